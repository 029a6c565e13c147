import { Link } from 'react-router'
import { ChevronRight } from 'lucide-react'
import { listCommittees, missingOf } from '#modules/compute/pure'
import { today } from '#modules/shared/values/days'
import { Card } from '@/components/ui/card'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** Every joint committee of which something is known: how much, and how much is missing. */
export function CommitteeList() {
  const t = useT()
  const message = useOptionalMessage()
  const day = today()
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-line">
        {listCommittees().map(({ code, number, facts, bareme, rates }) => (
          <li key={code}>
            <Link
              to={urls.lawCommittee(number)}
              className="flex items-center gap-3 px-4 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
                <span className="min-w-0">
                  {t('law.committeeName', {
                    number,
                    name: message(`compute.commissions.${code}`) ?? '',
                  })}
                </span>
                <span className="text-xs text-ink-soft">
                  {t('law.knownCount', {
                    count: facts.length + rates.length + (bareme === undefined ? 0 : 1),
                  })}{' '}
                  · {t('law.missingCount', { count: missingOf(code, day).length })}
                </span>
              </span>
              <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
