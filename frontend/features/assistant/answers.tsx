import { Link } from 'react-router'
import { today } from '#modules/shared/values/days'
import { Notice } from '@/components/ui/notice'
import { useFigureWriter } from '@/components/pay/use-figure-writer'
import { useLineText } from '@/components/pay/use-line-text'
import { Why } from '@/components/pay/why'
import { WhyContent } from '@/components/pay/why-content'
import { WhyProvider, type Explain } from '@/components/pay/why-context'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { lawUrl } from '@/lib/law-url'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { Shown } from './use-assistant.ts'

/** What answers a question: figures of the engine, why they are so, and figures of the law with their day and source. */
export function Answers({ shown, reader }: { shown: Shown; reader: AssistantReader }) {
  const t = useT()
  const format = useFormat()
  const write = useFigureWriter()
  const locale = useLocale()
  const { title } = useLineText()
  const { draft, answer } = shown
  const day = draft.date ?? today()
  const explained = reader.explainedPart(draft)
  const about = answer.about ?? 'salaireNet'
  const { figures, law } = reader.answerTo(answer.about ?? undefined, explained, day, locale)
  const explain: Explain = (rule) =>
    explained?.explanation?.find((line) => line.rule === rule) ?? null
  const isExplained = explain(about) !== null
  const { why } = reader.readTurn(shown.prompt, shown.before).reading
  if (figures.length + law.length === 0)
    return (
      <Notice>
        {t('assistant.unknown')}{' '}
        <Link to={urls.law} className="font-medium underline underline-offset-4">
          {t('nav.law')}
        </Link>
      </Notice>
    )
  return (
    <div className="flex flex-col gap-3 text-sm">
      {law.length > 0 && (
        <ul className="flex flex-col gap-2">
          {law.map(({ id, title, value, unit, from, source }) => (
            <li key={id} className="flex flex-col">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <Link to={lawUrl(id)} className="underline underline-offset-4">
                  {title}
                </Link>
                <strong className="tabular-nums">
                  {[value]
                    .flat()
                    .map((each) =>
                      unit === 'EUR' ? format.euros(each) : write(each, unit as never)
                    )
                    .join(' · ')}
                </strong>
              </span>
              <span className="text-xs text-ink-soft">
                {t('assistant.since', { day: format.day(from) })} · {source}
              </span>
            </li>
          ))}
        </ul>
      )}
      {figures.map(({ key, label, amount, period }) => (
        <p key={key} className="flex flex-wrap items-baseline gap-x-2">
          {label}
          <strong className="text-lg font-semibold tabular-nums">{format.euros(amount)}</strong>
          <span className="text-xs text-ink-soft">
            {t(period === 'month' ? 'pay.perMonthUnit' : 'pay.perYearUnit')}
          </span>
          {!why && isExplained && (
            <WhyProvider explain={explain}>
              <Why rule={about} title={label} />
            </WhyProvider>
          )}
        </p>
      ))}
      {why && isExplained && (
        <div className="rounded-lg border border-line p-4">
          <WhyContent rule={about} title={title(about)} explain={explain} />
        </div>
      )}
    </div>
  )
}
