import { BLANK } from '#modules/catalogue/domain/benefit_kinds'
import { BENEFIT_KINDS, columnsOf, isOfSort } from '#modules/compute/pure'
import type { BenefitFields, BenefitKind } from '@/api/benefits'

export type BenefitField = keyof BenefitFields
/** A field with one value, the same in every language. */
export type PlainField = Exclude<BenefitField, 'translations'>

/** The lists of the catalogue, in the order of the screen. */
export const KINDS: readonly BenefitKind[] = BENEFIT_KINDS

/** What each list asks for, besides its names and whether packages offer it. */
export const FIELDS_OF = Object.fromEntries(
  KINDS.map((kind) => [kind, columnsAsked(kind).map(([name]) => name)])
) as unknown as Readonly<Record<BenefitKind, readonly PlainField[]>>

/** The columns of a file with what a benefit is called in each language. */
export const NAME_COLUMNS = {
  descriptionFr: 'fr',
  descriptionNl: 'nl',
  descriptionEn: 'en',
} as const
type NameColumn = keyof typeof NAME_COLUMNS

/** Whether a column holds a name in one language. */
export function isNameColumn(field: string): field is NameColumn {
  return Object.hasOwn(NAME_COLUMNS, field)
}

/** What a file holds of a list, in the order of its columns. */
export function fileFields(kind: BenefitKind): (PlainField | NameColumn | 'id')[] {
  const names = Object.keys(NAME_COLUMNS) as NameColumn[]
  return ['description', ...names, ...FIELDS_OF[kind], 'inPackages', 'id']
}

/** What is asked of a benefit as it stands: of a car only what one of its engine has. */
export function fieldsAsked(
  kind: BenefitKind,
  { energie, nonRechargeable }: Pick<BenefitFields, 'energie' | 'nonRechargeable'>
): readonly PlainField[] {
  return columnsAsked(kind)
    .filter(([, { of }]) => isOfSort(of, energie, nonRechargeable))
    .map(([name]) => name as PlainField)
}

function columnsAsked(kind: BenefitKind) {
  return columnsOf(kind).filter(([, { unasked }]) => !unasked)
}

/** A benefit of which nothing has been told. */
export function blank(kind: BenefitKind): BenefitFields {
  const energie = columnsOf(kind).find(([name]) => name === 'energie')?.[1].usual
  return { ...BLANK, energie: (energie ?? null) as BenefitFields['energie'] }
}

/** `valeur` is another amount in each list: `benefits.field_valeur_laptop`. */
export function fieldLabel(kind: BenefitKind, field: string): string {
  return field === 'valeur' ? `benefits.field_valeur_${kind}` : `benefits.field_${field}`
}
