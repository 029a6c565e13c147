import type { PlainDate } from './dates.ts'
import {
  byWords,
  inSituation,
  notesOn,
  ofAny,
  type ByWords,
  type Formula,
  type Rule,
} from './rule.ts'

/** What a gap of the law does to a line: it is 0 and outside every total, or a total without it. */
export type GapEffect = 'left_out' | 'incomplete'

/** A line that needs figures of the law that are not known, with the day since when. */
export interface LineGap {
  readonly rule: string
  readonly effect: GapEffect
  readonly parameters: readonly { readonly id: string; readonly from: PlainDate }[]
}

type AnyRule<S, L> = Rule<S, L, string, string>
type Flat = Record<string, number>

const KNOWN = 0
const INCOMPLETE = 1
const LEFT_OUT = 2

interface Step<S, L> {
  readonly id: string
  readonly formula: Formula<S, L>
  readonly total: boolean
  readonly when: string | undefined
  readonly words: ByWords<Words>
}

interface Words {
  /** Gaps it reads itself. */
  readonly missing: readonly string[]
  /** Steps before it that it reads, and how many inputs it has in all. */
  readonly inputs: readonly number[]
  readonly inputCount: number
}

interface Root {
  readonly when: string | undefined
  /** Whether the words read a gap. */
  readonly misses: ByWords<boolean>
}

/** A step as a root; none where it reads no gap. Variants that make no difference are not asked for. */
function rootOf<S, L>({ when, words }: Step<S, L>): Root[] {
  const own = words.own.missing.length > 0
  const variants = words.variants.map(({ of, ...variant }) => ({
    ...variant,
    of: of.missing.length > 0,
  }))
  const asked = variants.slice(0, 1 + variants.findLastIndex(({ of }) => of !== own))
  return own || asked.length > 0 ? [{ when, misses: { own, variants: asked } }] : []
}

/** What was missing on some sheet, told. */
interface Told {
  readonly state: Uint8Array
  readonly words: readonly Words[]
  readonly gaps: readonly LineGap[]
}

/**
 * The lines of one law set that its gaps may reach, in payslip order. What they do to a computed
 * sheet depends on the situation: no line of a sector the worker is not in is missing.
 */
export class GapPlan<S extends object, L> {
  readonly #steps: Step<S, L>[] = []
  readonly #state: Uint8Array
  /** The words for the last sheet that had something missing, of each line that it misses something of. */
  readonly #words: Words[]
  /** What tells whether a line reads a gap itself, of those that do in some situation. */
  readonly #roots: readonly Root[]
  /** True when the last sheet had something missing, so that the states are not all `KNOWN`. */
  #marked = false
  readonly #gaps: ReadonlyMap<string, PlainDate>
  /** Situations differ in few ways: each pattern of missing lines is told once. */
  readonly #told: Told[] = []

  constructor(
    rules: readonly AnyRule<S, L>[],
    lawSet: { readonly from: PlainDate; readonly gaps: ReadonlyMap<string, PlainDate> }
  ) {
    this.#gaps = lawSet.gaps
    const place = new Map<string, number>()
    for (const rule of lawSet.gaps.size === 0 ? [] : rules) {
      const notes = notesOn(rule, lawSet.from)
      if (notes === undefined) continue
      const words = byWords(notes, ({ parameters, inputs }) => ({
        missing: parameters.filter((id) => lawSet.gaps.has(id)),
        inputs: inputs.flatMap((name) => place.get(name) ?? []),
        inputCount: inputs.length,
      }))
      if (ofAny(words).every(({ missing, inputs }) => missing.length + inputs.length === 0))
        continue
      const { total = false, when = notes.onlyFor } = notes
      place.set(rule.id, this.#steps.length)
      this.#steps.push({ id: rule.id, formula: rule, total, when, words })
    }
    this.#state = new Uint8Array(this.#steps.length)
    this.#words = this.#steps.map(({ words }) => words.own)
    this.#roots = this.#steps.flatMap(rootOf)
  }

  /** Takes out of a computed sheet what cannot be known, and sums the totals anew. */
  apply(sheet: S, law: L): void {
    const flat = sheet as unknown as Flat
    if (!this.#concerns(flat)) {
      if (this.#marked) this.#state.fill(KNOWN)
      this.#marked = false
      return
    }
    this.#marked = true
    for (let i = 0; i < this.#steps.length; i++) {
      const step = this.#steps[i]
      const words = inSituation(step.words, flat)
      const state = this.#stateOf(step, words, flat)
      this.#words[i] = state === KNOWN ? step.words.own : words
      this.#state[i] = state
      if (state === LEFT_OUT) flat[step.id] = 0
      else if (state === INCOMPLETE) flat[step.id] = step.formula(sheet, law)
    }
  }

  /** False when nothing was missing on the last sheet. */
  get isConcerned(): boolean {
    return this.#marked
  }

  /** True when the last sheet has nothing at a line. */
  isLeftOut(rule: string): boolean {
    const i = this.#steps.findIndex(({ id }) => id === rule)
    return i >= 0 && this.#state[i] === LEFT_OUT
  }

  /** What the last sheet misses; the same list for the same lines. */
  found(): readonly LineGap[] {
    const known = this.#told.find(
      ({ state, words }) =>
        state.every((each, i) => each === this.#state[i]) &&
        words.every((each, i) => each === this.#words[i])
    )
    if (known !== undefined) return known.gaps
    const gaps = this.#list()
    this.#told.push({ state: this.#state.slice(), words: [...this.#words], gaps })
    return gaps
  }

  #list(): LineGap[] {
    const sources: ReadonlySet<string>[] = []
    const gaps: LineGap[] = []
    for (const [i, step] of this.#steps.entries()) {
      const { missing, inputs } = this.#words[i]
      const ids = new Set(this.#state[i] === KNOWN ? [] : missing)
      if (this.#state[i] !== KNOWN) {
        for (const input of inputs) for (const id of sources[input]) ids.add(id)
        const effect = this.#state[i] === LEFT_OUT ? 'left_out' : 'incomplete'
        const parameters = [...ids].map((id) => ({ id, from: this.#gaps.get(id)! }))
        gaps.push({ rule: step.id, effect, parameters })
      }
      sources.push(ids)
    }
    return gaps
  }

  /** False when every line that reads a gap itself is none of this situation's: the usual case. */
  #concerns(flat: Flat): boolean {
    for (const { when, misses } of this.#roots) {
      if (when !== undefined && flat[when] === 0) continue
      if (inSituation(misses, flat)) return true
    }
    return false
  }

  #stateOf(
    { total, when }: Step<S, L>,
    { missing, inputs, inputCount }: Words,
    sheet: Flat
  ): number {
    if (when !== undefined && sheet[when] === 0) return KNOWN
    let leftOut = 0
    let partial = missing.length > 0 && total
    for (const input of inputs) {
      if (this.#state[input] === LEFT_OUT) leftOut++
      else if (this.#state[input] === INCOMPLETE) partial = true
    }
    if (total) {
      if (leftOut > 0 && leftOut === inputCount) return LEFT_OUT
      return leftOut > 0 || partial ? INCOMPLETE : KNOWN
    }
    if (missing.length > 0 || leftOut > 0) return LEFT_OUT
    return partial ? INCOMPLETE : KNOWN
  }
}
