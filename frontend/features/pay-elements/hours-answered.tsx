import { useMemo } from 'react'
import { Check, X } from 'lucide-react'
import {
  DISPENSE_CONDITIONS,
  HOURS_PARTS,
  type HoursAnswer,
  type HoursHypothese,
} from '#modules/compute/pure'
import { AmountRow } from '@/components/pay/amount-row'
import { WhyProvider } from '@/components/pay/why-context'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

/** What hours pay, for the worker and for the employer, each line with its reason, and what it rests on. */
export function HoursAnswered({ answer }: { answer: HoursAnswer }) {
  const t = useT()
  const explain = useMemo(() => {
    const lines = new Map(answer.explanation?.map((line) => [line.rule, line]))
    return (rule: string) => lines.get(rule) ?? null
  }, [answer])
  const { lignes, contingent, contingentNet, conditions, hypotheses, gaps } = answer
  const figure = (id: string) => t(`compute.parameters.${id}.title`)
  const told = (each: HoursHypothese) => {
    if (each.code !== 'figure') return t(`compute.hours.hypotheses.${each.code}`)
    const { id, confidence } = each.parameter
    const key = confidence === 'derived' ? 'figureDerived' : 'figureAssumed'
    return t(`compute.hours.hypotheses.${key}`, { figure: figure(id) })
  }
  return (
    <WhyProvider explain={explain}>
      <div className="flex min-w-0 flex-col gap-5">
        {HOURS_PARTS.map(([part, keys]) => {
          const rows = keys.flatMap((key, i) => {
            const amount = lignes[key]
            const isResult = i === keys.length - 1
            return amount === null || (amount === 0 && !isResult) ? [] : [{ key, amount, isResult }]
          })
          if (rows.length === 0) return null
          return (
            <table key={part} className="w-full border-collapse text-sm">
              <caption className="pb-1 text-left font-semibold">
                {t(`compute.hours.words.${part}`)}
              </caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{t('pay.line')}</th>
                  <th scope="col">{t('pay-elements.hoursUnit')}</th>
                  <th scope="col">{t('pay.why')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, amount, isResult }) => (
                  <AmountRow
                    key={key}
                    line={key}
                    amount={amount}
                    kind={isResult ? 'total' : 'line'}
                  />
                ))}
              </tbody>
            </table>
          )
        })}
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
        {gaps && (
          <Notice tone="warn">
            {t('pay-elements.hoursGaps', {
              figures: gaps.map(({ id }) => figure(id)).join(' · '),
            })}
          </Notice>
        )}
        <section>
          <h3 className="mb-1 font-semibold">{t('compute.hours.words.restsOn')}</h3>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-xs text-ink-soft">
            {hypotheses.map((each) => (
              <li key={each.code === 'figure' ? each.parameter.id : each.code}>{told(each)}</li>
            ))}
          </ul>
        </section>
      </div>
    </WhyProvider>
  )
}
