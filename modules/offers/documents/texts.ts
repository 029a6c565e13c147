import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import en from '../lang/en/offer_document.json' with { type: 'json' }
import fr from '../lang/fr/offer_document.json' with { type: 'json' }
import nl from '../lang/nl/offer_document.json' with { type: 'json' }

/** The words of an offer's PDF, besides the letter itself and the package. */
export function offerWords(language: DocumentLanguage): Words {
  return wordsOf('offer_document.json', { fr, nl, en }, language)
}
