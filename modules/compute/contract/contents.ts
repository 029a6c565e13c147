import type { Benefit, ContentGroup, ContentSection, ContentUnit } from './benefits/definition.ts'
import { BENEFITS, flagOf } from './benefits/index.ts'
import type { FieldKind } from './benefits/fields.ts'
import { listOf } from './benefits/options.ts'
import { isBirthUntold } from './package/birth_untold.ts'
import type { AmountLine, CoutEmployeur } from './types.ts'

/** A field that says more of a content: an amount or count with its unit, a word of few, or a yes. */
export interface ContentDetail {
  readonly name: string
  readonly value: number | string | true
  readonly unit?: ContentUnit
  /** What the company calls it, where it is one of a list. */
  readonly label?: string
  /** Of a band by age: from which age on. */
  readonly age?: number
}

/** One line of the list that a FLEX package offers. */
export interface ContentOption {
  readonly description?: string
  readonly value: number
  readonly unit: ContentUnit
  readonly maxUnits?: number
}

/** One thing that a package holds or offers. */
export interface Content {
  readonly name: string
  readonly section: ContentSection
  /** As the person gave it; absent for what has no value of its own. */
  readonly value?: number
  readonly unit: ContentUnit
  /** `PERCENT_BASE` or `PERCENT_TOTAL` where the value is a percentage. */
  readonly percentOf?: string
  readonly description?: string
  /** EUR a year for the employer, as the engine has it. */
  readonly cost?: number
  /** A choice of a FLEX package, and whether it must be made. */
  readonly choice?: 'offered' | 'compulsory'
  /** Whether the worker has it. */
  readonly has: boolean
  readonly details: readonly ContentDetail[]
  /** What a FLEX package lets the worker choose from; empty where there is no list. */
  readonly options: readonly ContentOption[]
  /** How far a choice reaches that is a number. */
  readonly range?: { readonly min: number; readonly max: number }
}

type Fields = Readonly<Record<string, unknown>>

/** What stands in a package by itself: the rest says more of these, or is told entry by entry. */
const ITEMS = BENEFITS.filter(({ detailOf, itemised }) => !detailOf && !itemised)

/** What candidates are told the amount of only where the company shows its cost. */
export const COSTS_OF_EMPLOYER: readonly string[] = BENEFITS.filter(
  ({ worthElsewhere }) => worthElsewhere
).map(({ name }) => name)

/** The fields that say more of a benefit; of one with a switch of its own, below that switch. */
interface Detail {
  readonly name: string
  readonly kind: FieldKind
  readonly unit?: ContentUnit
  readonly under?: string
}

const DETAILS: ReadonlyMap<string, readonly Detail[]> = new Map(
  ITEMS.map(({ name, fields }) => [
    name,
    [
      ...detailsIn(fields),
      ...BENEFITS.filter(({ detailOf }) => detailOf === name).flatMap((other) =>
        detailsIn(other.fields, flagOf('has', other.name))
      ),
    ],
  ])
)

function detailsIn(fields: Benefit['fields'], under?: string): Detail[] {
  return Object.entries(fields).flatMap(([name, { kind, detail, unit }]) =>
    detail ? [{ name, kind, unit: detail === true ? unit : detail, under }] : []
  )
}

/** What a package holds of a group: what is had, and in a FLEX package what is on offer. */
export function contentsOf(
  group: ContentGroup,
  fields: object,
  figures: { readonly coutEmployeur: CoutEmployeur }
): Content[] {
  const items = ITEMS.filter((item) => item.group === group)
  const contents = read(items, fields as Fields, figures.coutEmployeur)
  return group === 'extras' ? [...contents, ...extrasOf(fields as Fields)] : contents
}

/** The same of a section. */
export function contentsOfSection(
  section: ContentSection,
  fields: object,
  figures: { readonly coutEmployeur: CoutEmployeur }
): Content[] {
  const items = ITEMS.filter((item) => item.section === section)
  const contents = read(items, fields as Fields, figures.coutEmployeur)
  return section === 'extras' ? [...contents, ...extrasOf(fields as Fields)] : contents
}

function read(items: readonly Benefit[], fields: Fields, cost: CoutEmployeur): Content[] {
  const lines = [...cost.avantages, ...cost.frais, ...cost.remunerationsVariables]
  return items.flatMap((item): Content[] => {
    const { name, description: text } = item
    const has = fields[flagOf('has', name)] === true
    const offered = fields.packageType === 'FLEX' && fields[flagOf('can', name)] === true
    if (!has && !offered) return []
    const typed = fields[`${name}InputType`]
    const must = fields[flagOf('mustHave', name)] === true
    return [
      {
        name,
        section: item.section,
        has,
        unit: item.unit,
        value: numberOf(fields[item.value ?? name]),
        percentOf: typed === 'PERCENT_BASE' || typed === 'PERCENT_TOTAL' ? typed : undefined,
        description: has ? textOf(text && fields[text]) : undefined,
        cost: costOf(lines, item.cost ?? item.lines[0].key),
        choice: offered ? (must ? 'compulsory' : 'offered') : undefined,
        details: has ? detailsOf(item, fields) : [],
        options: offered ? optionsOf(item, fields) : [],
        range: offered ? rangeOf(item, fields) : undefined,
      },
    ]
  })
}

function detailsOf({ name, choice }: Benefit, fields: Fields): ContentDetail[] {
  const own = DETAILS.get(name)!.flatMap((detail): ContentDetail[] => {
    const value = fields[detail.name]
    const off = detail.under !== undefined && fields[detail.under] !== true
    if (off || value === undefined || value === null || value === false) return []
    if (value === 0 || value === '') return []
    if (detail.kind === 'ages') return bandsOf(detail.name, fields)
    return [{ name: detail.name, value: value as ContentDetail['value'], unit: detail.unit }]
  })
  const selections = choice?.options?.selections
  return selections ? [...own, ...selectionsOf(selections, fields)] : own
}

/** The shares of a plan by age, each from its age on, and that the first one counts where nobody's age is known. */
function bandsOf(list: string, fields: Fields): ContentDetail[] {
  const percent = (name: string, value: unknown, age?: number): ContentDetail[] =>
    typeof value === 'number' ? [{ name, value, unit: 'percent', age }] : []
  const bands = entries(fields[list]).flatMap(({ age, taux, auDela }) => [
    ...percent(list, taux, numberOf(age)),
    ...percent('assuranceGroupeAuDela', auDela),
  ])
  const untold = isBirthUntold(fields) ? [{ name: 'naissanceInconnue', value: true as const }] : []
  return [...bands, ...untold]
}

/** The extensions that were chosen, each with its premium of the year. */
function selectionsOf(list: string, fields: Fields): ContentDetail[] {
  return entries(fields[list]).map(({ description, valeur, units }) => ({
    name: list,
    label: textOf(description),
    value: (numberOf(valeur) ?? 0) * (numberOf(units) ?? 1),
    unit: 'year',
  }))
}

function optionsOf({ name, unit }: Benefit, fields: Fields): ContentOption[] {
  return entries(fields[listOf(name)]).map(({ description, tcoMensuel, valeur, maxUnits }) => ({
    description: textOf(description),
    value: numberOf(tcoMensuel) ?? numberOf(valeur) ?? 0,
    unit,
    maxUnits: numberOf(maxUnits),
  }))
}

function rangeOf({ choice }: Benefit, fields: Fields): Content['range'] {
  const slider = choice?.slider
  const max = slider && numberOf(fields[slider.max])
  if (!slider || max === undefined) return undefined
  return { min: (slider.min && numberOf(fields[slider.min])) || 0, max }
}

function extrasOf(fields: Fields): Content[] {
  if (fields.hasPackageExtras !== true) return []
  return entries(fields.packageExtras).map(({ description, workerAmount, type }) => ({
    name: 'packageExtras',
    section: 'extras',
    has: true,
    unit: 'month',
    value: numberOf(workerAmount),
    description: textOf(description),
    details: typeof type === 'string' ? [{ name: 'type', value: type }] : [],
    options: [],
  }))
}

function entries(value: unknown): Fields[] {
  return Array.isArray(value)
    ? value.filter((entry) => typeof entry === 'object' && entry !== null)
    : []
}

function costOf(lines: readonly AmountLine[], name: string): number | undefined {
  return lines.find(({ key }) => key === name)?.amount
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
