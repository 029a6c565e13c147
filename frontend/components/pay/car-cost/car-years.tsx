import { CAR_COST_LINES, type CarCostLine, type CarYear } from '#modules/compute/pure'
import { Legend } from '@/components/pay/pictures/legend'
import { Picture } from '@/components/pay/pictures/picture'
import { TONES } from '@/components/pay/pictures/tones'
import { useLineText } from '@/components/pay/use-line-text'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { FigureTable } from './figure-table.tsx'

/** What the employer bears, in the parts of one bar. */
const PARTS = [
  ['fraisVoiture', TONES.costs],
  ['cotisationCo2Voiture', TONES.employer],
  ['impotDepensesVoiture', TONES.withheld],
] as const satisfies readonly (readonly [CarCostLine, string])[]

const TOTALS: readonly CarCostLine[] = [
  'fraisVoiture',
  'depensesVoiture',
  'coutVoiture',
  'coutApresImpot',
]

/** What the car costs the employer in each of five years, and what part of it is deducted. */
export function CarYears({ annees }: { annees: readonly CarYear[] }) {
  const t = useT()
  const format = useFormat()
  const { title } = useLineText()
  const most = Math.max(1, ...annees.map(({ lignes }) => sum(lignes)))
  const name = t('compute.car_cost.words.years')
  const lines = CAR_COST_LINES.filter((key) => annees.some(({ lignes }) => lignes[key] !== 0))
  return (
    <Picture
      title={name}
      unit={t('pay.eurPerYear')}
      table={() => (
        <FigureTable
          label={name}
          heads={annees.map(({ annee }) => String(annee))}
          rows={[
            ...lines.map((key) => ({
              label: title(key),
              total: TOTALS.includes(key),
              cells: annees.map(({ lignes }) => format.amount(lignes[key])),
            })),
            {
              label: t('compute.car_cost.words.deductible'),
              cells: annees.map(({ taux }) => format.percent(taux.deductible / 100)),
            },
          ]}
        />
      )}
    >
      <ol className="flex flex-col gap-3">
        {annees.map(({ annee, lignes, taux }) => (
          <li key={annee}>
            <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 text-xs">
              <span className="text-sm font-medium">{annee}</span>
              <span className="text-ink-soft">
                {t('compute.car_cost.words.deductible')} {format.percent(taux.deductible / 100)}
              </span>
              <span className="text-sm font-medium tabular-nums">
                {format.euros(lignes.coutVoiture, 0)}
              </span>
            </p>
            <div aria-hidden className="flex h-4 gap-0.5 overflow-hidden rounded-[3px]">
              {PARTS.map(([key, tone]) => (
                <span
                  key={key}
                  className={tone}
                  style={{ width: `${(lignes[key] / most) * 100}%` }}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <Legend parts={PARTS.map(([key, tone]) => ({ tone, name: title(key) }))} />
    </Picture>
  )
}

function sum(lignes: CarYear['lignes']): number {
  return PARTS.reduce((total, [key]) => total + lignes[key], 0)
}
