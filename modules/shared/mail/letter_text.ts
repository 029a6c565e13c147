import type { Letter } from './letter.ts'

/** The plain-text twin: the same words in the same order, the address in full. */
export function letterText(letter: Letter): string {
  const { paragraphs, facts = [], action, closing, footer } = letter
  return [
    ...paragraphs,
    facts.map(({ label, value }) => `${label} : ${value}`).join('\n'),
    action && [`${action.label} :\n${action.url}`, action.note].filter(Boolean).join('\n\n'),
    ...closing,
    `-- \n${footer.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
