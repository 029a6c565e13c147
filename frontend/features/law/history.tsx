import type { ListedParameter, ListedValue } from '#modules/compute/pure'
import { Source } from '@/components/pay/source'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { FigureWhole } from './figure.tsx'
import { isGap } from './law-book.ts'

interface HistoryProps {
  parameter: ListedParameter
  /** The value in force on the day that is looked at. */
  current: ListedValue | undefined
}

/** Every value of a figure, the latest first: since when, where it stands and how sure that is. */
export function History({ parameter, current }: HistoryProps) {
  const t = useT()
  return (
    <ol aria-label={t('law.history')} className="flex flex-col divide-y divide-line">
      {[...parameter.values].reverse().map((value) => (
        <Entry key={value.from} value={value} parameter={parameter} current={value === current} />
      ))}
    </ol>
  )
}

interface EntryProps {
  value: ListedValue
  parameter: ListedParameter
  current: boolean
}

function Entry({ value, parameter, current }: EntryProps) {
  const t = useT()
  const format = useFormat()
  const message = useOptionalMessage()
  const { from, source, href, confidence, checked } = value
  return (
    <li
      aria-current={current ? 'true' : undefined}
      className={cn('flex flex-col gap-1 py-2 pl-3', current && 'border-l-2 border-l-accent')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className={cn(current && 'font-medium')}>
          {t('pay.validFrom', { day: format.day(from, 'medium') })}
        </span>
        <span className={cn('min-w-0 tabular-nums', current && 'font-medium')}>
          {isGap(value) ? (
            <Badge tone="warn">{t('law.gap')}</Badge>
          ) : value.value === null ? (
            <Badge>{t('law.abolished')}</Badge>
          ) : (
            !Array.isArray(value.value) && <FigureWhole value={value.value} parameter={parameter} />
          )}
        </span>
      </div>
      {Array.isArray(value.value) && <FigureWhole value={value.value} parameter={parameter} />}
      <Source text={source} href={href} />
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
        <Badge>{message(`pay.confidence_${confidence}`) ?? confidence}</Badge>
        {t('law.checked', { day: format.day(checked, 'medium') })}
      </span>
    </li>
  )
}
