import { asidesOf } from './asides.ts'
import { committees } from './committees.ts'
import { daysOf } from './days.ts'
import {
  chosenOf,
  dayIs,
  hedges,
  isCorrected,
  isInName,
  isNegative,
  isOfWorkOf,
  isRejected,
  isTakenOff,
  sharedChildren,
} from './doubts.ts'
import { MONTH_ALONE } from './months.ts'
import { numbersOf, type Said } from './numbers.ts'
import { regimes } from './regimes.ts'
import { fold, Taken, tokensOf, type Span, type Token } from './text.ts'
import { attachMonths, attachPeriods, monthsIn, readBehind } from './units.ts'
import { conceptsOf, isWritten, type Found } from './vocabulary.ts'

export type Kind =
  | 'plain'
  | 'euro'
  | 'percent'
  | 'km'
  | 'days'
  | 'hours'
  | 'grams'
  | 'kwh'
  | 'years'
  | 'people'
  | 'piece'
  | 'name'
/** `other`: of a quarter, twice a year, and what else no field is of. */
export type Period = 'hour' | 'day' | 'week' | 'month' | 'year' | 'other'

/** A number with what is known of it. */
export interface NumberMark extends Said {
  readonly sort: 'number'
  kind: Kind
  period?: Period
  /** Words around it that say its unit or its period. */
  with: Span[]
  /** `× 12`, `13,92 mois`: by what an amount of a year is divided. */
  months?: number
}

export interface ConceptMark extends Found {
  readonly sort: 'concept'
  /** `benefit`, `pay`, `set`, `do`, … and what stands behind the colon. */
  readonly is: string
  readonly of: string
}

/** What the words say by themselves, without being bound to anything. */
export interface ReadyMark extends Span {
  readonly sort: 'ready'
  readonly path: string
  readonly value: number | string
}

export interface Marks {
  readonly text: string
  readonly folded: string
  readonly tokens: readonly Token[]
  readonly numbers: NumberMark[]
  readonly concepts: ConceptMark[]
  readonly ready: ReadyMark[]
  /** Addresses, account numbers and the like: known, and no business of the reader. */
  readonly private: Span[]
  /** Words that may mean something and may not: shown as not understood rather than taken. */
  readonly doubts: Span[]
  readonly language: 'fr' | 'nl' | 'en'
}

const PRIVATE =
  /[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}|https?:\/\/\S+|\bbe\d{2}(?: ?\d{4}){3}\b|\b\d{2}\.\d{2}\.\d{2}-?\d{3}[.-]\d{2}\b/g
/** How old children are. */
const AGES =
  /(?=\d)(?<=(?:enfants?|fils|filles?|kinderen|kind|kids?|children|child|sons?|daughters?|zoons?|zonen|dochters?)(?: a charge| ten laste)?,? ?(?:\(|de |van |aged |ages |ages? de |agees? de )(?:age de )?)\d{1,2}(?:(?:,| et| en| and|\/)+ ?\d{1,2})* ?(?:ans|jaar|years|yrs|mois|maanden|months)(?: old| oud)?|(?=\d)(?<=(?:children|kids?|sons?|daughters?) aged )\d{1,2}(?:(?:,| and)+ ?\d{1,2})*/g
const SAYS: Readonly<Record<'fr' | 'nl' | 'en', ReadonlySet<string>>> = {
  fr: new Set('le la les un une des de du et est pour avec sans par mois an elle il je on nous vous deux trois brut salaire cheques voiture enfants combien'.split(' ')),
  nl: new Set('het een en is voor met zonder per maand jaar zij hij ik we wij jullie twee drie bruto loon wagen kinderen hoeveel de van ook geen'.split(' ')),
  en: new Set('the a an and is for with without per month year she he i we you two three gross salary car children how much of to'.split(' ')),
} // prettier-ignore
/** Words of one language that are another's: "car" is "because" in French. */
const FALSE_FRIENDS: ReadonlyMap<string, readonly string[]> = new Map([['car', ['fr']], ['bio', ['fr', 'en']], ['kar', ['fr', 'en']], ['bak', ['fr', 'en']], ['mobility', ['fr']], ['back', ['fr', 'nl']], ['up', ['fr', 'nl']], ['an', ['en', 'nl']], ['pa', ['fr', 'nl']]]) // prettier-ignore

/** Everything in a text that the reader knows, each at its place. `day` is today, for dates that are told from it. */
export function marksOf(text: string, day: string): Marks {
  const folded = fold(text)
  const tokens = tokensOf(folded)
  const taken = new Taken(folded.length)
  const language = languageOf(tokens)
  const hidden = [
    ...spansOf(folded, PRIVATE),
    ...spansOf(folded, AGES),
    ...asidesOf(text, folded, isWritten),
  ]
  const doubts: Span[] = [...hedges(folded), ...sharedChildren(folded)]
  for (const span of hidden) taken.take(span)
  const ready: ReadyMark[] = []
  const sectors = chosenOf(folded, committees(folded))
  for (const span of sectors.rejected) taken.take(span)
  hidden.push(...sectors.rejected)
  doubts.push(...sectors.rivals)
  const days = daysOf(text, folded, day, language).map((each): ReadyMark => ({
    sort: 'ready',
    ...each,
  }))
  for (const mark of [...sectors.chosen, ...regimes(folded, taken), ...days]) {
    if (taken.has(mark)) continue
    taken.take(mark)
    const isSecond = ready.some(({ path }) => path === 'date' && path === mark.path)
    const is = isSecond
      ? 'doubtful'
      : mark.path === 'date'
        ? dayIs(folded.slice(0, mark.start), hasYear(mark, folded))
        : 'taken'
    if (is === 'taken') ready.push(mark)
    else if (is === 'doubtful') doubts.push(mark)
    else hidden.push(mark)
  }
  for (const match of folded.matchAll(MONTH_ALONE)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (!taken.has(span)) doubts.push(span)
  }
  const free = tokens.filter((token) => !taken.has(token))
  const concepts = conceptsOf(free)
    .filter(({ start, end }) => !FALSE_FRIENDS.get(folded.slice(start, end))?.includes(language))
    .filter((found) => !isQuantity(folded, found))
    .map((found): ConceptMark => {
      const [is = '', of = ''] = found.concept.split(/:(.*)/s)
      return { ...found, sort: 'concept', is, of }
    })
  for (const concept of concepts)
    if (concept.is !== 'do' || concept.of !== 'to') taken.take(concept)
  const factors = monthsIn(folded, taken)
  const numbers = numbersOf(folded, tokens, taken).map((said): NumberMark => ({
    ...said,
    sort: 'number',
    kind: said.unit ?? (said.thousands ? 'euro' : 'plain'),
    with: [],
  }))
  const marks: Marks = {
    text,
    folded,
    tokens,
    numbers,
    concepts,
    ready,
    private: hidden,
    doubts,
    language,
  }
  for (const number of numbers) readBehind(folded, number)
  attachPeriods(marks)
  withoutUnmeant(marks)
  attachMonths(marks, factors)
  return marks
}

/** Takes out amounts that were taken back at once, and numbers that are of a name or not meant. */
function withoutUnmeant({ numbers, folded }: Marks): void {
  for (let i = numbers.length - 2; i >= 0; i--) {
    const [first, next] = [numbers[i]!, numbers[i + 1]!]
    if (isCorrected(first, folded.slice(first.end, next.start), next)) numbers.splice(i, 1)
  }
  for (const number of numbers) {
    const before = folded.slice(0, number.start)
    const isOfWork = number.kind !== 'plain' && isOfWorkOf(before)
    const isLess = isNegative(before) || isTakenOff(before)
    if (isInName(before, number) || isRejected(before) || isOfWork || isLess) number.kind = 'name'
  }
}

function hasYear({ start, end }: Span, folded: string): boolean {
  return /\b20\d\d\b|\d[/.-]\d{1,2}[/.-]\d{2}\b/.test(folded.slice(start, end))
}

function spansOf(folded: string, pattern: RegExp): Span[] {
  return [...folded.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** "j", "h", "m" right behind a number belong to it. */
function isQuantity(folded: string, { start, end }: Span): boolean {
  return end - start === 1 && /\d ?$/.test(folded.slice(Math.max(0, start - 2), start))
}

function languageOf(tokens: readonly Token[]): 'fr' | 'nl' | 'en' {
  const score = { fr: 0, nl: 0, en: 0 }
  for (const { text } of tokens)
    for (const language of ['fr', 'nl', 'en'] as const)
      if (SAYS[language].has(text)) score[language]++
  if (score.fr >= score.nl && score.fr >= score.en) return 'fr'
  return score.nl >= score.en ? 'nl' : 'en'
}
