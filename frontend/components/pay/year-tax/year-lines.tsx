import { YEAR_TAX_PARTS, type YearTaxAnswer } from '#modules/compute/pure'
import { PartTable } from '@/components/pay/part-table'
import { useT } from '@/lib/use-t'

/** The assessment line by line, each with its reason. */
export function YearLines({ answer: { lignes } }: { answer: YearTaxAnswer }) {
  const t = useT()
  return (
    <details>
      <summary className="cursor-pointer rounded-sm font-medium">{t('year-tax.lines')}</summary>
      <div className="mt-3 flex max-w-xl flex-col gap-6">
        {YEAR_TAX_PARTS.map(([part, keys]) => (
          <PartTable
            key={part}
            title={t(`compute.year_tax.words.${part}`)}
            unit={t('pay.eurPerYear')}
            keys={keys}
            lines={lignes}
          />
        ))}
      </div>
    </details>
  )
}
