import type { PlainDate } from './dates.ts'

/** `cents` of a euro, `ppm` millionths, `count` a plain number (months, persons, quarters). */
export type Unit = 'cents' | 'ppm' | 'count'

/**
 * How sure a value is: `official` read on an official page, `official_quoted` an official text
 * quoted by a third party, `provider` a payroll provider, union or accountant, `third_party` a
 * public repository, `derived` computed from a sourced figure, `recalled` from memory, `assumed`
 * a choice of ours that no text fixes, `not_found` the law has a figure that nobody here knows.
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
  readonly confidence: Confidence
  /** The day somebody last looked the value up. */
  readonly checked: PlainDate
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

/** A dated parameter of the law. Throws on unsorted or repeated starts, at load time. */
export function parameter<V extends number | readonly number[]>(
  unit: Unit,
  values: readonly DatedValue<V>[],
  options: { yearly?: boolean; introduced?: boolean } = {}
): Parameter<V extends number ? number : V> {
  for (let i = 1; i < values.length; i++) {
    if (values[i].from <= values[i - 1].from) throw new RangeError(`starts at ${values[i].from}`)
  }
  return Object.freeze({
    unit,
    yearly: options.yearly ?? false,
    introduced: options.introduced ?? false,
    values: Object.freeze(values),
  }) as Parameter<V extends number ? number : V>
}

/** The value in force on a day, or `undefined` before the first start. */
export function valueOn<V>(of: Parameter<V>, date: PlainDate): DatedValue<V> | undefined {
  return of.values.findLast((value) => value.from <= date)
}

/** True where the law has a figure that is not known here. */
export function isGap({ value, confidence }: DatedValue<unknown>): boolean {
  return value === null && confidence === 'not_found'
}
