import { yearOf, type PlainDate } from './dates.ts'
import { entriesOf, type LawSet, type Legislation } from './law_set.ts'
import { byWords, inSituation, notesOn, ofAny, type ByWords, type Rule } from './rule.ts'

/** A figure set anew each year that an earlier year lends to a later one. */
export interface CarriedOn {
  readonly id: string
  /** The last year it is known for. */
  readonly year: number
}

/**
 * The figures of a law set that are those of an earlier year than the day's, in the order of the payslip. What
 * a caller supposes is no figure of an earlier year.
 */
export function carriedOn(
  legislation: Legislation,
  { values }: Pick<LawSet, 'values'>,
  date: PlainDate
): readonly CarriedOn[] {
  return entriesOf(legislation).flatMap(({ group, key, parameter }) => {
    const id = `${group}.${key}`
    const dated = values.get(id)
    if (!parameter.yearly || dated === undefined || dated.value === null) return []
    const year = yearOf(dated.from)
    return year < yearOf(date) && parameter.values.includes(dated)
      ? [Object.freeze({ id, year })]
      : []
  })
}

interface Step {
  readonly id: string
  readonly when: string | undefined
  readonly words: ByWords<Words>
}

interface Words {
  /** Figures carried on that it reads, by their place in the list. */
  readonly parameters: readonly number[]
  /** Steps before it that it reads. */
  readonly inputs: readonly number[]
}

/** What of one computation is projected. */
export interface Projected {
  /** The rules whose amount follows from a figure carried on, in payslip order. */
  readonly rules: readonly string[]
  /** The figures that they follow from. */
  readonly parameters: readonly CarriedOn[]
}

type Flat = Readonly<Record<string, number>>

/**
 * The lines of one law set that figures carried on may reach. Which of them they do reach depends on the situation:
 * a line is projected where it is not zero and reads a figure carried on, or where one of its inputs is projected.
 */
export class ProjectionPlan<S extends object, L> {
  readonly #carried: readonly CarriedOn[]
  readonly #steps: readonly Step[]
  readonly #told = new Map<string, Projected>()

  constructor(
    rules: readonly Rule<S, L, string, string>[],
    from: PlainDate,
    carried: readonly CarriedOn[]
  ) {
    this.#carried = carried
    const places = new Map(carried.map(({ id }, place) => [id, place]))
    const before = new Map<string, number>()
    const steps: Step[] = []
    for (const rule of rules) {
      const notes = notesOn(rule, from)
      if (notes === undefined) continue
      const words = byWords(notes, ({ parameters, inputs }) => ({
        parameters: parameters.flatMap((id) => places.get(id) ?? []),
        inputs: inputs.flatMap((id) => before.get(id) ?? []),
      }))
      if (ofAny(words).every(({ parameters, inputs }) => parameters.length + inputs.length === 0))
        continue
      before.set(rule.id, steps.length)
      steps.push({ id: rule.id, when: notes.when ?? notes.onlyFor, words })
    }
    this.#steps = steps
  }

  /** What a computed sheet holds of figures carried on; the same object for the same lines. */
  found(sheet: S): Projected {
    const flat = sheet as unknown as Flat
    const states = new Array<boolean>(this.#steps.length)
    const lines: number[] = []
    const used = new Set<number>()
    for (const [i, step] of this.#steps.entries()) {
      const { parameters, inputs } = inSituation(step.words, flat)
      const counts = flat[step.id] !== 0
      const absent = step.when !== undefined && flat[step.when] === 0
      const reads = counts && parameters.length > 0
      states[i] = !absent && (reads || inputs.some((input) => states[input]))
      if (!states[i] || !counts) continue
      lines.push(i)
      for (const place of parameters) used.add(place)
    }
    return this.#tell(lines, used)
  }

  #tell(lines: readonly number[], used: ReadonlySet<number>): Projected {
    const parameters = [...used].sort((a, b) => a - b)
    const key = `${lines} ${parameters}`
    let told = this.#told.get(key)
    if (told === undefined) {
      told = Object.freeze({
        rules: Object.freeze(lines.map((i) => this.#steps[i].id)),
        parameters: Object.freeze(parameters.map((place) => this.#carried[place])),
      })
      this.#told.set(key, told)
    }
    return told
  }
}
