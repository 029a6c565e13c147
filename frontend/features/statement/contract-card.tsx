import { useLineText } from '@/components/pay/use-line-text'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { ExplainedLine } from './explained-line.tsx'
import { amountOf, shownParts, totalOf, type StatementAnswer } from './statement.ts'

/** The contract as of the statement's day: its details, then its year group by group, each line with its why. */
export function ContractCard({
  answer,
  onAsk,
}: {
  answer: StatementAnswer
  onAsk?: (line: string) => void
}) {
  const t = useT()
  const format = useFormat()
  const { title } = useLineText()
  const { rewardStatement, rewardStatementGroup } = answer
  const { explanation, lines } = rewardStatement
  const year = totalOf(answer)
  return (
    <SectionCard
      className="rounded-2xl"
      title={t('statement.contract', { day: format.day(rewardStatementGroup.statementDateStr) })}
    >
      <Terms answer={answer} />
      {shownParts(answer).map(({ part, colour }) => (
        <section key={part} className="mt-5 first-of-type:mt-4">
          <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-1.5 text-sm font-semibold">
            <span className="flex items-baseline gap-2">
              <span aria-hidden className="size-3 rounded-xs" style={{ background: colour }} />
              {t(`statement.part_${part}`)}
            </span>
            <span className="amount">{format.euros(amountOf(year, part))}</span>
          </h3>
          <ul className="divide-y divide-line">
            {lines
              .filter((line) => line.part === part)
              .map(({ key, amount, net, rule }) => (
                <ExplainedLine
                  key={key}
                  title={title(key)}
                  detail={
                    net !== null && net !== amount
                      ? t('statement.worthNet', { amount: format.euros(net, 0) })
                      : undefined
                  }
                  amount={amount}
                  rule={rule}
                  explanation={explanation}
                  onAsk={onAsk}
                />
              ))}
            {lines.every((line) => line.part !== part) && (
              <li className="py-2 text-ink-soft">{t('statement.none')}</li>
            )}
          </ul>
        </section>
      ))}
    </SectionCard>
  )
}

/** Function, committee, hours, and since when. */
function Terms({ answer }: { answer: StatementAnswer }) {
  const t = useT()
  const format = useFormat()
  const message = useOptionalMessage()
  const { contract } = answer.rewardStatement
  const {
    regimeNumerateur: hours,
    regimeDenominateur: fullTime,
    computeModelConfig,
  } = contract.package
  const committee = /(\d{3})/.exec(computeModelConfig?.commissionParitaire ?? '')?.[1]
  const terms = [
    contract.nomFonction,
    message(`statement.kind_${contract.kind}`),
    committee && t('statement.committee', { number: committee }),
    hours && fullTime
      ? t(hours === fullTime ? 'statement.fullTime' : 'statement.partTime', { hours, fullTime })
      : null,
    t('statement.from', { day: format.day(contract.startDateStr) }),
  ].filter(Boolean)
  return <p className="-mt-2 text-ink-soft">{terms.join(' · ')}</p>
}
