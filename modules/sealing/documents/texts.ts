import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import type { DocumentLanguage } from '#modules/shared/documents/format'
import en from '../lang/en/certificate.json' with { type: 'json' }
import fr from '../lang/fr/certificate.json' with { type: 'json' }
import nl from '../lang/nl/certificate.json' with { type: 'json' }

/** The words of the certificate. */
export function certificateWords(language: DocumentLanguage): Words {
  return wordsOf('certificate.json', { fr, nl, en }, language)
}
