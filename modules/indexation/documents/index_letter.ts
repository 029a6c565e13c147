import { formatMoney, formatRate } from '#modules/shared/documents/format'
import { payLetter, type PayLetterFacts } from '#modules/shared/documents/pay_letter'
import type { Brand, Sheet } from '#modules/shared/documents/sheet'
import { committeeName } from '../domain/committee_name.ts'
import { letterWords } from './letter_words.ts'

/** What a letter about an index says; amounts EUR a month. */
export interface IndexLetterFacts extends PayLetterFacts {
  /** 3.76 is 3.76 %. */
  percent: number
  commissionParitaire: string
  /** What the cap kept. */
  kept: number
  /** The limit of the cap, and how many percent of this step it kept above it. */
  limit: number | null
  moderated: number
  /** Hours worked, of those of full time. */
  hours: number
}

/** The letter to one person: the new pay, and why it did not follow the index where the cap kept a part of it. */
export function indexLetter(facts: IndexLetterFacts, brand: Brand): Sheet {
  const { language, percent, kept, limit, moderated } = facts
  const said = [
    'greeting',
    'indexed',
    ...(kept > 0 ? ['capped', ...(facts.hours < 1 ? ['partTime'] : [])] : []),
    'rest',
    'question',
  ]
  const values = {
    percent: formatRate(language, percent / 100),
    committee: committeeName(facts.commissionParitaire, language),
    kept: formatMoney(language, kept),
    limit: limit === null ? '' : formatMoney(language, limit),
    moderated: formatRate(language, moderated / 100),
  }
  return payLetter(facts, letterWords(language), said, values, brand)
}
