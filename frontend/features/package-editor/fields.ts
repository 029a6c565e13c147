import {
  BENEFITS as DEFINITIONS,
  benefitsAllowed,
  CONTENT_SECTIONS,
  flagOf as switchOf,
  FLEX_BENEFITS,
  listOf,
  placed,
  type Benefit as Definition,
  type ContentSection,
  type ContentUnit,
  type Field,
} from '#modules/compute/pure'
import type { DraftFields, PackageKey } from './draft.ts'

/** The sections that hold benefits, in the order of the screen. */
export const BENEFIT_SECTIONS = CONTENT_SECTIONS
export type BenefitSectionId = ContentSection

/** What an amount or a count is of; the catalogue has each as `fields.unit_…`. */
export type Unit = ContentUnit

/** One field of a package as the editor offers it. */
export interface FieldSpec {
  key: PackageKey
  section: BenefitSectionId
  kind: 'amount' | 'count' | 'text' | 'flag' | 'choice' | 'date' | 'list' | 'ages'
  /** The benefit under whose switch it stands. */
  of: string
  unit?: Unit
  /** What stands in when the benefit is switched on: a usual value, to be changed. */
  usual?: Field['usual']
  /** An amount that may also be a percentage: the field that tells which has the same name and `InputType`. */
  typed?: true
  /** Of a text that is a name: the field with what it is in other languages. */
  names?: PackageKey
  choices?: readonly string[]
  /** Shown only then; what is hidden keeps its value. */
  when?: (fields: DraftFields) => boolean
}

/** What a FLEX package may offer as a choice. */
const CHOICES: readonly string[] = FLEX_BENEFITS

/** A benefit with its fields, in the order of the table. */
export interface Benefit {
  name: string
  section: BenefitSectionId
  fields: readonly FieldSpec[]
  /** Keys of the employer's cost. */
  cost: readonly string[]
  /** May be a choice in a FLEX package. */
  flex: boolean
}

/** Every benefit that a package may hold, in the order of the screen. */
export const BENEFITS: readonly Benefit[] = placed(
  DEFINITIONS,
  ({ name }) => name,
  ({ shownAfter }) => shownAfter
).map((definition) => ({
  name: definition.name,
  section: definition.section,
  fields: fieldsOf(definition),
  cost: definition.lines.filter(({ companyTax }) => !companyTax).map(({ key }) => key),
  flex: definition.choice !== undefined,
}))

/** Every field that the editor offers of them. */
export const FIELDS: readonly FieldSpec[] = BENEFITS.flatMap(({ fields }) => fields)

function fieldsOf({ name, section, fields, choice }: Definition): FieldSpec[] {
  const asked = Object.entries(fields).filter(([, { elsewhere }]) => !elsewhere)
  const own = asked.map(([key, { kind, words, names, whole, ...field }]) => ({
    ...field,
    key: key as PackageKey,
    section,
    of: name,
    kind: (kind === 'number' ? (whole ? 'count' : 'amount') : kind) as FieldSpec['kind'],
    choices: words,
    names: names as PackageKey | undefined,
    when: field.when as FieldSpec['when'],
  }))
  if (!choice?.options) return own
  const list: FieldSpec = {
    key: listOf(name) as PackageKey,
    section,
    of: name,
    kind: 'list',
    when: (draft) => isOffered(draft, name),
  }
  return [...own, list]
}

/**
 * The lines of a benefit in this package. A line of several benefits, such as the holiday pay of commissions and bonus,
 * stands with the first of them that is had.
 */
export function costLines({ name, cost }: Benefit, fields: DraftFields): readonly string[] {
  const before = BENEFITS.slice(
    0,
    BENEFITS.findIndex((each) => each.name === name)
  ).filter((each) => isOn(fields, each.name))
  return cost.filter((key) => !before.some((other) => other.cost.includes(key)))
}

/** `hasVelo`, `canVelo`, `mustHaveVelo` of `velo`. */
export function flagOf(prefix: 'has' | 'can' | 'mustHave', benefit: string): PackageKey {
  return switchOf(prefix, benefit) as PackageKey
}

/** The worker has it. */
export function isOn(fields: DraftFields, benefit: string): boolean {
  return fields[flagOf('has', benefit)] === true
}

/** A FLEX package offers it as a choice. */
export function isOffered(fields: DraftFields, benefit: string): boolean {
  return fields.packageType === 'FLEX' && fields[flagOf('can', benefit)] === true
}

/**
 * The benefits of a section that this kind of work may have and the company offers, and those that are on in spite
 * of it. `offered` are those of the choices that the company wants in its packages, in its order.
 */
export function benefitsToShow(
  section: BenefitSectionId,
  fields: DraftFields,
  dirigeant: boolean,
  offered: readonly string[] = CHOICES
): Benefit[] {
  const allowed = benefitsAllowed(fields.computeModelConfig, dirigeant)
  const inUse = ({ name }: Benefit) => isOn(fields, name) || isOffered(fields, name)
  const shown = BENEFITS.filter(
    (benefit) =>
      benefit.section === section &&
      (inUse(benefit) ||
        ((allowed === undefined || allowed.includes(flagOf('has', benefit.name))) &&
          (!benefit.flex || offered.includes(benefit.name))))
  )
  // The company's order among the choices; everything else keeps its place.
  const choices = shown
    .filter(({ flex }) => flex)
    .toSorted((a, b) => placeOf(offered, a.name) - placeOf(offered, b.name))
  return shown.map((benefit) => (benefit.flex ? choices.shift()! : benefit))
}

function placeOf(names: readonly string[], name: string): number {
  const at = names.indexOf(name)
  return at < 0 ? names.length : at
}

/**
 * What changes when a benefit is switched: what it cannot do without gets a usual value, so that the figures go on
 * from there. Values stay when it is switched off, for who switches it on again.
 */
export function switched(
  { name, fields: specs }: Benefit,
  on: boolean,
  fields: DraftFields
): Partial<DraftFields> {
  const patch: Partial<Record<PackageKey, unknown>> = { [flagOf('has', name)]: on }
  if (on)
    for (const { key, usual } of specs)
      if (usual !== undefined && usual !== '' && isEmpty(fields[key])) patch[key] = usual
  // The balance of the year is the worker's by law: who does not want it says so.
  if (on && name === 'budgetMobilite' && isEmpty(fields.budgetMobiliteSoldePilier3))
    patch.budgetMobiliteSoldePilier3 = true
  return patch as Partial<DraftFields>
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
