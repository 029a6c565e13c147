import { Suspense, useMemo, useState } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ExplanationLine } from '#modules/compute/pure'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'
import { useAllWords } from '@/lib/rest-of-words'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { useFigureWriter, unitOfInput } from './use-figure-writer.ts'
import { useLineText } from './use-line-text.ts'
import { WhyFormula, zeroTermsOf } from './why-formula.tsx'
import { WhyParameter } from './why-parameter.tsx'
import { WhySection } from './why-section.tsx'
import { WhySum, type Term } from './why-sum.tsx'
import type { Explain } from './why-context.tsx'

/** Drawn by few, and not before it is asked. */
const WithholdingSection = lazyOrNothing(() => import('./pictures/withholding-section.tsx'))

/** The lines that follow from the brackets of the withholding tax. */
const OF_BRACKETS: readonly string[] = [
  'precompteProfessionnel',
  'impotMensuel',
  'impotAnnuel',
  'impotDeBase',
]

interface WhyContentProps {
  rule: string
  title: string
  explain: Explain
  /** What it adds up, where no rule of the engine makes it. */
  sum?: () => readonly Term[]
}

/** One sentence, the formula with its figures, the figures it uses, and the law behind them. */
export function WhyContent({ rule: asked, title: askedTitle, explain, sum }: WhyContentProps) {
  useAllWords()
  const t = useT()
  const message = useOptionalMessage()
  const { title: titleOf } = useLineText()
  const [trail, setTrail] = useState<string[]>([])
  const rule = trail.at(-1) ?? asked
  const title = trail.length === 0 ? askedTitle : titleOf(rule)
  const format = useFormat()
  const { sentence, article } = useLineText()
  const write = useFigureWriter()
  const line = useMemo(
    () => (sum && trail.length === 0 ? null : explain(rule)),
    [explain, rule, sum, trail.length]
  )
  const total = trail.length === 0 ? sum?.() : undefined
  // A line without a rule is an entered amount.
  const text = total
    ? t('pay.whySum')
    : (sentence(rule) ?? message(`pay.why_${rule}`) ?? t('pay.whyGiven'))
  const law = article(rule)
  return (
    <div className="flex flex-col gap-4 text-sm">
      <div>
        {trail.length > 0 && (
          <button
            type="button"
            onClick={() => setTrail(trail.slice(0, -1))}
            className="mb-2 flex items-center gap-1 rounded-sm text-xs text-accent underline-offset-4 hover:underline"
          >
            <ChevronLeft className="size-3.5" aria-hidden />
            {trail.length === 1 ? askedTitle : titleOf(trail.at(-2)!)}
          </button>
        )}
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="font-semibold">{title}</h3>
          <span className="amount font-semibold">
            {total
              ? format.euros(sumOf(total))
              : line &&
                (line.unit === 'EUR' ? format.euros(line.value) : write(line.value, line.unit))}
          </span>
        </div>
        {text && <p className="mt-1 text-ink-soft">{text}</p>}
        {line?.projected && <p className="mt-1 text-warn">{t('pay.projectedWhy')}</p>}
      </div>
      {total && <WhySum terms={total} onFollow={(name) => setTrail([name])} />}
      {line && OF_BRACKETS.includes(rule) && (
        <Suspense>
          <WithholdingSection explain={explain} />
        </Suspense>
      )}
      {line && <WhyFormula line={line} />}
      {line && (
        <Inputs line={line} explain={explain} onFollow={(name) => setTrail([...trail, name])} />
      )}
      {(law !== null || (line && line.parameters.length > 0)) && (
        <WhySection title={t('pay.law')}>
          {law !== null && <p>{law}</p>}
          {line && line.parameters.length > 0 && (
            <ul className="flex flex-col divide-y divide-line">
              {line.parameters.map((parameter) => (
                <WhyParameter key={parameter.id} parameter={parameter} />
              ))}
            </ul>
          )}
        </WhySection>
      )}
      {line && <Rounding rounding={line.rounding} />}
    </div>
  )
}

function sumOf(terms: readonly Term[]): number {
  return terms.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
}

interface InputsProps {
  line: ExplanationLine
  explain: Explain
  onFollow: (name: string) => void
}

/** What the line is made of; terms of a sum that are zero are folded away. */
function Inputs({ line, explain, onFollow }: InputsProps) {
  const t = useT()
  const zero = zeroTermsOf(line)
  const inputs = Object.entries(line.inputs)
  const shown = inputs.filter(([name]) => !zero.includes(name))
  const folded = inputs.filter(([name]) => zero.includes(name))
  if (inputs.length === 0) return null
  return (
    <WhySection title={t('pay.inputs')}>
      <InputList inputs={shown} explain={explain} onFollow={onFollow} />
      {folded.length > 0 && (
        <details>
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-ink-soft underline underline-offset-4">
            {t('pay.zeroTerms', { count: folded.length })}
          </summary>
          <InputList inputs={folded} explain={explain} onFollow={onFollow} />
        </details>
      )}
    </WhySection>
  )
}

/** Names and figures; an input that is a line itself leads to its own explanation. */
function InputList({
  inputs,
  explain,
  onFollow,
}: Omit<InputsProps, 'line'> & { inputs: readonly [string, number | string][] }) {
  const { title } = useLineText()
  const write = useFigureWriter()
  return (
    <dl className="flex flex-col gap-1">
      {inputs.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-soft">
            {explain(name) === null ? (
              title(name)
            ) : (
              <button
                type="button"
                onClick={() => onFollow(name)}
                className="flex items-center gap-0.5 rounded-sm text-left text-accent underline-offset-4 hover:underline"
              >
                {title(name)}
                <ChevronRight className="size-3.5 shrink-0" aria-hidden />
              </button>
            )}
          </dt>
          <dd className="amount">{write(value, unitOfInput(name))}</dd>
        </div>
      ))}
    </dl>
  )
}

function Rounding({ rounding }: { rounding: string }) {
  const message = useOptionalMessage()
  const text = message(`pay.rounding_${rounding}`)
  return text && <p className="text-xs text-ink-soft">{text}</p>
}
