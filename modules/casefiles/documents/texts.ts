import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import en from '../lang/en/casefile_document.json' with { type: 'json' }
import fr from '../lang/fr/casefile_document.json' with { type: 'json' }
import nl from '../lang/nl/casefile_document.json' with { type: 'json' }

/** The words on paper besides a document's own text. */
export function documentWords(language: DocumentLanguage): Words {
  return wordsOf('casefile_document.json', { fr, nl, en }, language)
}
