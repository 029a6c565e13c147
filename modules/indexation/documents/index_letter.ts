import {
  formatDate,
  formatMoney,
  formatRate,
  type DocumentLanguage,
} from '#modules/shared/documents/format'
import type { Brand, Piece, Sheet } from '#modules/shared/documents/sheet'
import { committeeName } from '../domain/committee_name.ts'
import { letterWords } from './letter_words.ts'

/** What a letter says; amounts EUR a month, days `YYYY-MM-DD`. */
export interface IndexLetterFacts {
  language: DocumentLanguage
  worker: string
  company: string
  /** The first day of the new pay. */
  day: string
  /** 3.76 is 3.76 %. */
  percent: number
  commissionParitaire: string
  before: number
  after: number
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
  const { language, worker, company, day, percent, before, after, kept, limit, moderated } = facts
  const words = letterWords(language)
  const values = {
    worker,
    company,
    day: formatDate(language, day),
    percent: formatRate(language, percent / 100),
    committee: committeeName(facts.commissionParitaire, language),
    before: formatMoney(language, before),
    after: formatMoney(language, after),
    kept: formatMoney(language, kept),
    limit: limit === null ? '' : formatMoney(language, limit),
    moderated: formatRate(language, moderated / 100),
  }
  const said = [
    'greeting',
    'indexed',
    ...(kept > 0 ? ['capped', ...(facts.hours < 1 ? ['partTime'] : [])] : []),
    'rest',
    'question',
  ]
  const pieces: Piece[] = said.map((key) => ({
    kind: 'paragraph',
    lines: [[{ text: words.say(key, values) }]],
  }))
  return {
    language,
    title: words.say('title', values),
    createdOn: day,
    brand,
    head: {
      kind: words.say('kind'),
      heading: words.say('heading', values),
      subheading: words.say('forWhom', values),
      margin: [words.say('from', values)],
    },
    figures: [
      { label: words.say('before'), amount: values.before, unit: words.say('month') },
      { label: words.say('after', values), amount: values.after, unit: words.say('month'), main: true },
    ],
    bands: [
      {
        density: 'normal',
        flowing: true,
        wide: [{ type: 'prose', pieces }],
        split: 50,
        left: [{ type: 'signature', heading: words.say('signed', values), lines: [company] }],
        right: [],
      },
    ],
    footer: {
      notice: words.say('notice'),
      line: words.say('footer', values),
      pageWord: words.say('page'),
    },
  }
}
