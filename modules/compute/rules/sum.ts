import type { Formula } from '../engine/rule.ts'
import type { Law } from '../legislation/index.ts'
import { completed, type Notes } from './notes.ts'
import { named, type Rule } from './rule.ts'
import { Sheet, type SheetField } from './sheet.ts'

/**
 * A line that only adds and takes away others, or so many times them: written once, as a formula. Its words follow from
 * trying each field it names.
 */
export function sum(
  id: SheetField,
  formula: (c: Sheet) => number,
  notes: Omit<Notes, 'formula'> = {}
): Rule {
  const words = () => completed({ ...notes, formula: wordsOf(termsOf(id, formula)) })
  return named(id, notes.unit, formula as Formula<Sheet, Law>, words)
}

interface Term {
  readonly name: string
  /** How often it counts; negative for what is taken away. */
  readonly times: number
}

/**
 * The terms in the order in which the formula names them. It is tried on a sheet and on nothing else: a formula that
 * has met another shape of object is slower ever after. Throws where the formula is no sum.
 */
function termsOf(id: string, formula: (c: Sheet) => number): readonly Term[] {
  const sheet = new Sheet()
  const flat = sheet as unknown as Record<string, number>
  const names = new Set(
    String(formula)
      .match(/\w+/g)!
      .filter((word) => Object.hasOwn(sheet, word))
  )
  for (const name of names) flat[name] = 0
  const terms = [...names].map((name) => {
    flat[name] = 1
    const times = formula(sheet)
    flat[name] = 0
    return { name, times }
  })
  // Other numbers, all at once, must come to the same terms.
  let total = 0
  for (const [place, { name, times }] of terms.entries()) {
    flat[name] = place + 2
    total += times * flat[name]
  }
  if (formula(sheet) !== total) throw new RangeError(`${id} is no sum`)
  return terms
}

/** `12 × (tcoVS − contributionVS)`: what all terms have in common stands before them. */
function wordsOf(terms: readonly Term[]): string {
  const first = Math.abs(terms[0].times)
  const common = terms.every(({ times }) => Math.abs(times) === first) ? first : 1
  const taken = terms.every(({ times }) => times < 0)
  const before = (taken ? '− ' : '') + timesOf(common)
  const words = terms.map(({ name, times }, place) => {
    const plus = taken || times > 0
    const sign = place === 0 ? (plus ? '' : '− ') : plus ? ' + ' : ' − '
    return sign + timesOf(Math.abs(times) / common) + name
  })
  return before === '' || terms.length === 1
    ? before + words.join('')
    : `${before}(${words.join('')})`
}

function timesOf(number: number): string {
  return number === 1 ? '' : `${number} × `
}
