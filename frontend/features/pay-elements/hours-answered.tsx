import { Check, X } from 'lucide-react'
import {
  DISPENSE_CONDITIONS,
  HOURS_MINUS,
  HOURS_PARTS,
  type HoursAnswer,
} from '#modules/compute/pure'
import { Headline } from '@/components/pay/headline'
import { PartTable } from '@/components/pay/part-table'
import { Picture } from '@/components/pay/pictures/picture'
import { SplitBar } from '@/components/pay/pictures/split-bar'
import { TONES } from '@/components/pay/pictures/tones'
import { RestsOn } from '@/components/pay/rests-on'
import { Explained } from '@/components/pay/why-context'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What hours pay, for the worker and for the employer, each line with its reason, and what it rests on. */
export function HoursAnswered({ answer }: { answer: HoursAnswer }) {
  const t = useT()
  const { lignes, conditions, hypotheses, gaps } = answer
  return (
    <Explained lines={answer.explanation}>
      <div className="flex min-w-0 flex-col gap-5">
        <Paid answer={answer} />
        {HOURS_PARTS.map(([part, keys]) => (
          <PartTable
            key={part}
            title={t(`compute.hours.words.${part}`)}
            unit={t('pay-elements.hoursUnit')}
            keys={keys}
            lines={lignes}
            minus={HOURS_MINUS}
          />
        ))}
        {conditions && (
          <section>
            <h3 className="mb-1 font-semibold">{t('compute.hours.words.conditions')}</h3>
            <ul className="flex flex-col gap-1 text-sm">
              {DISPENSE_CONDITIONS.map((name) => {
                const Icon = conditions[name] ? Check : X
                return (
                  <li key={name} className="flex items-center gap-2">
                    <Icon aria-hidden className="size-4 shrink-0" />
                    {t(`compute.hours.words.condition_${name}`)}
                    <span className="sr-only">
                      {t(`compute.hours.words.${conditions[name] ? 'yes' : 'no'}`)}
                    </span>
                  </li>
                )
              })}
            </ul>
          </section>
        )}
        <RestsOn
          words="compute.hours"
          hypotheses={hypotheses}
          gaps={{ of: gaps, sentence: 'pay-elements.hoursGaps' }}
        />
      </div>
    </Explained>
  )
}

const PARTS = ['net', 'state'] as const
const PART_TONES = { net: TONES.net, state: TONES.withheld } as const

/** What arrives of what the hours cost, and what is left of those that tax favours. */
function Paid({ answer: { lignes, contingent, contingentNet } }: { answer: HoursAnswer }) {
  const t = useT()
  const format = useFormat()
  const { netPrestations: net, coutPrestations: cost } = lignes
  const isKnown = net !== null && cost !== null
  return (
    <>
      <Headline
        amount={net === null ? null : format.euros(net)}
        below={
          <p className="mt-1 text-ink-soft">
            {t('pay-elements.hoursLeft', { month: contingent.mois, left: contingent.reste })}
            {contingentNet && ` ${t('pay-elements.hoursNetLeft', { left: contingentNet.reste })}`}
          </p>
        }
      >
        {isKnown && t('pay-elements.hoursPaid', { cost: format.euros(cost) })}
      </Headline>
      {isKnown && cost > 0 && (
        <Picture title={t('pay-elements.hoursPicture')} unit={t('pay-elements.hoursUnit')}>
          <SplitBar
            title={t('compute.rules.coutPrestations.title')}
            of={{ net, state: Math.round((cost - net) * 100) / 100 }}
            parts={PARTS}
            tones={PART_TONES}
            label={(part) =>
              t(part === 'net' ? 'compute.rules.netPrestations.title' : 'pay-elements.hoursState')
            }
          />
        </Picture>
      )}
    </>
  )
}
