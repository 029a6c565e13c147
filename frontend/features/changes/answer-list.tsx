import { Link } from 'react-router'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { Answers } from './use-answers.ts'

interface AnswerListProps {
  answers: Answers
  /** A line was followed: the panel is in the way. */
  onLeave: () => void
}

/** Who accepted an offer, the newest first; each leads to it. */
export function AnswerList({ answers: { accepted, isNew }, onLeave }: AnswerListProps) {
  const t = useT()
  const format = useFormat()
  if (accepted.length === 0)
    return <p className="py-3 text-sm text-ink-soft">{t('changes.noAnswer')}</p>
  return (
    <ul
      aria-label={t('changes.tab_you', { count: 0 })}
      className="flex flex-col divide-y divide-line"
    >
      {accepted.map((offer) => (
        <li key={offer.id} className="py-3 text-sm">
          <p className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
            {isNew(offer) && <Badge tone="info">{t('changes.new')}</Badge>}
            {offer.acceptedAt && format.instant(offer.acceptedAt)}
          </p>
          <Link
            to={urls.offer(offer.id)}
            onClick={onLeave}
            className="mt-1 block font-medium underline-offset-4 hover:underline"
          >
            {t('changes.accepted', {
              name: offer.worker?.displayName ?? t('changes.candidate'),
              job: offer.package?.nomFonction ?? 'none',
            })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
