import Fuse from 'fuse.js'
import { listCommissions } from '#modules/compute/pure'
import { asidesOf } from './asides.ts'
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
import { numbersOf, valueOfDigits, type Said } from './numbers.ts'
import { fold, Taken, tokensOf, type Span, type Token } from './text.ts'
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

const FULL_TIME = 38
const PRIVATE =
  /[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}|https?:\/\/\S+|\bbe\d{2}(?: ?\d{4}){3}\b|\b\d{2}\.\d{2}\.\d{2}-?\d{3}[.-]\d{2}\b/g
const COMMITTEE =
  /\b(?:c\.? ?p\.?|p\.? ?c\.?|j\.? ?c\.?|cct|commissions? paritaires?|comm\.? paritaire|paritaire? comm?iss?ie|paritaire? comite|paritair|joint comm?itt?ee|committee|comite)(?: ?(?:n°|no\.?|nr\.?|numero|nummer|number|num))? ?:? ?(\d{3})(?:[.,]?(\d{2}))?(?![\d]|[.,]\d|(?: ?(?:€|eur)))/g
/** How old children are. */
const AGES =
  /(?=\d)(?<=(?:enfants?|fils|filles?|kinderen|kind|kids?|children|child|sons?|daughters?|zoons?|zonen|dochters?)(?: a charge| ten laste)?,? ?(?:\(|de |van |aged |ages |ages? de |agees? de )(?:age de )?)\d{1,2}(?:(?:,| et| en| and|\/)+ ?\d{1,2})* ?(?:ans|jaar|years|yrs|mois|maanden|months)(?: old| oud)?|(?=\d)(?<=(?:children|kids?|sons?|daughters?) aged )\d{1,2}(?:(?:,| and)+ ?\d{1,2})*/g
const SPOKEN_COMMITTEE =
  /\b(?:cp|pc|jc|commission paritaire|paritair comite|joint committee) (deux cents?|twee ?honderd|two hundred)\b/g
const SECTOR =
  /\b(?:cp|pc|jc|commission paritaire|paritair comite|joint committee|secteur|sector)(?: (?:de la|de l'|du|des|de|d'|van de|van het|van|of the|of|for the|for|voor de|voor|pour la|pour))? ?([a-z][a-z' -]{3,50})/g
/** Sectors as people call them. */
const SECTORS: Readonly<Record<string, string>> = {
  horeca: 'BECP302', horecas: 'BECP302', 'titres-services': 'BECP32201', 'titres services': 'BECP32201',
  dienstencheques: 'BECP32201', bouw: 'BECP124', bouwsector: 'BECP124', construction: 'BECP124',
  nettoyage: 'BECP121', schoonmaak: 'BECP121', cleaning: 'BECP121', interim: 'BECP322', uitzendsector: 'BECP322',
  banque: 'BECP310', banques: 'BECP310', banken: 'BECP310', bankensector: 'BECP310', banking: 'BECP310', banks: 'BECP310',
  gardiennage: 'BECP317', bewaking: 'BECP317', kappers: 'BECP314', coiffure: 'BECP314', hairdressing: 'BECP314',
  notariat: 'BECP216', notaires: 'BECP216', notarissen: 'BECP216', pharmacies: 'BECP313', apotheken: 'BECP313',
} // prettier-ignore

/** Names of a sector and of nothing else; others count behind "secteur", "actief in". */
const ONE_SECTOR = /^(?:horecas?|dienstencheques|titres[ -]services)$/
const WITHIN = /\b(?:cp|pc|jc|secteur|sector|dans|in|uit|actif|actief)\b[a-z' ]{0,16}$/

const FRACTION =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)(?: ?(?:h|u|hrs?|heures?|uren|uur|hours?|jours?|j|dagen|days?)(?= ?(?:\/|sur|op|out|of|on)))? ?(?:\/|sur|op|out of|of(?= (?:the )?3[5-9])|on(?= 3[5-9])) ?(?:the )?(\d{1,2}(?:[.,]\d{1,2})?)(?:e|eme|emes|den?|th|ths|h|u)?(?![\d%]|[.,]\d| ?(?:€|eur|janv|fev|mars|avr|mai|juin|jan|feb|maart|apr))/g
/** "4/5", "4 jours sur 5": a share, and no two amounts. */
const IS_SHARE = /\/|jour|j |dag|day/
const FRACTION_WORDS =
  /\b(?:(quatre|vier|four)[ -]?(?:cinquiemes?|vijfden?|fifths?)|(trois|drie|three)[ -]?(?:quarts?|kwart|quarters?)|(neuf|negen|nine)[ -]?(?:dixiemes?|tienden?|tenths?))\b/g
const DAYS = [['1'], ['2', 'deux', 'twee', 'two'], ['3', 'trois', 'drie', 'three'], ['4', 'quatre', 'vier', 'four'], ['5', 'cinq', 'vijf', 'five']] // prettier-ignore
const DAYS_A_WEEK =
  /(?<![\d.,])(\d|deux|trois|quatre|cinq|twee|drie|vier|vijf|two|three|four|five) ?-?(?:jours?|dagen|days?|day|j)(?: de travail)? ?(?:\/ ?|par |per |a |la |in de |)(?:semaine|week|sem)\b/g
/** Days of working at home are no working time. */
const AT_HOME = /tele ?-?travail|thuis|tele-?werk|home|remote|distance|bureau|kantoor|office|site/
const MONTHS =
  /(?:x|\*|fois|maal|times|sur|over|op) ?(1[2345](?:[.,]\d{1,3})?)(?: ?(?:mois|maanden|months|m))?(?![\d%])|\b(1[2345](?:[.,]\d{1,3})?) (?:mois|maanden|months)\b/g
const SLASH =
  /^ ?p?\/ ?(mois|maand|mnd|month|mo|mth|m|ans?|annee|jaar|jr|j|years?|yr|y|h|u|heures?|hours?|hr|uur|jours?|dag|day|d|sem|semaine|week|wk|w|km|cheque|titre|piece|stuk|voucher)\b/
const SLASHES: readonly [RegExp, Period | 'km'][] = [
  [/^(mois|maand|mnd|mo|mth|month|m)$/, 'month'],
  [/^(ans?|annee|jaar|jr|years?|yr|y)$/, 'year'],
  [/^(h|u|heures?|hours?|hr|uur)$/, 'hour'],
  [/^(j|jours?|dag|day|d|cheque|titre|piece|stuk|voucher)$/, 'day'],
  [/^(sem|semaine|week|wk|w)$/, 'week'],
  [/^km$/, 'km'],
]
const BEHIND: readonly [RegExp, Kind][] = [
  [
    /^ ?(?:g|gr|grs|gram|grams|grammes?)(?: ?\/ ?km| ?(?:par|per|du) (?:km|kilometre))?(?: ?(?:de )?co ?2)?(?![a-z])/,
    'grams',
  ],
  [
    /^ ?(?:h|u|hrs?|heures?|uren|uur|hours?)(?: ?\/ ?(?:sem(?:aine)?|week|s|w|wk)| (?:par|la|per|a|de la|in de) ?(?:semaine|sem|week))?(?![a-z])/,
    'hours',
  ],
  [/^ ?(?:km|kms|kilometres?|kilometers?|bornes)(?![a-z])/, 'km'],
  [/^ ?(?:jours?|jrs|j|dagen|dag|dgn|days?|journees?)(?![a-z])/, 'days'],
  [/^ ?kwh(?![a-z])/, 'kwh'],
]

const SAYS: Readonly<Record<'fr' | 'nl' | 'en', ReadonlySet<string>>> = {
  fr: new Set('le la les un une des de du et est pour avec sans par mois an elle il je on nous vous deux trois brut salaire cheques voiture enfants combien'.split(' ')),
  nl: new Set('het een en is voor met zonder per maand jaar zij hij ik we wij jullie twee drie bruto loon wagen kinderen hoeveel de van ook geen'.split(' ')),
  en: new Set('the a an and is for with without per month year she he i we you two three gross salary car children how much of to'.split(' ')),
} // prettier-ignore
/** Words of one language that are another's: "car" is "because" in French. */
const FALSE_FRIENDS: Readonly<Record<string, readonly string[]>> = { car: ['fr'], bio: ['fr', 'en'], kar: ['fr', 'en'], bak: ['fr', 'en'], mobility: ['fr'], student: [], back: ['fr', 'nl'], up: ['fr', 'nl'], an: ['en', 'nl'], pa: ['fr', 'nl'] } // prettier-ignore

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
    .filter(({ start, end }) => !(FALSE_FRIENDS[folded.slice(start, end)] ?? []).includes(language))
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

const CODE_PATH = 'package.computeModelConfig.commissionParitaire'
interface Title {
  readonly code: string
  readonly title: string
}

const TITLES: readonly Title[] = listCommissions().flatMap(({ code, titles }) =>
  Object.values(titles).map((title) => ({ code, title: fold(title) }))
)
const byLetters = new Map<string, Fuse<Title>>()

/** Titles with a word that begins as the phrase does: a search over all of them takes ten times as long. */
function titlesLike(phrase: string): Fuse<Title> {
  const letters = phrase.slice(0, 2)
  const known = byLetters.get(letters)
  if (known !== undefined) return known
  const begins = new RegExp(`(?:^|[^a-z])${letters.replace(/[^a-z]/g, '.')}`)
  const found = new Fuse(
    TITLES.filter(({ title }) => begins.test(title)),
    {
      keys: ['title'],
      threshold: 0.25,
      ignoreLocation: true,
      minMatchCharLength: 4,
      includeScore: true,
    }
  )
  byLetters.set(letters, found)
  return found
}

const MOST_SECTORS = 2

function committees(folded: string): ReadyMark[] {
  const found: ReadyMark[] = []
  const add = (start: number, end: number, value: string) =>
    found.push({ sort: 'ready', path: CODE_PATH, value, start, end })
  for (const match of folded.matchAll(COMMITTEE)) {
    if (match[0].startsWith('cct')) continue
    const whole = `BECP${match[1]}${match[2] ?? ''}`
    add(match.index, match.index + match[0].length, whole)
  }
  if (found.length > 0) return found
  for (const match of folded.matchAll(SPOKEN_COMMITTEE))
    add(match.index, match.index + match[0].length, 'BECP200')
  if (found.length > 0) return found
  for (const match of folded.matchAll(/[a-z]+(?:[ -]services)?/g)) {
    if (!Object.hasOwn(SECTORS, match[0])) continue
    const before = folded.slice(Math.max(0, match.index - 22), match.index)
    const within = WITHIN.exec(before)
    if (!within && !ONE_SECTOR.test(match[0])) continue
    const isNamed = within !== null && /^(?:cp|pc|jc|sect)/.test(within[0])
    add(
      match.index - (isNamed ? within[0].length : 0),
      match.index + match[0].length,
      SECTORS[match[0]]!
    )
  }
  if (found.length > 0) return found
  for (const match of [...folded.matchAll(SECTOR)].slice(0, MOST_SECTORS)) {
    const words = match[1]!.trim().split(/ +/)
    for (let count = Math.min(4, words.length); count > 0; count--) {
      const phrase = words.slice(0, count).join(' ')
      const best =
        phrase.length < 4 ? undefined : titlesLike(phrase).search(phrase, { limit: 1 })[0]
      if (best === undefined || (best.score ?? 1) > 0.25) continue
      const start = folded.indexOf(phrase, match.index)
      add(match.index, start + phrase.length, best.item.code)
      return found
    }
  }
  return found
}

/** 4/5, 30.4/38, "vier vijfde": hours a week of full time. */
function regimes(folded: string, taken: Taken): ReadyMark[] {
  const found: ReadyMark[] = []
  const add = (span: Span, hours: number, full: number) => {
    found.push({ ...span, sort: 'ready', path: 'package.regimeNumerateur', value: hours })
    found.push({
      start: span.end,
      end: span.end,
      sort: 'ready',
      path: 'package.regimeDenominateur',
      value: full,
    })
  }
  for (const match of folded.matchAll(FRACTION)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (
      taken.has(span) ||
      /\/ ?$/.test(folded.slice(0, span.start)) ||
      /^ ?\//.test(folded.slice(span.end))
    )
      continue
    const [part, whole] = [valueOfDigits(match[1]!), valueOfDigits(match[2]!)]
    if (whole >= 35 && whole <= 40 && part <= whole && part >= 3) add(span, part, whole)
    else if (
      [2, 3, 4, 5, 10].includes(whole) &&
      part < whole &&
      IS_SHARE.test(match[0]) &&
      !AT_HOME.test(folded)
    )
      add(span, Math.round((FULL_TIME * part * 100) / whole) / 100, FULL_TIME)
  }
  if (!AT_HOME.test(folded))
    for (const match of folded.matchAll(DAYS_A_WEEK)) {
      const days = DAYS.findIndex((words) => words.includes(match[1]!)) + 1
      const span = { start: match.index, end: match.index + match[0].length }
      if (days < 5 && !taken.has(span))
        add(span, Math.round((FULL_TIME * days * 100) / 5) / 100, FULL_TIME)
    }
  for (const match of folded.matchAll(FRACTION_WORDS)) {
    const share = match[1] ? 0.8 : match[2] ? 0.75 : 0.9
    add({ start: match.index, end: match.index + match[0].length }, FULL_TIME * share, FULL_TIME)
  }
  return found
}

const MONTH_ALONE =
  /\b(?:janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|januari|februari|maart|april|juni|juli|augustus|september|oktober|november|december|january|february|june|july|august|october)\b/g

interface Factor extends Span {
  readonly months: number
}

function monthsIn(folded: string, taken: Taken): Factor[] {
  const found: Factor[] = []
  for (const match of folded.matchAll(MONTHS)) {
    const months = valueOfDigits((match[1] ?? match[2])!)
    const factor = { months, start: match.index, end: match.index + match[0].length }
    const digits = { start: folded.indexOf((match[1] ?? match[2])!, match.index), end: factor.end }
    if (taken.has({ start: digits.start, end: digits.start + 1 })) continue
    taken.take(factor)
    found.push(factor)
  }
  return found
}

function attachMonths({ numbers, folded }: Marks, factors: readonly Factor[]): void {
  for (const factor of factors) {
    const nearest = numbers
      .filter(({ value }) => value >= 300)
      .filter(
        () =>
          !/(?:contrat|cdd|duree|pendant|contract|duur|looptijd|during|term) (?:de |van |of |d'une duree de )?$/.test(
            folded.slice(0, factor.start)
          )
      )
      .sort((a, b) => gap(a, factor) - gap(b, factor))[0]
    if (nearest === undefined) continue
    nearest.months = factor.months
    nearest.with.push(factor)
  }
}

function gap(a: Span, b: Span): number {
  return a.end <= b.start ? b.start - a.end : a.start - b.end
}

/** What stands right behind a number: "/mois", "km", "g/km", "h". */
function readBehind(folded: string, number: NumberMark): void {
  const rest = folded.slice(number.end, number.end + 40)
  const slash = SLASH.exec(rest)
  if (slash) {
    const of = SLASHES.find(([pattern]) => pattern.test(slash[1]!))?.[1]
    if (of === 'km') number.kind = 'km'
    else if (of !== undefined) number.period = of
    number.with.push({ start: number.end, end: number.end + slash[0].length })
    return
  }
  if (number.kind !== 'plain') return
  for (const [pattern, kind] of BEHIND) {
    const match = pattern.exec(rest)
    if (match === null) continue
    number.kind = kind
    number.with.push({ start: number.end, end: number.end + match[0].length })
    return
  }
}

/** "par mois", "jaarlijks": of the nearest number of its clause. */
function attachPeriods({ numbers, concepts, folded }: Marks): void {
  for (const concept of concepts) {
    if (concept.is !== 'per' && concept.is !== 'unit') continue
    const nearest = numbers
      .filter(
        (number) =>
          !/[;\n]|\.(?:\s|$)/.test(between(folded, number, concept)) &&
          !/,\s/.test(between(folded, number, concept))
      )
      .filter((number) =>
        concept.is === 'per'
          ? number.period === undefined
          : number.kind === 'plain' && number.end <= concept.start
      )
      .map((number) => ({
        number,
        cost: gap(number, concept) + (number.end <= concept.start ? 0 : 6),
      }))
      .filter(({ cost }) => cost <= (concept.is === 'per' ? 34 : 2))
      .sort((a, b) => a.cost - b.cost)[0]?.number
    if (nearest === undefined) continue
    const crossed = numbers.some((other) => other !== nearest && isBetween(other, nearest, concept))
    if (crossed) continue
    if (concept.is === 'per') {
      if (
        nearest.kind === 'percent' ||
        nearest.kind === 'days' ||
        nearest.kind === 'hours' ||
        nearest.kind === 'km'
      ) {
        if (concept.of === 'year' && nearest.kind === 'days') nearest.with.push(concept)
        continue
      }
      nearest.period = concept.of as Period
    } else nearest.kind = concept.of as Kind
    nearest.with.push(concept)
  }
}

function between(folded: string, a: Span, b: Span): string {
  return a.end <= b.start ? folded.slice(a.end, b.start) : folded.slice(b.end, a.start)
}

function isBetween(span: Span, a: Span, b: Span): boolean {
  const [from, to] = a.end <= b.start ? [a.end, b.start] : [b.end, a.start]
  return span.start >= from && span.end <= to
}
