import { SectionCard } from '@/components/ui/card'
import { useLineText } from '@/components/pay/use-line-text'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { amountOf, shownParts, totalOf, type StatementAnswer } from './statement.ts'
import { ExplainedLine } from './explained-line.tsx'

/** What the employer pays in a year, of which the total is a part, and the rest line by line. */
export function EmployerPays({
  answer,
  company,
  onAsk,
}: {
  answer: StatementAnswer
  company: string
  onAsk?: (line: string) => void
}) {
  const t = useT()
  const format = useFormat()
  const { title } = useLineText()
  const { employer, explanation, netAnnual } = answer.rewardStatement
  const year = totalOf(answer)
  const more = employer.lines.reduce((sum, { amount }) => sum + amount, 0)
  const strips = [
    ...shownParts(answer).map(({ part, colour }) => ({ colour, amount: amountOf(year, part) })),
    { colour: 'var(--data-state)', amount: more },
  ]
  return (
    <SectionCard title={t('statement.employer')} className="rounded-2xl">
      <p className="mb-1 flex items-baseline justify-between gap-4">
        <span>{t('statement.companyPays', { company })}</span>
        <span className="whitespace-nowrap">
          <span className="font-semibold tabular-nums">{format.euros(employer.total, 0)}</span>{' '}
          <span className="text-xs text-ink-soft">{t('statement.perYear')}</span>
        </span>
      </p>
      <div aria-hidden className="flex h-9 gap-0.5 overflow-hidden rounded-lg">
        {strips.map(({ colour, amount }) =>
          amount > 0 ? (
            <span
              key={colour}
              className="min-w-0.5"
              style={{ flexGrow: amount, flexBasis: 0, background: colour }}
            />
          ) : null
        )}
      </div>
      <p className="mt-3 flex items-baseline justify-between gap-4">
        <span>{t('statement.ofWhich')}</span>
        <span className="font-semibold tabular-nums">{format.euros(year.totalCashAnnuel, 0)}</span>
      </p>
      <ul className="mt-2 divide-y divide-line">
        {employer.lines.map(({ key, amount, rule }) => (
          <ExplainedLine
            key={key}
            title={title(key)}
            amount={amount}
            rule={rule}
            explanation={explanation}
            onAsk={onAsk}
          />
        ))}
      </ul>
      <p className="mt-3 rounded-xl bg-sunken p-3">
        {t('statement.besides', {
          company,
          more: format.euros(more, 0),
          net: format.euros(netAnnual, 0),
        })}
      </p>
    </SectionCard>
  )
}
