import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import en from '../lang/en/index_letter.json' with { type: 'json' }
import fr from '../lang/fr/index_letter.json' with { type: 'json' }
import nl from '../lang/nl/index_letter.json' with { type: 'json' }

/** The words of a letter about an index. */
export function letterWords(language: DocumentLanguage): Words {
  return wordsOf('index_letter.json', { fr, nl, en }, language)
}
