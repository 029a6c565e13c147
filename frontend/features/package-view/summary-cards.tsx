import type { ReactNode } from 'react'
import type { ComputeAnswer } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { ProjectedSignOf } from '@/components/pay/projected-sign'
import { Why } from '@/components/pay/why'
import { Card } from '@/components/ui/card'
import { FIGURE, type FigureOfPeriod } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { grossOf } from './gross.ts'

/** The figures one looks for first: what it costs, what is earned, what is left. */
export function SummaryCards({
  stored,
  answer,
}: {
  stored: Package
  answer: ComputeAnswer | null
}) {
  const t = useT()
  const format = useFormat()
  const { coutEmployeur, remuneration } = stored.compute
  const { coutEmployeurAnnuel, coutEmployeurAnnuelAvecExclusions, exclusionsTotal } = coutEmployeur
  const gross = grossOf(stored, answer)
  const euros = (amount: number) => format.euros(amount, 0)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Summary
        title={t('package-view.costAnnual')}
        amount={euros(coutEmployeurAnnuel)}
        figure={FIGURE.cost.year}
      >
        {exclusionsTotal !== 0 &&
          t('package-view.withExclusions', { amount: euros(coutEmployeurAnnuelAvecExclusions) })}
      </Summary>
      <Summary
        title={t('package-view.grossMonthly')}
        amount={euros(gross.amount)}
        figure={FIGURE.gross.month}
      >
        {gross.range &&
          t('package-view.range', { min: euros(gross.range.min), max: euros(gross.range.max) })}
      </Summary>
      <Summary
        title={t('package-view.netMonthly')}
        amount={euros(remuneration.remunerationMensuelle.salaireNet)}
        figure={FIGURE.net.month}
      />
      <Summary
        title={t('package-view.netAnnualShort')}
        amount={euros(remuneration.remunerationAnnuelle.remunerationAnnuelle)}
        figure={FIGURE.netWithBenefits.year}
      />
    </dl>
  )
}

function Summary({
  title,
  amount,
  figure,
  children,
}: {
  title: string
  amount: string
  /** Which figure it is: why it is so, and whether it is projected. */
  figure: FigureOfPeriod
  children?: ReactNode
}) {
  return (
    // Title, figure and note of neighbours stand on the same lines, however long one of them is.
    <Card className="row-span-3 grid min-w-0 grid-rows-subgrid gap-y-1 p-4 sm:px-6">
      <dt className="text-ink-soft">
        {title}
        <ProjectedSignOf path={figure.path} />
      </dt>
      <dd className="flex flex-wrap items-center gap-x-1 text-lg font-semibold tabular-nums sm:text-xl">
        {amount}
        <Why rule={figure.rule} title={title} />
      </dd>
      {children && <dd className="text-xs text-ink-soft">{children}</dd>}
    </Card>
  )
}
