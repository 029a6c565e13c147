import { YEAR_TAX_PARTS, type YearTaxAnswer } from '#modules/compute/pure'
import { AmountRow } from '@/components/pay/amount-row'
import { useT } from '@/lib/use-t'

/** The assessment line by line, each with its reason; what is not known stands nowhere as a zero. */
export function YearLines({ answer: { lignes } }: { answer: YearTaxAnswer }) {
  const t = useT()
  return (
    <details>
      <summary className="cursor-pointer rounded-sm font-medium">{t('year-tax.lines')}</summary>
      <div className="mt-3 flex max-w-xl flex-col gap-6">
        {YEAR_TAX_PARTS.map(([part, keys]) => {
          const rows = keys.flatMap((key, i) => {
            const amount = lignes[key]
            const isResult = i === keys.length - 1
            return amount === null || (amount === 0 && !isResult) ? [] : [{ key, amount, isResult }]
          })
          if (rows.length === 0) return null
          const title = t(`compute.year_tax.words.${part}`)
          return (
            <table key={part} className="w-full border-collapse text-sm">
              <caption className="pb-1 text-left font-semibold">{title}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{t('pay.line')}</th>
                  <th scope="col">{t('pay.eurPerYear')}</th>
                  <th scope="col">{t('pay.why')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, amount, isResult }) => (
                  <AmountRow
                    key={key}
                    line={key}
                    amount={amount}
                    kind={isResult ? 'total' : 'line'}
                  />
                ))}
              </tbody>
            </table>
          )
        })}
      </div>
    </details>
  )
}
