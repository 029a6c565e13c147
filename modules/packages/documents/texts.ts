import { IntlMessageFormat } from 'intl-messageformat'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import enLines from '../../compute/lang/en/lines.json' with { type: 'json' }
import frLines from '../../compute/lang/fr/lines.json' with { type: 'json' }
import nlLines from '../../compute/lang/nl/lines.json' with { type: 'json' }
import en from '../lang/en/document.json' with { type: 'json' }
import fr from '../lang/fr/document.json' with { type: 'json' }
import nl from '../lang/nl/document.json' with { type: 'json' }

type Values = Record<string, string | number>
type Catalogue = { [key: string]: string | Catalogue }

/** The words of the package document in one language. */
export interface Texts {
  readonly language: DocumentLanguage
  /**
   * @param key path in `document.json`
   * @throws when there is no such text: a document with a hole must not leave the house
   */
  say(key: string, values?: Values): string
  /** The same, or the fallback when the catalogue does not know the key (a value of stored data). */
  sayOr(fallback: string, key: string): string
  /** The name of a line of the answer, the engine's own; a line without one keeps its key. */
  line(key: string): string
}

const CATALOGUES: Record<DocumentLanguage, Catalogue> = { fr, nl, en }
const LINES: Record<DocumentLanguage, Record<string, string>> = {
  fr: frLines,
  nl: nlLines,
  en: enLines,
}
const LOCALES = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB' } as const

export function documentTexts(language: DocumentLanguage): Texts {
  return {
    language,
    say: (key, values) => format(language, key, values),
    sayOr: (fallback, key) => find(language, key) ?? fallback,
    line: (key) => (Object.hasOwn(LINES[language], key) ? LINES[language][key] : key),
  }
}

function format(language: DocumentLanguage, key: string, values?: Values) {
  const message = find(language, key)
  if (message === undefined) throw new Error(`document.json (${language}) has no text "${key}"`)
  return String(new IntlMessageFormat(message, LOCALES[language]).format(values))
}

function find(language: DocumentLanguage, key: string): string | undefined {
  let at: string | Catalogue | undefined = CATALOGUES[language]
  for (const part of key.split('.'))
    at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}
