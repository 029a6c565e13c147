import { Fragment } from 'react'
import type { ExplanationLine } from '#modules/compute/pure'
import { splitFormula, withoutZeroTerms } from '@/lib/pay/formula'
import { useT } from '@/lib/use-t'
import { unitOfInput, useFigureWriter, type Unit } from './use-figure-writer.ts'
import { useLineText } from './use-line-text.ts'
import { WhySection } from './why-section.tsx'

/** The formula of a line with its figures in the place of their names; terms of a sum that are zero are left out. */
export function WhyFormula({ line }: { line: ExplanationLine }) {
  const t = useT()
  const { title } = useLineText()
  const write = useFigureWriter()
  const figures = figuresOf(line)
  const parts = shownFormula(line)?.parts
  if (!parts) return null
  return (
    <WhySection title={t('pay.formula')}>
      <p className="rounded-md bg-sunken px-3 py-2 leading-6 tabular-nums">
        {parts.map(({ kind, text }, index) => {
          if (kind === 'text') return <Fragment key={index}>{text}</Fragment>
          if (kind === 'word') return <Fragment key={index}>{t(`pay.word_${text}`)}</Fragment>
          const { value, unit } = figures.get(text)!
          const written = write(value, unit)
          return (
            <span key={index} className="whitespace-nowrap" title={title(text)}>
              {written.startsWith('−') ? `(${written})` : written}
            </span>
          )
        })}
      </p>
    </WhySection>
  )
}

/** The terms of a sum that are zero: its formula is shown without them. */
export function zeroTermsOf(line: ExplanationLine): readonly string[] {
  return shownFormula(line)?.left ?? []
}

function shownFormula(line: ExplanationLine) {
  const figures = figuresOf(line)
  const parts = splitFormula(line.formula, new Set(figures.keys()))
  return parts && withoutZeroTerms(parts, (name) => figures.get(name)!.value === 0)
}

function figuresOf(line: ExplanationLine): Map<string, { value: number | string; unit: Unit }> {
  const figures = new Map<string, { value: number | string; unit: Unit }>()
  for (const [name, value] of Object.entries(line.inputs))
    figures.set(name, { value, unit: unitOfInput(name) })
  for (const { id, value, unit } of line.parameters)
    if (typeof value === 'number') figures.set(id, { value, unit })
  return figures
}
