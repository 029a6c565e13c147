import { ArchiveRestore } from 'lucide-react'
import { useArchiveBenefit, type Benefit, type BenefitKind } from '@/api/benefits'
import { Button } from '@/components/ui/button'
import { useToastError } from '@/lib/use-toast-error'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import { FIELDS_OF } from './kinds.ts'
import { useBenefitText } from './use-benefit-text.ts'

/** What was taken out of the list, folded away, with the way back. */
export function ArchivedBenefits({ kind, items }: { kind: BenefitKind; items: Benefit[] }) {
  const t = useT()
  const nameOf = useNameOf()
  const text = useBenefitText()
  const restore = useArchiveBenefit()
  const toastError = useToastError()
  if (items.length === 0) return null
  return (
    <details className="mt-4 text-sm">
      <summary className="cursor-pointer text-ink-soft">
        {t('benefits.archivedCount', { count: items.length })}
      </summary>
      <ul
        aria-label={t('benefits.archivedList')}
        className="mt-2 flex flex-col divide-y divide-line"
      >
        {items.map((benefit) => (
          <li key={benefit.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <div className="min-w-0">
              <p className="break-words">{nameOf(benefit)}</p>
              <p className="text-xs text-ink-soft">{text.summary(benefit, FIELDS_OF[kind])}</p>
            </div>
            <Button
              size="sm"
              aria-label={t('benefits.restoreNamed', { name: nameOf(benefit) })}
              onClick={() =>
                restore.mutate({ id: benefit.id, archived: false }, { onError: toastError })
              }
            >
              <ArchiveRestore aria-hidden />
              {t('benefits.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
