import { memo, useEffect, useId, useRef } from 'react'
import { ChevronDown } from 'lucide-react'
import type { ListedParameter } from '#modules/compute/pure'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { FigureLine } from './figure.tsx'
import { History } from './history.tsx'
import { isAssumed, isGap, valueOn } from './law-book.ts'
import { useLawText } from '@/components/pay/use-law-text'

interface ParameterRowProps {
  parameter: ListedParameter
  day: string
  other: string | null
  open: boolean
  /** True where the address led here: the row comes into sight, and the keyboard to it. */
  arrived: boolean
  onToggle: (id: string) => void
}

/** One figure of the law: what it is, how much on the day, and its whole history when opened. */
export const ParameterRow = memo(function ParameterRow({
  parameter,
  day,
  other,
  open,
  arrived,
  onToggle,
}: ParameterRowProps) {
  const panel = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { title } = useLawText()
  useEffect(() => {
    if (!arrived) return
    button.current?.focus({ preventScroll: true })
    button.current?.scrollIntoView({ block: 'start' })
  }, [arrived])
  return (
    <li>
      <h3>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => onToggle(parameter.id)}
          className="flex w-full scroll-mt-20 items-start gap-3 px-4 py-2.5 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
        >
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
            <span className="min-w-0">{title(parameter.id)}</span>
            <Value parameter={parameter} day={day} other={other} />
          </span>
          <ChevronDown
            className={cn(
              'mt-0.5 size-4 shrink-0 text-ink-soft transition-transform',
              open && 'rotate-180'
            )}
            aria-hidden
          />
        </button>
      </h3>
      <div id={panel} hidden={!open} className="border-t border-line bg-page px-4 py-3">
        {open && <Details parameter={parameter} day={day} />}
      </div>
    </li>
  )
})

/** On one day the value; on two, what became of it. */
function Value({ parameter, day, other }: Pick<ParameterRowProps, 'parameter' | 'day' | 'other'>) {
  const t = useT()
  if (other === null) return <ValueOn parameter={parameter} day={day} />
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <ValueOn parameter={parameter} day={day} />
      <span aria-hidden>→</span>
      <span className="sr-only">{t('law.then')}</span>
      <ValueOn parameter={parameter} day={other} />
    </span>
  )
}

function ValueOn({ parameter, day }: { parameter: ListedParameter; day: string }) {
  const t = useT()
  const value = valueOn(parameter, day)
  if (isGap(value)) return <Badge tone="warn">{t('law.gap')}</Badge>
  if (value === undefined || value.value === null)
    return <span className="text-xs text-ink-soft">{t('law.noFigure')}</span>
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 font-medium tabular-nums">
      {isAssumed(value) && <Badge tone="warn">{t(`pay.confidence_${value.confidence}`)}</Badge>}
      <FigureLine value={value.value} parameter={parameter} />
    </span>
  )
}

function Details({ parameter, day }: { parameter: ListedParameter; day: string }) {
  const t = useT()
  const format = useFormat()
  const { explanation } = useLawText()
  const { id, unit, yearly, values } = parameter
  const first = values[0]!.from
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-ink-soft">{explanation(id)}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        <span className="font-mono break-all">{id}</span>
        <span>{t(`law.unit_${unit === '%' ? 'percent' : unit}`)}</span>
        {yearly && <span>{t('law.yearly')}</span>}
        <span>{t('law.knownSince', { day: format.day(first, 'medium') })}</span>
      </p>
      <History parameter={parameter} current={valueOn(parameter, day)} />
    </div>
  )
}
