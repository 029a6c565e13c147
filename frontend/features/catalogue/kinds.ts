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

/** True for an engine whose certificate has no CO₂ to tell. */
export function isWithoutEmission(energie: string | null): boolean {
  return energie === 'ELECTRIQUE' || energie === 'HYDROGENE'
}

/** A benefit of which nothing has been told. */
export function blank(kind: BenefitKind): BenefitFields {
  return {
    description: '',
    translations: {},
    inPackages: true,
    energie: kind === 'voitureSociete' ? 'ELECTRIQUE' : null,
    co2: null,
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
