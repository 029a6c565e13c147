import type { Translations } from '../translations.ts'
import type { FieldsOf, ValueOf } from './fields.ts'
import type { AnyBenefit, BenefitKind, FlexBenefit } from './index.ts'

type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer I
) => void
  ? I
  : never
type Flat<T> = { [K in keyof T]: T[K] }

/** Every field that the benefits give a package, with its switches. */
export type BenefitFields = Flat<
  Intersection<FieldsOf<AnyBenefit>> & {
    [B in FlexBenefit as `can${Capitalize<B>}` | `mustHave${Capitalize<B>}`]?: boolean
  } & { [B in BenefitKind as `${B}Options`]?: readonly OptionOf<B>[] }
>

type ColumnsOf<B extends BenefitKind> =
  Extract<AnyBenefit, { name: B }> extends { choice: { options: { columns: infer C } } } ? C : never
type OfList<C> = { [K in keyof C as C[K] extends { catalogueOnly: true } ? never : K]: C[K] }
type Required<C> = keyof { [K in keyof C as C[K] extends { required: true } ? K : never]: true }

/** An entry of the list that a benefit is chosen from. */
export type OptionOf<B extends BenefitKind> = Flat<
  {
    id?: string | number
    description?: string
    translations?: Translations
  } & {
    -readonly [
      K in keyof OfList<ColumnsOf<B>> as K extends Required<ColumnsOf<B>> ? K : never
    ]: ValueOf<OfList<ColumnsOf<B>>[K]>
  } & {
    -readonly [
      K in keyof OfList<ColumnsOf<B>> as K extends Required<ColumnsOf<B>> ? never : K
    ]?: ValueOf<OfList<ColumnsOf<B>>[K]>
  }
>
