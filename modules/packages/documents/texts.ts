import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import enLines from '../../compute/lang/en/lines.json' with { type: 'json' }
import frLines from '../../compute/lang/fr/lines.json' with { type: 'json' }
import nlLines from '../../compute/lang/nl/lines.json' with { type: 'json' }
import en from '../lang/en/document.json' with { type: 'json' }
import fr from '../lang/fr/document.json' with { type: 'json' }
import nl from '../lang/nl/document.json' with { type: 'json' }

/** The words of the package document in one language. */
export interface Texts extends Words {
  readonly language: DocumentLanguage
  /** The name of a line of the answer, the engine's own; a line without one keeps its key. */
  line(key: string): string
}

const CATALOGUES = { fr, nl, en }
const LINES: Record<DocumentLanguage, Record<string, string>> = {
  fr: frLines,
  nl: nlLines,
  en: enLines,
}

export function documentTexts(language: DocumentLanguage): Texts {
  return {
    language,
    ...wordsOf('document.json', CATALOGUES, language),
    line: (key) => (Object.hasOwn(LINES[language], key) ? LINES[language][key] : key),
  }
}
