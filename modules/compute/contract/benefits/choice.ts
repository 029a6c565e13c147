import type { Field } from './fields.ts'

/** What a FLEX package may offer of a benefit, or impose: `can…` and `mustHave…` of its name. */
export interface Choice {
  /** The choice behind which it stands; behind those of the benefits before unless told. */
  readonly after?: string
  /** The choice behind which candidates see it; behind the one before unless told. */
  readonly chosenAfter?: string
  /** The list it is chosen from, `…Options` of its name. */
  readonly options?: OptionList
  /** How far a choice reaches that is a number. */
  readonly slider?: Slider
  /** Benefits that no worker has beside it. */
  readonly excludes?: readonly string[]
  /** What is so wherever it is had, as the dearest way and the cheapest. */
  readonly always?: Readonly<Record<string, unknown>>
}

/** A number between two fields of the package: the least and the most that can be chosen. */
export interface Slider {
  readonly amount: string
  readonly min?: string
  readonly max: string
  /** The least where no field tells it. */
  readonly least?: number
  /** Who goes beyond is told so by `…_range`; else the engine refuses it. */
  readonly range?: 'leave' | 'warrants' | 'options'
}

/** A list of cars, bikes, devices or extensions; each has an id, a description and its names beside the columns. */
export interface OptionList {
  readonly columns: Columns
  /** Fields of the package that say the same in another way, and are silent once an option is chosen. */
  readonly clears?: readonly string[]
  /** Several are chosen, each in so many units: the field that holds them, in place of `to`. */
  readonly selections?: string
  /** The table of the list has the benefit in kind of each. */
  readonly atn?: true
}

export type Columns = Readonly<Record<string, OptionColumn>>

/** One column of a list: a field of an option. */
export interface OptionColumn extends Omit<
  Field,
  'detail' | 'when' | 'names' | 'elsewhere' | 'columns'
> {
  /** The field of the package that choosing writes. */
  readonly to?: string
  /** An option is the chosen one where this says the same, beside its name. */
  readonly tells?: true
  /** Nothing can be reckoned without it. */
  readonly required?: true
  /** The form asks for it in any case. */
  readonly needed?: true
  /** In the form only, not in the table. */
  readonly hidden?: true
  /** The label of the field it writes is its own. */
  readonly named?: true
  /** Candidates look at it, and no figure depends on it. */
  readonly looks?: true
  /** Only cars of this sort have it. */
  readonly of?: CarSort
  /** Programs may give it; no screen asks for it. */
  readonly unasked?: true
  /** The catalogue tells it; a list of a package does not. */
  readonly catalogueOnly?: true
}

/** `plugIn` is a hybrid with a plug, `plugged` any car with one. */
export type CarSort = 'emitting' | 'hybrid' | 'plugIn' | 'plugged'
