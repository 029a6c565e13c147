import type { SectorFacts } from '../committees/in_force.ts'
import type { PlainDate } from '../engine/dates.ts'
import { cents, type Cents } from '../engine/money.ts'
import type { Law } from '../legislation/index.ts'
import { DefaultBits, type Default } from './defaults.ts'
import type { ComputeError, ErrorCode } from './types.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Collects every refusal of one request and notes the defaults it used. */
export class Reading {
  errors: ComputeError[] | undefined
  /** The day of the request, once read; empty where it is refused. */
  date: PlainDate = ''
  /** The law in force on that day, or as the request supposes it; `undefined` where it is refused. */
  law: Law | undefined
  /** Hours a week at full time in hundredths, where the company sets them; else 0. */
  heuresSemaine = 0
  /** What its joint committee brings, where something is known of it and it is not that of CP 200, which is the law's own. */
  sector: SectorFacts | undefined
  /** True for a package whose benefits are chosen. */
  flex = false
  /** The least gross pay the employer gives for these hours; -1 where none is set. */
  minimum: Cents = -1
  readonly defaults = new DefaultBits()

  refuse(code: ErrorCode, path: string, params?: ComputeError['params']): void {
    const error = params === undefined ? { code, path } : { code, path, params }
    this.errors ??= []
    this.errors.push(error)
  }

  useDefault(of: Default): void {
    this.defaults.add(of)
  }

  withdrawDefault(of: Default): void {
    this.defaults.remove(of)
  }

  /** An object, or `undefined` when absent; anything else is refused. */
  object(value: unknown, path: string): Fields | undefined {
    if (value === undefined || value === null) return undefined
    if (typeof value === 'object' && !Array.isArray(value)) return value as Fields
    this.refuse('invalid_value', path, { expected: 'object' })
    return undefined
  }

  /** A yes or no as 1 or 0. */
  flag(value: unknown, path: string): number {
    if (typeof value === 'boolean') return value ? 1 : 0
    this.refuse('invalid_value', path, { expected: 'boolean' })
    return 0
  }

  /** A whole number within bounds. */
  count(value: unknown, path: string, min: number, max: number): number {
    if (isCount(value, min, max)) return value
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      this.refuse('invalid_value', path, { expected: 'integer' })
      return min
    }
    return this.within(value, path, min, max)
  }

  /** Euros with at most two decimals, as cents; bounds in euros. */
  amount(value: unknown, path: string, min: number, max: number): Cents {
    return this.hundredths(value, path, min, max, 'EUR')
  }

  /** A number with at most two decimals, as hundredths; bounds and `unit` as the sentence shows them. */
  hundredths(
    value: unknown,
    path: string,
    min: number,
    max: number,
    unit?: 'EUR' | '%' | 'h'
  ): number {
    const good = hundredthsWithin(value, min, max)
    if (good !== undefined) return good
    const hundredths = typeof value === 'number' ? cents(value) : undefined
    if (hundredths === undefined || !Number.isFinite(hundredths)) {
      this.refuse('invalid_value', path, { expected: 'amount' })
      return 0
    }
    this.within(value as number, path, min, max, unit)
    return hundredths
  }

  /** One of the words allowed. */
  word<W extends string>(value: unknown, path: string, words: readonly W[]): W {
    for (let i = 0; i < words.length; i++) if (words[i] === value) return words[i]
    this.refuse('invalid_value', path, { allowed: words.join(', ') })
    return words[0]
  }

  private within(value: number, path: string, min: number, max: number, unit?: string): number {
    if (value >= min && value <= max) return value
    this.refuse('out_of_range', path, unit === undefined ? { min, max } : { min, max, unit })
    return min
  }
}

/*
 * Whether a value is good, without the path that a refusal names: for a value that is good no text is put together.
 */

/** A whole number within bounds. */
export function isCount(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max && Number.isInteger(value)
}

/** The hundredths of a number within bounds that has at most two decimals; `undefined` of any other value. */
export function hundredthsWithin(value: unknown, min: number, max: number): number | undefined {
  if (typeof value !== 'number' || value === Infinity) return undefined
  return value >= min && value <= max ? cents(value) : undefined
}

/** Absent and null are alike: the default stands in. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}
