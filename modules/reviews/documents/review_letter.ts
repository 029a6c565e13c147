import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import { formatRate, type DocumentLanguage } from '#modules/shared/documents/format'
import { payLetter, type PayLetterFacts } from '#modules/shared/documents/pay_letter'
import type { Brand, Sheet } from '#modules/shared/documents/sheet'
import en from '../lang/en/review_letter.json' with { type: 'json' }
import fr from '../lang/fr/review_letter.json' with { type: 'json' }
import nl from '../lang/nl/review_letter.json' with { type: 'json' }

const SAID = ['greeting', 'raised', 'rest', 'question'] as const

/** The letter to one person: the new pay, and from when. Why the raise was given stays between those who proposed it. */
export function reviewLetter(facts: PayLetterFacts, brand: Brand): Sheet {
  const { language, before, after } = facts
  const values = { percent: formatRate(language, (after - before) / before) }
  return payLetter(facts, reviewLetterWords(language), SAID, values, brand)
}

/** The words of a letter about a raise. */
export function reviewLetterWords(language: DocumentLanguage): Words {
  return wordsOf('review_letter.json', { fr, nl, en }, language)
}
