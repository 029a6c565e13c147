import { useId, useState, type ReactNode } from 'react'
import { ChevronDown, ChevronUp, Maximize2, Minimize2 } from 'lucide-react'
import type { ComputeRequest } from '#modules/compute/pure'
import type { Compute } from '@/api/types'
import { CostBlock } from '@/components/pay/cost-block'
import { DifferenceBadge } from '@/components/pay/difference-badge'
import { LawLine } from '@/components/pay/law-line'
import { Payslip } from '@/components/pay/payslip'
import { ProjectionProvider } from '@/components/pay/projection-context'
import { WhyProvider } from '@/components/pay/why-context'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { cn } from '@/lib/cn'
import { readFigure, type Figure, type Period } from '@/lib/pay/figures'
import { useExplainer } from '@/lib/pay/use-explainer'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'
import type { Assistant, Shown } from './use-assistant.ts'

interface FiguresProps {
  shown: Shown
  assistant: Assistant
  reader: AssistantReader
  /** Answers that the figures of the whole still need. */
  needed: number
  actions: ReactNode
}

/** The live package beside the conversation. */
export function FiguresPane({ shown, reader, needed, actions }: FiguresProps) {
  const t = useT()
  return (
    <section
      aria-label={t('assistant.figures')}
      className="sticky top-0 flex max-h-[calc(100dvh-9rem)] flex-col self-start overflow-hidden rounded-xl border border-line"
    >
      <div className="flex items-start justify-between gap-3 px-4 py-3">
        <div>
          <h3 className="font-semibold">{t('assistant.figures')}</h3>
          <p className="text-xs text-ink-soft">{t('assistant.nothingWritten')}</p>
        </div>
        {needed > 0 && <Badge tone="warn">{t('assistant.needed', { count: needed })}</Badge>}
      </div>
      <div className="min-h-0 overflow-y-auto" tabIndex={0}>
        <Figures shown={shown} reader={reader} />
        <Tables shown={shown} reader={reader} />
      </div>
      <div className="border-t border-line p-3">{actions}</div>
    </section>
  )
}

/** The same below the conversation on a phone: a bar that opens to half of the screen, and to all of it but the box. */
export function FiguresSheet({
  shown,
  reader,
  needed,
  actions,
  children,
}: FiguresProps & { children: ReactNode }) {
  const t = useT()
  const id = useId()
  const [height, setHeight] = useState<'bar' | 'half' | 'whole'>('bar')
  const isOpen = height !== 'bar'
  const isWhole = height === 'whole'
  const { answer } = reader.settlePartOf(shown.draft)
  const Chevron = isOpen ? ChevronDown : ChevronUp
  const Size = isWhole ? Minimize2 : Maximize2
  return (
    <section
      aria-label={t('assistant.figures')}
      className="sticky -bottom-4 z-10 -mx-4 -mb-4 mt-auto flex flex-col gap-2 rounded-t-2xl border-t border-line bg-surface px-4 pt-1 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-[0_-6px_24px_rgb(0_0_0/0.08)] sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6"
    >
      {answer && (
        <div className="flex items-center gap-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className="flex min-h-14 min-w-0 flex-1 items-center gap-3 text-left"
            onClick={() => setHeight(isOpen ? 'bar' : 'half')}
          >
            <BarFigure compute={answer.compute} figure="net" period="month" />
            <BarFigure compute={answer.compute} figure="cost" period="year" />
            <Chevron className="size-5 shrink-0 text-ink-soft" aria-hidden />
            <span className="sr-only">{t('assistant.figures')}</span>
          </button>
          {isOpen && (
            <Button
              size="icon"
              variant="ghost"
              aria-label={t(isWhole ? 'assistant.smaller' : 'assistant.larger')}
              onClick={() => setHeight(isWhole ? 'half' : 'whole')}
            >
              <Size aria-hidden />
            </Button>
          )}
        </div>
      )}
      <div
        id={id}
        className={cn(
          'overflow-y-auto',
          isWhole ? 'h-[calc(100dvh-19rem)] min-h-[45dvh]' : 'max-h-[45dvh]',
          !isOpen && 'hidden'
        )}
      >
        {isOpen && (
          <>
            <Figures shown={shown} reader={reader} />
            <Tables shown={shown} reader={reader} />
          </>
        )}
      </div>
      {needed > 0 && (
        <Badge tone="warn" className="self-start">
          {t('assistant.needed', { count: needed })}
        </Badge>
      )}
      {children}
      {actions}
    </section>
  )
}

interface OneFigure {
  compute: Compute
  figure: Figure
  period: Period
}

function BarFigure({ compute, figure, period }: OneFigure) {
  const t = useT()
  const format = useFormat()
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate text-xs text-ink-soft">
        {t(`pay.figure_${figure}`)} {t(period === 'month' ? 'pay.perMonthUnit' : 'pay.perYearUnit')}
      </span>
      <span className="block text-base font-semibold whitespace-nowrap tabular-nums min-[23rem]:text-lg">
        {format.euros(readFigure(compute, figure, period), period === 'year' ? 0 : 2)}
      </span>
    </span>
  )
}

const FIGURES: readonly (readonly [Figure, Period])[] = [
  ['cost', 'year'],
  ['gross', 'month'],
  ['net', 'month'],
  ['netWithBenefits', 'month'],
]

/** Four figures, each with what the turn changed of it. */
function Figures({ shown, reader }: Pick<FiguresProps, 'shown' | 'reader'>) {
  const t = useT()
  const locale = useLocale()
  const { answer, without } = reader.settlePartOf(shown.draft)
  const before = reader.settlePartOf(shown.before).answer
  if (!answer) return <p className="px-4 pb-4 text-sm text-ink-soft">{t('assistant.noFigures')}</p>
  return (
    <>
      <dl className="grid grid-cols-2 gap-px border-y border-line bg-line">
        {FIGURES.map(([figure, period]) => (
          <OneFigureOf
            key={figure}
            {...{ figure, period }}
            compute={answer.compute}
            before={before?.compute}
          />
        ))}
      </dl>
      {without.length > 0 && (
        <p className="px-4 pt-3 text-sm text-warn">
          {t('assistant.without', {
            list: without.map((name) => reader.nameOfPath(`package.${name}`, locale)).join(', '),
          })}
        </p>
      )}
      {answer.solved?.exact === false && (
        <p className="px-4 pt-3 text-sm text-ink-soft">{t('assistant.nearest')}</p>
      )}
    </>
  )
}

function OneFigureOf({
  compute,
  before,
  figure,
  period,
}: OneFigure & { before: Compute | undefined }) {
  const t = useT()
  const format = useFormat()
  const amount = readFigure(compute, figure, period)
  const change = before ? amount - readFigure(before, figure, period) : 0
  return (
    <div className="min-w-0 bg-surface px-4 py-3">
      <dt className="truncate text-xs text-ink-soft">{t(`pay.figure_${figure}`)}</dt>
      <dd className="flex flex-wrap items-center gap-x-2">
        <span className="text-base font-semibold whitespace-nowrap tabular-nums sm:text-lg">
          {format.euros(amount, period === 'year' ? 0 : 2)}
        </span>
        <span className="text-xs text-ink-soft">
          {t(period === 'month' ? 'pay.perMonthUnit' : 'pay.perYearUnit')}
        </span>
        {Math.round(change) !== 0 && <DifferenceBadge difference={change} />}
      </dd>
    </div>
  )
}

/** The payslip and the cost with their why, as the editor has them. */
function Tables({ shown, reader }: Pick<FiguresProps, 'shown' | 'reader'>) {
  const t = useT()
  const { answer, request } = reader.settlePartOf(shown.draft)
  const explain = useExplainer(request as unknown as ComputeRequest)
  if (!answer) return null
  const { compute, lawset, gaps } = answer
  return (
    <WhyProvider explain={explain}>
      <ProjectionProvider lawset={lawset}>
        <details open className="px-4 py-3">
          <summary className="mb-1 cursor-pointer text-sm font-semibold">
            {t('pay.payslip')}
          </summary>
          <Payslip amounts={compute.remuneration.remunerationMensuelle} />
        </details>
        <details className="border-t border-line px-4 py-3">
          <summary className="mb-1 cursor-pointer text-sm font-semibold">
            {t('pay.employerCost')}
          </summary>
          <CostBlock cost={compute.coutEmployeur} />
        </details>
        <div className="border-t border-line px-4 py-3">
          <LawLine lawset={lawset} gaps={gaps} />
        </div>
      </ProjectionProvider>
    </WhyProvider>
  )
}
