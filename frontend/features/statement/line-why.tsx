import type { ExplanationLine } from '#modules/compute/pure'
import { Source } from '@/components/pay/source'
import { useFigureWriter } from '@/components/pay/use-figure-writer'
import { inWords, useLineText } from '@/components/pay/use-line-text'
import { WhyFormula } from '@/components/pay/why-formula'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'

interface LineWhyProps {
  rule: string
  /** EUR a year, as the line has it. */
  amount: number
  /** The engine's; null for what was agreed, and where the law of that day is known otherwise today. */
  line: ExplanationLine | null
}

/** One sentence, the formula with its figures, and the law: in place, below the line. */
export default function LineWhy({ rule, amount, line }: LineWhyProps) {
  const t = useT()
  const format = useFormat()
  const message = useOptionalMessage()
  const write = useFigureWriter()
  const { sentence, article } = useLineText()
  const law = article(rule)
  const isWhole = line === null || line.unit !== 'EUR' || line.value === amount
  return (
    <>
      <p className="font-medium">{sentence(rule) ?? t(line ? 'pay.whySum' : 'pay.whyGiven')}</p>
      {line && <WhyFormula line={line} />}
      {!isWhole && <p className="tabular-nums">= {format.euros(line.value)}</p>}
      {law && <p className="text-xs text-ink-soft">{law}</p>}
      {line && line.parameters.length > 0 && (
        <ul className="flex flex-col gap-2">
          {line.parameters.map(({ id, value, unit, from, source, href }) => (
            <li key={id} className="text-xs text-ink-soft">
              <span className="flex justify-between gap-3 text-ink">
                <span>{message(`compute.parameters.${id}.title`) ?? inWords(id)}</span>
                {typeof value === 'number' && <span className="amount">{write(value, unit)}</span>}
              </span>
              <span className="block">
                {t('pay.validFrom', { day: format.day(from, 'medium') })}
              </span>
              <Source text={source} href={href} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
