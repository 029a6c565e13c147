import type { Locale } from '../tenancy/scope.ts'
import type { Words } from './catalogue.ts'
import { formatDate, formatMoney, type DocumentLanguage } from './format.ts'
import type { Brand, Piece, Sheet } from './sheet.ts'

/** What every letter about a new pay says; amounts EUR a month, days `YYYY-MM-DD`. */
export interface PayLetterFacts {
  language: DocumentLanguage
  worker: string
  company: string
  /** The first day of the new pay. */
  day: string
  before: number
  after: number
}

/** A letter as a unit of work finds it; its logo is read once that has ended. */
export interface FoundLetter {
  companyId: string
  language: Locale
  fileName: string
  to: { name: string; email: string | null }
  company: string
  sheet: () => Promise<Sheet>
}

/**
 * The letter to one person about a new pay: the two amounts, then the paragraphs, signed by the company.
 *
 * @param said the paragraphs by their keys in `words`
 * @param values what the words name beside the facts
 */
export function payLetter(
  { language, worker, company, day, before, after }: PayLetterFacts,
  words: Words,
  said: readonly string[],
  values: Readonly<Record<string, string>>,
  brand: Brand
): Sheet {
  const all = {
    worker,
    company,
    day: formatDate(language, day),
    before: formatMoney(language, before),
    after: formatMoney(language, after),
    ...values,
  }
  const pieces: Piece[] = said.map((key) => ({
    kind: 'paragraph',
    lines: [[{ text: words.say(key, all) }]],
  }))
  return {
    language,
    title: words.say('title', all),
    createdOn: day,
    brand,
    head: {
      kind: words.say('kind'),
      heading: words.say('heading', all),
      subheading: words.say('forWhom', all),
      margin: [words.say('from', all)],
    },
    figures: [
      { label: words.say('before'), amount: all.before, unit: words.say('month') },
      { label: words.say('after', all), amount: all.after, unit: words.say('month'), main: true },
    ],
    bands: [
      {
        density: 'normal',
        flowing: true,
        wide: [{ type: 'prose', pieces }],
        split: 50,
        left: [{ type: 'signature', heading: words.say('signed', all), lines: [company] }],
        right: [],
      },
    ],
    footer: {
      notice: words.say('notice'),
      line: words.say('footer', all),
      pageWord: words.say('page'),
    },
  }
}
