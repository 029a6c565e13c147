import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import en from '../lang/en/written_document.json' with { type: 'json' }
import fr from '../lang/fr/written_document.json' with { type: 'json' }
import nl from '../lang/nl/written_document.json' with { type: 'json' }

/** What a document says that is not in its template: numbers of articles, headings of its places. */
export function writtenWords(language: DocumentLanguage): Words {
  return wordsOf('written_document.json', { fr, nl, en }, language)
}
