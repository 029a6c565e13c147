import { HUNDRED_PARTS, type HundredEuros, type YearTaxAnswer } from '#modules/compute/pure'
import { Picture } from '@/components/pay/pictures/picture'
import { SplitBar } from '@/components/pay/pictures/split-bar'
import { TONES } from '@/components/pay/pictures/tones'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const PART_TONES: Record<keyof HundredEuros, string> = {
  cotisations: TONES.employer,
  impot: TONES.withheld,
  autres: TONES.benefits,
  reste: TONES.net,
}

interface HundredEurosProps {
  of: YearTaxAnswer['centEuros']
  /** For readers who are not told what pay costs the employer. */
  costUntold?: boolean
}

/** Where 100 EUR of gross pay go: on the payslip, over the year once it is assessed, and on average. */
export function HundredEurosPicture({ of, costUntold }: HundredEurosProps) {
  const t = useT()
  const format = useFormat()
  const { moyenne, marginal } = of
  return (
    <Picture title={t('compute.year_tax.words.hundred')}>
      <div className="flex flex-col gap-4">
        <Bar title={t('compute.year_tax.words.hundredAverage')} of={moyenne} />
        <Bar title={t('year-tax.moreMonth')} of={marginal?.mois ?? null} />
        <Bar title={t('year-tax.moreYear')} of={marginal?.annee ?? null} />
        {marginal && !costUntold && (
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
  if (of === null) return null
  return (
    <SplitBar
      title={title}
      of={of}
      parts={HUNDRED_PARTS}
      tones={PART_TONES}
      label={(part) => t(`compute.year_tax.flow.${part}`)}
    />
  )
}
