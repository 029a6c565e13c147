import { memo } from 'react'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useFigures } from './figures-context.tsx'

/** How far the choices of a FLEX package move gross pay at a constant cost; nothing in a fixed one. */
export const FlexRange = memo(function FlexRange() {
  const t = useT()
  const format = useFormat()
  const { flex, chosenGross, lowestGross } = useFigures()
  if (!flex) return null
  const rows = [
    ['editor.grossHighest', flex.salaireBrutHighest],
    ['editor.grossChosen', chosenGross],
    ['editor.grossLowest', lowestGross],
    ['editor.flexBudget', flex.budget],
  ] as const
  return (
    // The amounts end where those of the payslip do, which have a question mark behind them.
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pr-9 text-sm">
      {rows.map(([label, amount]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{t(label)}</dt>
          <dd className="amount">{format.euros(amount)}</dd>
        </div>
      ))}
    </dl>
  )
})
