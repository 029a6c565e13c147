import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import {
  formatDate,
  formatMoney,
  formatRate,
  type DocumentLanguage,
} from '#modules/shared/documents/format'
import type { Brand, Piece, Sheet } from '#modules/shared/documents/sheet'
import en from '../lang/en/review_letter.json' with { type: 'json' }
import fr from '../lang/fr/review_letter.json' with { type: 'json' }
import nl from '../lang/nl/review_letter.json' with { type: 'json' }

/** What a letter says; amounts EUR a month, days `YYYY-MM-DD`. Why the raise was given stays between those who proposed it. */
export interface ReviewLetterFacts {
  language: DocumentLanguage
  worker: string
  company: string
  /** The first day of the new pay. */
  day: string
  before: number
  after: number
}

const SAID = ['greeting', 'raised', 'rest', 'question'] as const

/** The letter to one person: the new pay, and from when. */
export function reviewLetter(facts: ReviewLetterFacts, brand: Brand): Sheet {
  const { language, worker, company, day, before, after } = facts
  const words = reviewLetterWords(language)
  const values = {
    worker,
    company,
    day: formatDate(language, day),
    before: formatMoney(language, before),
    after: formatMoney(language, after),
    percent: formatRate(language, (after - before) / before),
  }
  const pieces: Piece[] = SAID.map((key) => ({
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
      {
        label: words.say('after', values),
        amount: values.after,
        unit: words.say('month'),
        main: true,
      },
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

/** The words of a letter about a raise. */
export function reviewLetterWords(language: DocumentLanguage): Words {
  return wordsOf('review_letter.json', { fr, nl, en }, language)
}
