import { COST_PARTS } from '#modules/compute/pure'
import StackedBars, { type Series } from '@/components/charts/stacked-bars'
import type { CashFlowGrid, CostPart } from '@/lib/pay/cash-flow-grid'
import { useFormat } from '@/lib/use-format'
import { useMedia } from '@/lib/use-media'
import { useT } from '@/lib/use-t'

const HEIGHT = 280

const COLOUR: Record<CostPart, Series['colour']> = {
  remunerationsFixes: '--data-fixed',
  frais: '--data-costs',
  remunerationsVariables: '--data-variable',
  avantages: '--data-benefits',
}

/** A column a month, in the four colours of the employer's cost. The table below says the same in figures. */
export default function CashFlowChart({ grid }: { grid: CashFlowGrid }) {
  const t = useT()
  const format = useFormat()
  const month = useMedia('(min-width: 40rem)') ? 'short' : 'narrow'
  return (
    <div role="img" aria-label={t('package-view.chartLabel')}>
      <StackedBars
        categories={grid.dates.map((date) => format.month(date, month))}
        series={COST_PARTS.filter((part) => grid.parts[part].some((amount) => amount !== 0)).map(
          (part) => ({
            name: t(`pay.group_${part}`),
            colour: COLOUR[part],
            values: grid.parts[part],
          })
        )}
        onAxis={(amount) => format.amount(amount, 0)}
        inBox={(amount) => format.euros(amount)}
        height={HEIGHT}
      />
    </div>
  )
}
