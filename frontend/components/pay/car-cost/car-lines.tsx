import { useMemo, useState } from 'react'
import { CAR_COST_PARTS, type CarYear } from '#modules/compute/pure'
import { AmountRow } from '@/components/pay/amount-row'
import { WhyProvider } from '@/components/pay/why-context'
import { Segmented } from '@/components/ui/segmented'
import { useT } from '@/lib/use-t'

/** One year of the car line by line, each with its reason. */
export function CarLines({ annees }: { annees: readonly CarYear[] }) {
  const t = useT()
  const [shown, setShown] = useState(String(annees[0].annee))
  const year = annees.find(({ annee }) => String(annee) === shown) ?? annees[0]
  const explain = useMemo(() => {
    const lines = new Map(year.explanation?.map((line) => [line.rule, line]))
    return (rule: string) => lines.get(rule) ?? null
  }, [year])
  return (
    <details>
      <summary className="cursor-pointer rounded-sm font-medium">{t('car-cost.lines')}</summary>
      <div className="mt-3 flex max-w-xl flex-col gap-4">
        <Segmented
          label={t('car-cost.year')}
          value={String(year.annee)}
          onValueChange={setShown}
          options={annees.map(({ annee }) => ({ value: String(annee), label: String(annee) }))}
        />
        <WhyProvider explain={explain}>
          {CAR_COST_PARTS.map(([part, keys]) => (
            <table key={part} className="w-full border-collapse text-sm">
              <caption className="pb-1 text-left font-semibold">
                {t(`compute.car_cost.words.${part}`)}
              </caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{t('pay.line')}</th>
                  <th scope="col">{t('pay.eurPerYear')}</th>
                  <th scope="col">{t('pay.why')}</th>
                </tr>
              </thead>
              <tbody>
                {keys
                  .filter((key, i) => year.lignes[key] !== 0 || i === keys.length - 1)
                  .map((key) => (
                    <AmountRow
                      key={key}
                      line={key}
                      amount={year.lignes[key]}
                      kind={key === keys.at(-1) || key === 'coutVoiture' ? 'total' : 'line'}
                    />
                  ))}
              </tbody>
            </table>
          ))}
        </WhyProvider>
      </div>
    </details>
  )
}
