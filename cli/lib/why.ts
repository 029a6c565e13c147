import { parameterText, ruleText, type ExplanationLine, type Language } from '#modules/compute/pure'
import { formatAmount } from '#modules/shared/documents/format'
import { writtenFigure } from '#cli/lib/law_figures'
import { wrapped } from '#cli/lib/wrapped'

const LABEL_WIDTH = 58
const FIGURE_WIDTH = 14

/** Why each line is what it is, to read: its sentence of law, and the figures of the law it was computed with. */
export function why(
  { explanation = [] }: { readonly explanation?: readonly ExplanationLine[] },
  language: Language
): string {
  return explanation
    .filter(({ value }) => value !== 0)
    .flatMap((line) => paragraph(line, language))
    .join('\n')
}

function paragraph({ rule, value, unit, parameters }: ExplanationLine, language: Language) {
  const text = ruleText(rule, language)
  if (text === undefined) return []
  const figure =
    unit === 'EUR' ? formatAmount(language, value) : writtenFigure(value, { id: rule, unit })
  const law = text.article === '' ? '' : ` (${text.article})`
  return [
    `${text.title.padEnd(LABEL_WIDTH)}${figure.padStart(FIGURE_WIDTH)}`,
    wrapped(`${text.explanation}${law}`),
    ...parameters.map((each) => {
      const title = parameterText(each.id, language)?.title ?? each.id
      return wrapped(`· ${title} = ${writtenFigure(each.value, each)}`, 4)
    }),
    '',
  ]
}
