import { hasEmission, isHybride } from '#modules/compute/pure'
import type { BenefitFields, BenefitKind } from '@/api/benefits'

export type BenefitField = keyof BenefitFields
/** A field with one value, the same in every language. */
export type PlainField = Exclude<BenefitField, 'translations'>

/** The lists of the catalogue, in the order of the screen. */
export const KINDS: readonly BenefitKind[] = [
  'voitureSociete',
  'velo',
  'telephone',
  'telephonePlan',
  'laptop',
  'extensionAssurance',
]

/** What each list asks for, besides its names and whether packages offer it. */
export const FIELDS_OF: Readonly<Record<BenefitKind, readonly PlainField[]>> = {
  voitureSociete: [
    'energie',
    'co2',
    'nonRechargeable',
    'batterie',
    'co2Equivalent',
    'euro6eBis',
    'valeur',
    'tcoMensuel',
    'dateImmatriculation',
    'eligibleBudgetMobilite',
  ],
  velo: ['tcoMensuel'],
  telephone: ['valeur'],
  telephonePlan: ['valeur'],
  laptop: ['valeur'],
  extensionAssurance: ['valeur', 'maxUnits'],
}

/** What is asked of a benefit as it stands: of a car only what one of its engine has. */
export function fieldsAsked(
  kind: BenefitKind,
  { energie, nonRechargeable }: Pick<BenefitFields, 'energie' | 'nonRechargeable'>
): readonly PlainField[] {
  const isHybrid = isHybride(energie)
  return FIELDS_OF[kind].filter((field) => {
    if (field === 'co2') return hasEmission(energie)
    if (field === 'nonRechargeable') return isHybrid
    return !OF_PLUG_INS.includes(field) || (isHybrid && !nonRechargeable)
  })
}

const OF_PLUG_INS: readonly PlainField[] = ['batterie', 'co2Equivalent', 'euro6eBis']

/** A benefit of which nothing has been told. */
export function blank(kind: BenefitKind): BenefitFields {
  return {
    description: '',
    translations: {},
    inPackages: true,
    energie: kind === 'voitureSociete' ? 'ELECTRIQUE' : null,
    co2: null,
    nonRechargeable: false,
    batterie: null,
    co2Equivalent: null,
    euro6eBis: false,
    valeur: null,
    tcoMensuel: null,
    dateImmatriculation: null,
    eligibleBudgetMobilite: false,
    maxUnits: null,
  }
}

/** `valeur` is another amount in each list: `benefits.field_valeur_laptop`. */
export function fieldLabel(kind: BenefitKind, field: string): string {
  return field === 'valeur' ? `benefits.field_valeur_${kind}` : `benefits.field_${field}`
}
