import {
  HUNDRED_OF_COMPANY_PARTS,
  hundredWays,
  type HundredOfCompany,
  type HundredWay,
} from '#modules/compute/pure'
import { Picture } from '@/components/pay/pictures/picture'
import { SplitBar } from '@/components/pay/pictures/split-bar'
import { TONES } from '@/components/pay/pictures/tones'
import { useT } from '@/lib/use-t'

const PART_TONES: Record<keyof HundredWay['parts'], string> = {
  impotSociete: TONES.costs,
  cotisations: TONES.employer,
  impot: TONES.withheld,
  avantages: TONES.benefits,
  reste: TONES.net,
}

/** Of 100 EUR more that the company has for its director: what arrives as pay, and by each way of a dividend. */
export function HundredOfCompanyPicture({ of }: { of: HundredOfCompany }) {
  const t = useT()
  const ways = hundredWays(of)
  if (ways.length === 0) return null
  return (
    <Picture title={t('compute.director.words.hundred')}>
      <div className="flex flex-col gap-4">
        {ways.map(({ line, parts }) => (
          <SplitBar
            key={line ?? 'pay'}
            title={t(line ? `compute.rules.${line}.title` : 'compute.director.words.hundredPay')}
            of={parts}
            parts={HUNDRED_OF_COMPANY_PARTS}
            tones={PART_TONES}
            label={(part) => t(`compute.director.words.${part}`)}
          />
        ))}
        {of.dividende === null && (
          <p className="text-xs text-ink-soft">{t('compute.director.words.hundredUntold')}</p>
        )}
      </div>
    </Picture>
  )
}
