import string from '@adonisjs/core/helpers/string'
import { isPlace, type Block, type Run } from './template_body.ts'

/** The element of each kind of block; a list has one of its own around its lines. */
const ELEMENT = {
  title: 'h1',
  subtitle: 'h2',
  article: 'h2',
  paragraph: 'p',
  bullets: 'ul',
  numbers: 'ol',
} as const

/**
 * A text as HTML, for readers that take no blocks: seven elements without attributes, and every word escaped. A variable
 * that is not filled in stands as its name in braces; a place that only paper has is left out.
 */
export function bodyHtml(blocks: readonly Block[]): string {
  return blocks
    .filter(({ kind }) => !isPlace(kind))
    .map(blockHtml)
    .join('\n')
}

function blockHtml({ kind, lines }: Block): string {
  const element = ELEMENT[kind as keyof typeof ELEMENT]
  const isList = kind === 'bullets' || kind === 'numbers'
  const inside = lines.map((line) => line.map(runHtml).join(''))
  const words = isList ? inside.map((line) => `<li>${line}</li>`).join('') : inside.join('<br>')
  return `<${element}>${words}</${element}>`
}

function runHtml({ text, bold, italic, variable }: Run): string {
  const words = variable ? `{${variable}}` : string.escapeHTML(text)
  const slanted = italic ? `<em>${words}</em>` : words
  return bold ? `<strong>${slanted}</strong>` : slanted
}
