import type { HundredEuros, YearTaxAnswer } from '#modules/compute/pure'
import { Picture } from '@/components/pay/pictures/picture'
import { TONES } from '@/components/pay/pictures/tones'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const PARTS = ['cotisations', 'impot', 'autres', 'reste'] as const
const PART_TONES: Record<keyof HundredEuros, string> = {
  cotisations: TONES.employer,
  impot: TONES.withheld,
  autres: TONES.benefits,
  reste: TONES.net,
}

/** Where 100 EUR of gross pay go: on the payslip, over the year once it is assessed, and on average. */
export function HundredEurosPicture({ of }: { of: YearTaxAnswer['centEuros'] }) {
  const t = useT()
  const format = useFormat()
  const { moyenne, marginal } = of
  return (
    <Picture title={t('compute.year_tax.words.hundred')}>
      <div className="flex flex-col gap-4">
        <Bar title={t('compute.year_tax.words.hundredAverage')} of={moyenne} />
        <Bar title={t('year-tax.moreMonth')} of={marginal?.mois ?? null} />
        <Bar title={t('year-tax.moreYear')} of={marginal?.annee ?? null} />
        {marginal && (
          <p className="text-xs text-ink-soft">
            {t('year-tax.moreCost', { cost: format.euros(marginal.cout) })}
          </p>
        )}
      </div>
    </Picture>
  )
}

function Bar({ title, of }: { title: string; of: HundredEuros | null }) {
  const t = useT()
  const format = useFormat()
  if (of === null) return null
  const shown = PARTS.filter((part) => of[part] !== 0)
  const drawn = shown.filter((part) => of[part] > 0)
  const whole = drawn.reduce((sum, part) => sum + of[part], 0)
  return (
    <div>
      <p className="mb-1 font-medium">{title}</p>
      <div aria-hidden className="flex h-4 gap-0.5 overflow-hidden rounded-[3px]">
        {drawn.map((part) => (
          <span
            key={part}
            className={PART_TONES[part]}
            style={{ width: `${(of[part] / whole) * 100}%` }}
          />
        ))}
      </div>
      <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {shown.map((part) => (
          <div key={part} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2 shrink-0 rounded-[2px] ${PART_TONES[part]}`} />
            <dt className="text-ink-soft">{t(`compute.year_tax.flow.${part}`)}</dt>
            <dd className="font-medium tabular-nums">{format.euros(of[part])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
