import type { ReactNode } from 'react'
import type { ComputeAnswer } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { Why } from '@/components/pay/why'
import { Card } from '@/components/ui/card'
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
        rule="coutEmployeurAnnuel"
      >
        {exclusionsTotal !== 0 &&
          t('package-view.withExclusions', { amount: euros(coutEmployeurAnnuelAvecExclusions) })}
      </Summary>
      <Summary
        title={t('package-view.grossMonthly')}
        amount={euros(gross.amount)}
        rule="salaireBrut"
      >
        {gross.range &&
          t('package-view.range', { min: euros(gross.range.min), max: euros(gross.range.max) })}
      </Summary>
      <Summary
        title={t('package-view.netMonthly')}
        amount={euros(remuneration.remunerationMensuelle.salaireNet)}
        rule="salaireNet"
      />
      <Summary
        title={t('package-view.netAnnualShort')}
        amount={euros(remuneration.remunerationAnnuelle.remunerationAnnuelle)}
        rule="remunerationAnnuelle"
      />
    </dl>
  )
}

function Summary({
  title,
  amount,
  rule,
  children,
}: {
  title: string
  amount: string
  rule: string
  children?: ReactNode
}) {
  return (
    // Title, figure and note of neighbours stand on the same lines, however long one of them is.
    <Card className="row-span-3 grid min-w-0 grid-rows-subgrid gap-y-1 p-4 sm:px-6">
      <dt className="text-ink-soft">{title}</dt>
      <dd className="flex flex-wrap items-center gap-x-1 text-lg font-semibold tabular-nums sm:text-xl">
        {amount}
        <Why rule={rule} title={title} />
      </dd>
      {children && <dd className="text-xs text-ink-soft">{children}</dd>}
    </Card>
  )
}
