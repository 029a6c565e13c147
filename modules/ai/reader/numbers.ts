import type { Span, Taken, Token } from './text.ts'

/** A number as it was said, with what stands right beside it. */
export interface Said extends Span {
  readonly value: number
  readonly unit?: 'euro' | 'percent'
  /** Words that are more often no number ("une", "neuf", "ten laste"): it counts only where something asks for it. */
  readonly weak?: true
  /** `3k`, `60 mille`: a sum of money, whatever stands beside it. */
  readonly thousands?: true
}

const UNITS: Readonly<Record<string, number>> = {
  zero: 0, un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10,
  onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16,
  nul: 0, een: 1, twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, zeven: 7, acht: 8, negen: 9, tien: 10, elf: 11,
  twaalf: 12, dertien: 13, veertien: 14, vijftien: 15, zestien: 16, zeventien: 17, achttien: 18, negentien: 19,
  one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
} // prettier-ignore
const TENS: Readonly<Record<string, number>> = {
  vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70, huitante: 80,
  octante: 80, nonante: 90, twintig: 20, dertig: 30, veertig: 40, vijftig: 50, zestig: 60, zeventig: 70,
  tachtig: 80, negentig: 90, twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70,
  eighty: 80, ninety: 90,
} // prettier-ignore
/** Its own words alone: "constructor" is in every table. */
const isUnit = (word: string) => Object.hasOwn(UNITS, word)
const isTen = (word: string) => Object.hasOwn(TENS, word)
const HUNDREDS = new Set(['cent', 'cents', 'honderd', 'hundred'])
const THOUSANDS = new Set(['mille', 'mil', 'milles', 'duizend', 'thousand', 'grand'])
const HALVES = new Set(['demi', 'demie', 'half', 'halve'])
const POINTS = new Set(['virgule', 'komma', 'comma', 'point', 'punt'])
const JOINTS = new Set(['et', 'en', 'and', '-'])
const WEAK = new Set([
  'un',
  'une',
  'een',
  'one',
  'a',
  'an',
  'neuf',
  'onze',
  'ten',
  'elf',
  'nul',
  'six',
  'sept',
])
const EUROS = new Set(['€', 'eur', 'euro', 'euros', 'eu', 'eurootjes', 'balles', 'bucks'])
const PERCENTS = new Set(['%', 'pct', 'procent', 'percent', 'pourcent', 'pourcents'])

const ATOMS = [...Object.keys(UNITS), ...Object.keys(TENS), 'honderd', 'duizend'].sort(
  (a, b) => b.length - a.length
)

/** `drieduizendtweehonderdvijfentwintig` in its parts; the word alone when it is none. */
function partsOf(word: string): readonly string[] {
  if (word.length < 6 || !/honderd|duizend|tig$/.test(word)) return [word]
  const parts: string[] = []
  let rest = word
  while (rest !== '') {
    const atom = ATOMS.find((each) => rest.startsWith(each))
    const joint = rest.startsWith('en') && parts.length > 0
    if (atom === undefined && !joint) return [word]
    const part = atom ?? 'en'
    parts.push(part)
    rest = rest.slice(part.length)
  }
  return parts
}

/** Adds up the words of one number; `null` where the next word cannot belong to it. */
class Sum {
  private total = 0
  private current = 0
  private unit: number | null = null
  private isJoined = false
  private last = ''
  private scale = 1

  get value(): number {
    return this.total + this.current
  }

  add(word: string): boolean {
    const done = this.put(word)
    if (done) {
      this.last = word
      this.isJoined = word === 'en'
    }
    return done
  }

  private put(word: string): boolean {
    if (word === 'en') return this.unit !== null && this.current % 100 < 10
    if (isTen(word)) return this.ten(TENS[word]!, word)
    if (isUnit(word)) return this.one(UNITS[word]!)
    if (HUNDREDS.has(word)) return this.hundred()
    if (THOUSANDS.has(word)) return this.thousand()
    return false
  }

  private ten(value: number, word: string): boolean {
    if (this.isJoined && this.unit !== null) {
      this.current += value
      this.unit = null
      return true
    }
    if (value === 20 && this.last === 'quatre' && word.startsWith('vingt')) {
      this.current += 76
      this.unit = null
      return true
    }
    if (this.current % 100 !== 0) return false
    this.current += value
    return true
  }

  private one(value: number): boolean {
    const rest = this.current % 100
    const isSeventy = (rest === 60 || rest === 80) && value >= 10
    const isTeen = rest === 10 && value >= 7 && value < 10 && this.last === 'dix'
    const isLate = (rest === 70 || rest === 90) && this.last === 'dix' && value >= 7 && value < 10
    if (
      rest !== 0 &&
      !(rest % 10 === 0 && value < 10 && rest >= 20) &&
      !isSeventy &&
      !isTeen &&
      !isLate
    )
      return false
    this.current += value
    this.unit = value < 10 ? value : null
    return true
  }

  private hundred(): boolean {
    if (this.current >= 100 || this.last === 'cent') return false
    this.current = (this.current || 1) * 100
    this.unit = null
    return true
  }

  private thousand(): boolean {
    if (this.scale === 1000 || this.current >= 1000) return false
    this.total += (this.current || 1) * 1000
    this.current = 0
    this.unit = null
    this.scale = 1000
    return true
  }
}

const DIGITS =
  /\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?(?!\d)|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?!\d)|\d{1,3}(?:'\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/g

/** `3.250`, `3 250,50`, `3,250.50`, `19,45`, `0.005` as a number: three digits behind one sign are thousands. */
export function valueOfDigits(written: string): number {
  if (/^0[.,]\d+$/.test(written)) return Number(written.replace(',', '.'))
  if (/^\d{1,3}(?:([ .,'])\d{3})+(?:[.,]\d{1,2})?$/.test(written)) {
    const [, whole = '', cents] = /^(\d{1,3}(?:[ .,']\d{3})+)(?:[.,](\d{1,2}))?$/.exec(written)!
    return Number(`${whole.replace(/\D/g, '')}.${cents ?? '0'}`)
  }
  return Number(written.replace(',', '.'))
}

/** Every number of a text: written in digits or in words of the three languages, with the unit beside it. */
export function numbersOf(folded: string, tokens: readonly Token[], taken: Taken): Said[] {
  const found = [...writtenInDigits(folded, taken), ...writtenInWords(folded, tokens, taken)]
  return withCents(
    folded,
    found.sort((a, b) => a.start - b.start)
  )
}

function writtenInDigits(folded: string, taken: Taken): Said[] {
  const found: Said[] = []
  // What is taken already joins no digits: "pilier 2 300 €".
  for (const match of taken.masked(folded).matchAll(DIGITS)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (taken.has(span) || /[a-z]$/.test(folded.slice(Math.max(0, span.start - 1), span.start)))
      continue
    const small =
      /^ ?(?:k(?![a-z])(\d{1,3}(?!\d))?|k(?=eur|€)|(mille|milles|mil|duizend|thousand|grand)(?![a-z]))/.exec(
        folded.slice(span.end)
      )
    let value = valueOfDigits(match[0])
    if (small && value < 1000) {
      const tail = small[1] ?? ''
      value = round(value * 1000) + (tail === '' ? 0 : Number(tail) * 10 ** (3 - tail.length))
      span.end += small[0].length
    }
    const bare: Said = { ...span, value, ...(small && { thousands: true as const }) }
    const units = withUnit(folded, bare)
    // "18 euro 50": the sign is of the number before.
    const said = found.some((each) => each.end > units.start) ? bare : units
    taken.take(said)
    found.push(said)
  }
  return found
}

function writtenInWords(folded: string, tokens: readonly Token[], taken: Taken): Said[] {
  const found: Said[] = []
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i]!
    if (!first.isWord || taken.has(first)) continue
    const read = readWords(tokens, i, taken)
    if (read === undefined) continue
    const { value, next, weak } = read
    const bare: Said = {
      value,
      start: first.start,
      end: tokens[next - 1]!.end,
      ...(weak && { weak: true as const }),
    }
    const units = withUnit(folded, bare)
    const said = (found.at(-1)?.end ?? 0) > units.start ? bare : units
    taken.take(said)
    found.push(said.unit === undefined ? said : { ...said, weak: undefined })
    i = next - 1
  }
  return found
}

interface ReadWords {
  readonly value: number
  readonly next: number
  readonly weak: boolean
}

function readWords(tokens: readonly Token[], from: number, taken: Taken): ReadWords | undefined {
  const first = tokens[from]!.text
  if (POINTS.has(first)) {
    const decimals = readWords(tokens, from + 1, taken)
    return decimals && decimals.value < 100 && Number.isInteger(decimals.value)
      ? { value: Number(`0.${decimals.value}`), next: decimals.next, weak: true }
      : undefined
  }
  if (first === 'anderhalf' || first === 'anderhalve')
    return { value: 1.5, next: from + 1, weak: false }
  const start = first === 'a' && HUNDREDS.has(tokens[from + 1]?.text ?? '') ? from + 1 : from
  const sum = new Sum()
  let next = start
  let words = 0
  for (let i = start; i < tokens.length; i++) {
    const { text } = tokens[i]!
    if (taken.has(tokens[i]!)) break
    if (words > 0 && JOINTS.has(text) && continues(sum, tokens, i)) continue
    if (!addAll(sum, partsOf(text))) break
    next = i + 1
    words++
  }
  if (words === 0) return undefined
  const half = /^(et|en|and)$/.test(tokens[next]?.text ?? '') ? halfAt(tokens, next + 1) : 0
  if (half > 0) {
    if (THOUSANDS.has(tokens[half]?.text ?? ''))
      return { value: (sum.value + 0.5) * 1000, next: half + 1, weak: false }
    return { value: sum.value + (sum.value >= 1000 ? 500 : 0.5), next: half, weak: false }
  }
  const decimals = POINTS.has(tokens[next]?.text ?? '')
    ? readWords(tokens, next + 1, taken)
    : undefined
  if (decimals && decimals.value < 100 && Number.isInteger(decimals.value))
    return { ...decimals, value: Number(`${sum.value}.${decimals.value}`), weak: false }
  const pair = pairAt(tokens, start, next, sum.value, taken)
  return pair ?? { value: sum.value, next, weak: words === 1 && WEAK.has(first) }
}

const FRENCH =
  /^(?:un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|cent)$/

/** "six eighty", "thirty-two fifty", "tweeëndertig vijftig": hundreds that are not said. */
function pairAt(
  tokens: readonly Token[],
  start: number,
  next: number,
  value: number,
  taken: Taken
): ReadWords | undefined {
  const [first, second] = [tokens[start]?.text ?? '', tokens[next]?.text ?? '']
  const parts = partsOf(second)
  const isTens = [parts[0]!, parts.at(-1)!].some(isTen)
  if (value < 1 || value > 99 || value === 20 || !isTens) return undefined
  if (FRENCH.test(first) || FRENCH.test(second)) return undefined
  const rest = readWords(tokens, next, taken)
  if (rest === undefined || rest.value < 20 || rest.value > 99 || !Number.isInteger(rest.value))
    return undefined
  return { value: value * 100 + rest.value, next: rest.next, weak: false }
}

function halfAt(tokens: readonly Token[], at: number): number {
  const skipped = /^(a|een)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  return HALVES.has(tokens[skipped]?.text ?? '') ? skipped + 1 : 0
}

/** Whether "et", "en", "and" or a hyphen stands inside a number: "vingt et un", "two hundred and fifty". */
function continues(sum: Sum, tokens: readonly Token[], at: number): boolean {
  const joint = tokens[at]!.text
  const next = partsOf(tokens[at + 1]?.text ?? '')[0]!
  if (joint === '-') return isUnit(next) || isTen(next) || HUNDREDS.has(next) || THOUSANDS.has(next)
  if (joint === 'et')
    return (next === 'un' || next === 'une' || next === 'onze') && sum.value % 100 >= 20
  if (joint === 'and')
    return (isUnit(next) || isTen(next)) && sum.value >= 100 && sum.value % 100 === 0
  return isTen(next) && sum.value % 100 < 10 && sum.value % 100 > 0 && sum.add('en')
}

function addAll(sum: Sum, parts: readonly string[]): boolean {
  for (const part of parts) if (!sum.add(part)) return false
  return true
}

/** With the sign of euros or percent before or behind it, and a Dutch ",-". */
function withUnit(folded: string, said: Said): Said {
  let { start, end } = said
  const dash = /^,-+(?!\d)/.exec(folded.slice(end, end + 4))
  if (dash) end += dash[0].length
  const behind = /^ ?(€|%|pour cents?(?![a-z])|[a-z]+)/.exec(folded.slice(end, end + 16))
  const word = behind?.[1] ?? ''
  if (EUROS.has(word)) return { ...said, start, end: end + behind![0].length, unit: 'euro' }
  if (PERCENTS.has(word) || word.startsWith('pour cent'))
    return { ...said, start, end: end + behind![0].length, unit: 'percent' }
  const before = /(?:^|[^a-z])(€|eur|euro) ?$/.exec(folded.slice(Math.max(0, start - 7), start))
  if (before) {
    start -= before[0].length - (before[0].startsWith(before[1]!) ? 0 : 1)
    return { ...said, start, end, unit: 'euro' }
  }
  return { ...said, end, ...(dash && { unit: 'euro' as const }) }
}

/** What may follow cents: the end, a sign, or words that say of what; a noun is counted by the number instead. */
const ENDS_CENTS =
  /^ ?(?:$|[,.;:!?)/\n-]|(?:par|per|a|an|l|de l|p|net|netto|nets|brut|bruto|bruts|gross|en|et|and|avec|met|with|pour|voor|for|le|het|de|van|of|each|chacun|elk)(?![a-z]))/

/** "7 euros 50", "sept euros cinquante": one amount. */
function withCents(folded: string, found: readonly Said[]): Said[] {
  const kept: Said[] = []
  for (const said of found) {
    const last = kept.at(-1)
    const between = last && folded.slice(last.end, said.start)
    const isCents =
      last?.unit === 'euro' &&
      last.value < 1000 &&
      Number.isInteger(last.value) &&
      said.unit === undefined &&
      between === ' ' &&
      said.value >= 10 &&
      said.value < 100 &&
      Number.isInteger(said.value) &&
      ENDS_CENTS.test(folded.slice(said.end))
    if (isCents)
      kept[kept.length - 1] = { ...last, value: last.value + said.value / 100, end: said.end }
    else kept.push(said)
  }
  return kept
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
