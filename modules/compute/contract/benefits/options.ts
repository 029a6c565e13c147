import { isCalled, type Named, type Translations } from '../translations.ts'
import type { Fields } from '../reading.ts'
import type { Benefit } from './definition.ts'
import { benefitOf, type BenefitKind } from './index.ts'

/** An entry of a list that a benefit is chosen from. */
type Option = Named & { readonly [column: string]: unknown }

/** The same with nothing in it that says nothing. */
interface ToldOption {
  readonly [column: string]: unknown
  readonly description?: string
  readonly translations?: Translations
}

/** The list of a benefit: `veloOptions` of `velo`. */
export function listOf<K extends string>(name: K): `${K}Options` {
  return `${name}Options`
}

/**
 * What choosing an option writes on the package, beside the switch: every field that tells the benefit, `null` where
 * the option says nothing of it, so that nothing stays of what was chosen before. Of benefits chosen several at once
 * `toggled` tells it.
 */
export function writtenBy(name: BenefitKind, option: object): Record<string, unknown> {
  const { description, translations, ...columns } = option as Option
  const { description: text, fields, choice } = benefitOf(name) as Benefit
  const { columns: known, clears = [] } = choice!.options!
  const written: Record<string, unknown> = {}
  for (const field of clears) written[field] = null
  if (text !== undefined) {
    written[text] = description ?? null
    written[fields[text].names!] = translations ?? null
  }
  for (const [column, { to }] of Object.entries(known))
    if (to !== undefined) written[to] = columns[column] ?? null
  return written
}

/** Whether the benefit of a package is an option: it is called so, in whichever language, and its figures are the same. */
export function isOption(name: BenefitKind, option: object, fields: object): boolean {
  const { description: text, choice } = benefitOf(name) as Benefit
  const has = fields as Fields
  return (
    isCalled(option as Named, text && has[text]) &&
    Object.entries(choice!.options!.columns).every(
      ([column, { to, tells }]) => !tells || (option as Option)[column] === has[to!]
    )
  )
}

/** What a package says of a benefit, as an option of its list would: the other way round from `writtenBy`. */
export function optionIn(name: BenefitKind, fields: object): ToldOption {
  const has = fields as Fields
  const { description: text, fields: own } = benefitOf(name)
  const told: [string, unknown][] = [
    ['description', text && has[text]],
    ['translations', text && has[own[text].names!]],
    ...columnsOf(name).map(([column, { to }]): [string, unknown] => [column, to && has[to]]),
  ]
  return Object.fromEntries<unknown>(
    told.filter(([, value]) => value !== null && value !== undefined)
  )
}

/** An entry of the catalogue: every column, null where its kind has no such thing or none was told. */
type Told = { readonly description: string; readonly translations: Translations }

/** An entry of the catalogue as a list of a package holds it: without what it does not tell. */
export function optionOf(name: BenefitKind, benefit: Told & object, id?: string): ToldOption {
  const { description, translations, ...told } = benefit as Told & Fields
  const option: Record<string, unknown> = { ...(id !== undefined && { id }), description }
  if (Object.keys(translations).length > 0) option.translations = translations
  for (const [column, { kind, to, unasked, catalogueOnly }] of columnsOf(name)) {
    const value = told[column]
    // Of a column that is written on the package, no is what silence says.
    const isSilent = value === null || value === undefined || (kind === 'flag' && to && !value)
    if (!unasked && !catalogueOnly && !isSilent) option[column] = value
  }
  return option
}

/** The columns of a list with their names, in the order in which they are asked for. */
export function columnsOf(name: BenefitKind) {
  return Object.entries((benefitOf(name) as Benefit).choice!.options!.columns)
}
