import type { MessageFormatElement } from 'react-intl'

/** Messages as the build leaves them: read beforehand (vite.config.ts), so that no parser comes to the browser. */
export type Messages = Record<string, string | MessageFormatElement[]>

/** In the files each message is a text; built, one with an argument is its syntax tree. */
export type JsonTree = { [key: string]: string | MessageFormatElement[] | JsonTree }

/** The type of words in a syntax tree: a text with values given to it would ask for the parser. */
const LITERAL = 0

/** Nested keys become one id with dots: `{ onss: { title } }` under `compute.rules` is `compute.rules.onss.title`. */
export function flatten(tree: JsonTree, prefix: string): Messages {
  const messages: Messages = {}
  for (const [key, value] of Object.entries(tree)) {
    const id = `${prefix}.${key}`
    if (typeof value === 'string') messages[id] = value && [{ type: LITERAL, value }]
    else if (Array.isArray(value)) messages[id] = value
    else Object.assign(messages, flatten(value, id))
  }
  return messages
}
