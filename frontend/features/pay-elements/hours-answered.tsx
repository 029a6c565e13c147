import { Check, X } from 'lucide-react'
import {
  DISPENSE_CONDITIONS,
  HOURS_MINUS,
  HOURS_PARTS,
  type HoursAnswer,
} from '#modules/compute/pure'
import { PartTable } from '@/components/pay/part-table'
import { RestsOn } from '@/components/pay/rests-on'
import { Explained } from '@/components/pay/why-context'
import { useT } from '@/lib/use-t'

/** What hours pay, for the worker and for the employer, each line with its reason, and what it rests on. */
export function HoursAnswered({ answer }: { answer: HoursAnswer }) {
  const t = useT()
  const { lignes, contingent, contingentNet, conditions, hypotheses, gaps } = answer
  return (
    <Explained lines={answer.explanation}>
      <div className="flex min-w-0 flex-col gap-5">
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
        <p className="text-sm text-ink-soft" role="status">
          {t('pay-elements.hoursLeft', { month: contingent.mois, left: contingent.reste })}
          {contingentNet && ` ${t('pay-elements.hoursNetLeft', { left: contingentNet.reste })}`}
        </p>
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
