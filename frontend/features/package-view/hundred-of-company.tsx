import { DIVIDEND_WAYS, type HundredOfCompany } from '#modules/compute/pure'
import { Picture } from '@/components/pay/pictures/picture'
import { SplitBar } from '@/components/pay/pictures/split-bar'
import { TONES } from '@/components/pay/pictures/tones'
import { useT } from '@/lib/use-t'

const HUNDRED = 100
const PARTS = ['impotSociete', 'cotisations', 'impot', 'avantages', 'reste'] as const
const PART_TONES: Record<(typeof PARTS)[number], string> = {
  impotSociete: TONES.costs,
  cotisations: TONES.employer,
  impot: TONES.withheld,
  avantages: TONES.benefits,
  reste: TONES.net,
}

/** Of 100 EUR more that the company has for its director: what arrives as pay, and by each way of a dividend. */
export function HundredOfCompanyPicture({ of }: { of: HundredOfCompany }) {
  const t = useT()
  const { remuneration, dividende } = of
  const bars = [
    ...(remuneration === null
      ? []
      : [
          {
            title: t('compute.director.words.hundredPay'),
            parts: { impotSociete: 0, ...remuneration },
          },
        ]),
    ...(dividende === null
      ? []
      : DIVIDEND_WAYS.map(([way, line]) => ({
          title: t(`compute.rules.${line}.title`),
          parts: {
            impotSociete: dividende.impotSociete,
            cotisations: 0,
            impot: HUNDRED - dividende.impotSociete - dividende[way],
            avantages: 0,
            reste: dividende[way],
          },
        }))),
  ]
  if (bars.length === 0) return null
  return (
    <Picture title={t('compute.director.words.hundred')}>
      <div className="flex flex-col gap-4">
        {bars.map(({ title, parts }) => (
          <SplitBar
            key={title}
            title={title}
            of={parts}
            parts={PARTS}
            tones={PART_TONES}
            label={(part) => t(`compute.director.words.${part}`)}
          />
        ))}
        {dividende === null && (
          <p className="text-xs text-ink-soft">{t('compute.director.words.hundredUntold')}</p>
        )}
      </div>
    </Picture>
  )
}
