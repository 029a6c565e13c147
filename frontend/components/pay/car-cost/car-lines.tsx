import { useState } from 'react'
import { CAR_COST_PARTS, type CarYear } from '#modules/compute/pure'
import { PartTable } from '@/components/pay/part-table'
import { Explained } from '@/components/pay/why-context'
import { Segmented } from '@/components/ui/segmented'
import { useT } from '@/lib/use-t'

/** One year of the car line by line, each with its reason. */
export function CarLines({ annees }: { annees: readonly CarYear[] }) {
  const t = useT()
  const [shown, setShown] = useState(String(annees[0].annee))
  const year = annees.find(({ annee }) => String(annee) === shown) ?? annees[0]
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
        <Explained lines={year.explanation}>
          {CAR_COST_PARTS.map(([part, keys]) => (
            <PartTable
              key={part}
              title={t(`compute.car_cost.words.${part}`)}
              unit={t('pay.eurPerYear')}
              keys={keys}
              lines={year.lignes}
              results={[keys.at(-1)!, 'coutVoiture']}
            />
          ))}
        </Explained>
      </div>
    </details>
  )
}
