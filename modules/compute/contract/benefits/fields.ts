import type { PlainDate } from '../../engine/dates.ts'
import type { TrancheAge } from '../package/tranches_age.ts'
import type { Fields } from '../reading.ts'
import type { JsonSchema } from '../schema_parts.ts'
import type { Translations } from '../translations.ts'
import type { InputType } from '../types.ts'
import type { Columns, OptionColumn } from './choice.ts'
import type { ContentUnit } from './definition.ts'

/** A field of a package, from which its type, its JSON schema, its bounds and its place in the editor follow. */
export interface Field {
  readonly kind: FieldKind
  readonly unit?: ContentUnit
  /** Bounds of a number, both allowed; 0 unless told. Euros for amounts. */
  readonly min?: number
  readonly max?: number
  /** Of a choice: what it may say. */
  readonly words?: readonly string[]
  /** Of a list: its schema, and the columns that are asked for beside a description. */
  readonly schema?: JsonSchema
  readonly columns?: Columns
  /** The editor asks for a whole number, though others may be told. */
  readonly whole?: true
  /** An amount that may also be a percentage: the field of its name and `InputType` tells which. */
  readonly typed?: true
  /** What stands in when the benefit is switched on: a usual value, to be changed. */
  readonly usual?: number | string | readonly unknown[]
  /** Of a text that is a name: the field with what it is in other languages. */
  readonly names?: string
  /** Readers of a package see it below the benefit, under a unit of its own where the editor has another. */
  readonly detail?: true | ContentUnit
  /** Asked only then; what is not asked keeps its value. */
  readonly when?: (fields: Fields) => boolean
  /** The editor asks for it elsewhere, or not at all. */
  readonly elsewhere?: true
  /** It changes nothing on the sheet: its shape is all that is checked. So are texts and names. */
  readonly silent?: true
}

export type FieldKind =
  | 'amount'
  | 'count'
  /** A number with at most two decimals that is no amount. */
  | 'number'
  | 'text'
  | 'names'
  | 'flag'
  | 'choice'
  | 'date'
  | 'list'
  /** Bands by age, which have no name. */
  | 'ages'
  | 'id'

/** What a field holds. */
export type ValueOf<F> = F extends { kind: 'amount' | 'count' | 'number' }
  ? number
  : F extends { kind: 'text' }
    ? string
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'names' }
        ? Translations
        : F extends { kind: 'date' }
          ? PlainDate
          : F extends { kind: 'id' }
            ? string | number
            : F extends { kind: 'choice'; words: readonly (infer W)[] }
              ? W
              : F extends { entry: (entry: infer E) => void }
                ? readonly E[]
                : never

type Capital<Name> = Name extends string ? Capitalize<Name> : never

/** The fields that a benefit gives a package. */
export type FieldsOf<B> = B extends {
  name: infer Name
  fields: infer F extends Readonly<Record<string, Field>>
}
  ? { -readonly [K in keyof F]?: ValueOf<F[K]> } & {
      [K in `has${Capital<Name>}`]?: boolean
    } & {
      [K in keyof F as F[K] extends { typed: true } ? `${string & K}InputType` : never]?: InputType
    }
  : never

const MAX_MONTH: number = 100_000

/** What a field of a package or a column of a list may say beside its kind. */
type Options = Omit<Field, 'kind'> & Partial<Omit<OptionColumn, 'kind'>>

/** EUR a month. */
export const month = <const O extends Options>(options: O = {} as O) =>
  ({ kind: 'amount', unit: 'month', max: MAX_MONTH, ...options }) as const
/** EUR a year. */
export const year = <const O extends Options & { readonly max: number }>(options: O) =>
  ({ kind: 'amount', unit: 'year', ...options }) as const
/** EUR, of what `unit` says. */
export const euros = <const O extends Options & { readonly max: number }>(options: O) =>
  ({ kind: 'amount', ...options }) as const
export const count = <const O extends Options & { readonly max: number }>(options: O) =>
  ({ kind: 'count', ...options }) as const
export const number = <const O extends Options & { readonly max: number }>(options: O) =>
  ({ kind: 'number', ...options }) as const
export const flag = <const O extends Options>(options: O = {} as O) =>
  ({ kind: 'flag', ...options }) as const
export const choice = <const O extends Options & { readonly words: readonly string[] }>(
  options: O
) => ({ kind: 'choice', ...options }) as const
export const date = <const O extends Options>(options: O = {} as O) =>
  ({ kind: 'date', ...options }) as const
export const text = <const O extends Options>(options: O = {} as O) =>
  ({ kind: 'text', silent: true, ...options }) as const
export const names = { kind: 'names', silent: true, elsewhere: true } as const

/** Bands by age. */
export const ages = (options: Options = {}) => ({
  kind: 'ages' as const,
  ...options,
  /** Never called: it carries the type of a band. */
  entry: undefined as unknown as (entry: TrancheAge) => void,
})

/** A list of entries of one type, under their schema. */
export const list = <Entry>(schema: JsonSchema, options: Options = {}) => ({
  kind: 'list' as const,
  schema,
  ...options,
  /** Never called: it carries the type of an entry. */
  entry: undefined as unknown as (entry: Entry) => void,
})
