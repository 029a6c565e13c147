import { fold, Taken, tokensOf } from '../reader/text.ts'
import { numbersOf } from '../reader/numbers.ts'
import { at, type Draft, type Op } from '../reader/draft.ts'

/** Months that an amount of a year may be divided by, and twelve by which one of a month is multiplied. */
const MONTHS = [12, 13, 13.92, 14]
const FULL_TIME = 38

/**
 * Whether an amount follows from its quote: as it was said, of a year or a month, as a share of full time, or as a change by a
 * percentage or an amount of what the draft held before. Anything else is made up, by rules or by a model.
 */
export function follows(op: Op, before: Draft): boolean {
  if (op.op !== 'set' || typeof op.value !== 'number') return true
  const said = numbersIn(op.quote)
  const value = op.value
  const now = at(before, op.path)
  return (
    said.some((number) => isFrom(number, value)) ||
    said.some((number) => isShare(number, op)) ||
    (typeof now === 'number' && said.some((number) => isChange(number, now, value))) ||
    isWord(op)
  )
}

/** The same of an operation that a model gives: a word that says a number without one ("mi-temps") does not count. */
export function followsFromNumbers(op: Op, before: Draft): boolean {
  return numbersIn(op.quote).length > 0 && follows({ ...op, path: `of.${op.path}` }, before)
}

function numbersIn(quote: string): number[] {
  const folded = fold(quote)
  const digits = [...folded.matchAll(/\d+(?:[.,]\d+)?/g)].map((match) =>
    Number(match[0].replace(',', '.'))
  )
  return [
    ...numbersOf(folded, tokensOf(folded), new Taken(folded.length)).map(({ value }) => value),
    ...digits,
  ]
}

function isFrom(said: number, value: number): boolean {
  if (same(said, value) || same(said * 1000, value) || same(said * 12, value)) return true
  return (
    MONTHS.some((months) => same(said / months, value)) || same((FULL_TIME * said) / 100, value)
  )
}

/** The share of an amount of full time that the reader's own rules say: `× 30.4/38`. */
function isShare(said: number, { value, how = '', path, by }: Op): boolean {
  const [, hours, full] = /^× ([\d.]+)\/([\d.]+)$/.exec(how) ?? []
  if (by === 'model' || path !== 'package.salaireBrut' || hours === undefined) return false
  return (
    Number(hours) <= Number(full) && same((said * Number(hours)) / Number(full), value as number)
  )
}

function isChange(said: number, now: number, value: number): boolean {
  return (
    same(now * (1 + said / 100), value) ||
    same(now * (1 - said / 100), value) ||
    same(now + said, value) ||
    same(now - said, value)
  )
}

/** Words that say a number without one: "sans enfants", "mi-temps", "4/5". */
function isWord({ path, value }: Op): boolean {
  if (value === 0) return path.startsWith('worker.')
  return path === 'package.regimeNumerateur' || path === 'package.regimeDenominateur'
}

function same(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.011
}
