import type { NewYearPerson } from '@/api/new-year'
import { useFormat } from '@/lib/use-format'
import { useMedia } from '@/lib/use-media'
import { useT } from '@/lib/use-t'

export type Change = NonNullable<NewYearPerson['change']>
type Amount = (typeof AMOUNTS)[number]

const AMOUNTS = ['gross', 'net', 'cost'] as const
const STEPS = ['before', 'lawStep', 'after'] as const

/** What the pay and its cost are on both sides of the day: a table where there is room for one. */
export function Amounts({ change }: { change: Change }) {
  const format = useFormat()
  const range = useRange()
  const wide = useMedia('(min-width: 40rem)')
  const told = (amount: Amount, step: (typeof STEPS)[number]) =>
    step === 'after'
      ? range(change, amount)
      : format.euros(change[step === 'before' ? 'before' : 'law'][amount])
  return wide ? <AmountsTable told={told} /> : <AmountsList told={told} />
}

interface AmountsProps {
  told: (amount: Amount, step: (typeof STEPS)[number]) => string
}

function AmountsTable({ told }: AmountsProps) {
  const t = useT()
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="py-1 font-normal">
            {t('new-year.amount')}
          </th>
          {STEPS.map((step) => (
            <th key={step} scope="col" className="py-1 pl-3 text-right font-normal">
              {t(`new-year.${step}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {AMOUNTS.map((amount) => (
          <tr key={amount} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {t(`new-year.${amount}`)}
            </th>
            {STEPS.map((step) => (
              <td key={step} className="py-1.5 pl-3 text-right tabular-nums">
                {told(amount, step)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AmountsList({ told }: AmountsProps) {
  const t = useT()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {AMOUNTS.map((amount) => (
        <li key={amount} className="py-3 first:pt-0 last:pb-0">
          <p className="mb-1 font-medium">{t(`new-year.${amount}`)}</p>
          <dl className="flex flex-col gap-1 text-sm">
            {STEPS.map((step) => (
              <div key={step} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-soft">{t(`new-year.${step}`)}</dt>
                <dd className="ml-auto text-right tabular-nums">{told(amount, step)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** An amount after the day, from the lowest to the highest index where these differ. */
function useRange(): (change: Change, amount: Amount) => string {
  const t = useT()
  const format = useFormat()
  return ({ low, high }, amount) =>
    low[amount] === high[amount]
      ? format.euros(low[amount])
      : t('new-year.range', { low: format.euros(low[amount]), high: format.euros(high[amount]) })
}
