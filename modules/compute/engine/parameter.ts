import type { PlainDate } from './dates.ts'

/** `cents` of a euro, `ppm` millionths, `count` a plain number (months, persons, quarters). */
export type Unit = 'cents' | 'ppm' | 'count'

/**
 * How sure a value is: `official` read on an official page, `official_quoted` an official text
 * quoted by a third party, `provider` a payroll provider, union or accountant, `third_party` a
 * public repository, `derived` computed from a sourced figure, `recalled` from memory, `assumed`
 * a choice of ours that no text fixes, `not_found` the law has a figure that is not known here.
 */
export type Confidence =
  | 'official'
  | 'official_quoted'
  | 'provider'
  | 'third_party'
  | 'derived'
  | 'recalled'
  | 'assumed'
  | 'not_found'

/** One value of the law from a day on; the next start ends it. */
export interface DatedValue<V> {
  readonly from: PlainDate
  /**
   * `null`: the law has no such figure any more, or, where the confidence is `not_found`, it has
   * one that is a gap here.
   */
  readonly value: V | null
  readonly source: string
  /** The https address of the source, where one is known. */
  readonly href?: string
  readonly confidence: Confidence
  /** The day the value was last looked up. */
  readonly checked: PlainDate
}

/**
 * The place of a value that is still to be found, as `barema law open` writes it: until it is filled in, the value
 * before it goes on, and the year counts as not published.
 */
export interface OpenValue {
  readonly from: PlainDate
  readonly value: undefined
}

export interface Parameter<V = number | readonly number[]> {
  readonly unit: Unit
  /** Set anew for each calendar year: after its last year the value is an extrapolation. */
  readonly yearly: boolean
  /** The law had no such figure before the first start. */
  readonly introduced: boolean
  /** By start, oldest first. */
  readonly values: readonly DatedValue<V>[]
}

/**
 * A dated parameter of the law; entries that are still open are left out. Throws on unsorted or repeated starts, at
 * load time.
 */
export function parameter<X extends number | readonly number[] | undefined>(
  unit: Unit,
  given: readonly (DatedValue<X> | OpenValue)[],
  options: { yearly?: boolean; introduced?: boolean } = {}
): Parameter<Exclude<X, undefined> extends number ? number : Exclude<X, undefined>> {
  for (let i = 1; i < given.length; i++) {
    if (given[i].from <= given[i - 1].from) throw new RangeError(`starts at ${given[i].from}`)
  }
  return Object.freeze({
    unit,
    yearly: options.yearly ?? false,
    introduced: options.introduced ?? false,
    values: Object.freeze(given.filter(({ value }) => value !== undefined)),
  }) as never
}

/** The value in force on a day, or `undefined` before the first start. */
export function valueOn<V>(of: Parameter<V>, date: PlainDate): DatedValue<V> | undefined {
  return of.values.findLast((value) => value.from <= date)
}

/** True where the law has a figure that is not known here. */
export function isGap({ value, confidence }: DatedValue<unknown>): boolean {
  return value === null && confidence === 'not_found'
}
