import { colon } from '#modules/shared/values/colon'
import type { Letter } from './letter.ts'

/** The plain-text twin: the same words in the same order, the address in full. */
export function letterText(letter: Letter): string {
  const { language, paragraphs, facts = [], action, closing, footer } = letter
  return [
    ...paragraphs,
    facts.map(({ label, value }) => `${label}${colon(language)} ${value}`).join('\n'),
    action &&
      [`${action.label}${colon(language)}\n${action.url}`, action.note]
        .filter(Boolean)
        .join('\n\n'),
    ...closing,
    `-- \n${footer.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
