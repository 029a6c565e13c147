import type { Casefile, CasefileStatus } from '@/api/casefiles'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const STAGES = ['prepare', 'form', 'sign', 'signed'] as const

/** Which stage is under way; of what ended unsigned, none. */
const AT: Partial<Record<CasefileStatus, number>> = {
  DRAFT: 0,
  WORKER_FORM_SENT: 1,
  WORKER_INFO_READY: 2,
  SIGNING: 2,
  SEALING: 2,
  SIGNED: 3,
}

/** How far it is from the first document to the signed one, in four stages with their days. */
export function CasefileProgress({ casefile }: { casefile: Casefile }) {
  const t = useT()
  const format = useFormat()
  const { status, form, sentAt, signedOnStr, createdAt } = casefile
  const at = AT[status]
  if (at === undefined) return null
  const days = [createdAt, form.filledAt ?? form.sentAt, sentAt, signedOnStr]
  return (
    <ol aria-label={t('documents.progress')} className="mb-6 grid grid-cols-4 gap-1 sm:gap-1.5">
      {STAGES.map((stage, index) => {
        const day = index <= at ? days[index] : null
        const isNow = index === at
        return (
          <li
            key={stage}
            aria-current={isNow ? 'step' : undefined}
            className={cn('min-w-0 text-xs', isNow ? 'font-medium text-ink' : 'text-ink-soft')}
          >
            <span
              aria-hidden
              className={cn(
                'mb-2 block h-1 rounded-full',
                status === 'SIGNED' ? 'bg-accept' : index < at ? 'bg-ink-soft' : 'bg-line',
                isNow && status !== 'SIGNED' && 'bg-ink'
              )}
            />
            {/* Four words do not fit beside each other on the smallest phones. */}
            <span className={cn('block hyphens-auto', !isNow && 'max-[24rem]:sr-only')}>
              {t(`documents.stage_${stage}`)}
            </span>
            {day && (
              <span className="block font-normal text-ink-soft max-sm:sr-only">
                {format.day(day, 'medium')}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
