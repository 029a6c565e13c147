import {
  benefitsAllowed,
  ENERGIES,
  FLEX_BENEFITS,
  hasEmission,
  isHybride,
} from '#modules/compute/pure'
import type { DraftFields, PackageKey } from './draft.ts'

/** The sections that hold benefits, in the order of the screen. */
export const BENEFIT_SECTIONS = [
  'variable',
  'mobility',
  'devices',
  'insurance',
  'vouchers',
  'costs',
  'extras',
] as const
export type BenefitSectionId = (typeof BENEFIT_SECTIONS)[number]

/** What an amount or a count is of; the catalogue has each as `fields.unit_…`. */
export type Unit =
  | 'month'
  | 'year'
  | 'piece'
  | 'perMonthDays'
  | 'days'
  | 'units'
  | 'share'
  | 'years'
  | 'km'
  | 'grams'
  | 'kwh'

/** One field of a package as the editor offers it. */
export interface FieldSpec {
  key: PackageKey
  section: BenefitSectionId
  kind: 'amount' | 'count' | 'text' | 'flag' | 'choice' | 'date' | 'list'
  /** The benefit under whose switch it stands; its own name unless told. */
  of?: string
  unit?: Unit
  /** What stands in when the benefit is switched on: a usual value, to be changed. */
  usual?: number | string | readonly unknown[]
  /** An amount that may also be a percentage: the field that tells which has the same name and `InputType`. */
  typed?: true
  /** Of a text that is a name: the field with what it is in other languages. */
  names?: PackageKey
  choices?: readonly string[]
  max?: number
  /** Shown only then; what is hidden keeps its value. */
  when?: (fields: DraftFields) => boolean
}

const MEANS = ['VOITURE_PRIVEE', 'TRANSPORT_PUBLIC', 'TIERS_PAYANT', 'VELO'] as const

const emits = ({ energieVS }: DraftFields) => hasEmission(energieVS)
const isHybrid = ({ energieVS }: DraftFields) => isHybride(energieVS)
const isPlugIn = (fields: DraftFields) =>
  isHybrid(fields) && fields.nonRechargeableVS !== true && asGiven('voitureSociete')(fields)
const asChoice = (benefit: string) => (fields: DraftFields) => isOffered(fields, benefit)
/** Where there is a list to choose from, the values are those of what is chosen. */
const asGiven = (benefit: string) => (fields: DraftFields) =>
  !isOffered(fields, benefit) || isEmptyList(fields[`${benefit}Options` as PackageKey])
const isFlex = ({ packageType }: DraftFields) => packageType === 'FLEX'
const hasFirstPillar = ({ budgetMobiliteHasPilier1, canBudgetMobilitePilier1 }: DraftFields) =>
  budgetMobiliteHasPilier1 === true || canBudgetMobilitePilier1 === true
const isFix = ({ packageType }: DraftFields) => packageType === 'FIX'

/** Every field of a package beside contract and gross pay: a new one is a line here, and its words. */
// prettier-ignore
export const FIELDS: readonly FieldSpec[] = [
  { key: 'commissions', section: 'variable', kind: 'amount', unit: 'month', usual: 300, typed: true },
  { key: 'bonusAnnuel', section: 'variable', kind: 'amount', unit: 'year', usual: 3000, typed: true },
  { key: 'bonusAnnuelCertain', of: 'bonusAnnuel', section: 'variable', kind: 'flag' },
  { key: 'cct90', section: 'variable', kind: 'amount', unit: 'year', usual: 2000 },
  { key: 'warrants', section: 'variable', kind: 'amount', unit: 'year', usual: 2000, typed: true },
  { key: 'flexWarrants', section: 'variable', kind: 'amount', unit: 'year', usual: 1000 },
  { key: 'maxFlexWarrants', of: 'flexWarrants', section: 'variable', kind: 'amount', unit: 'year', when: asChoice('flexWarrants') },
  { key: 'primeBeneficiaire', section: 'variable', kind: 'amount', unit: 'year', usual: 1000, typed: true },
  { key: 'stockOptionUnits', of: 'stockOptions', section: 'variable', kind: 'count', unit: 'units', usual: 100 },
  { key: 'stockOptionValue', of: 'stockOptions', section: 'variable', kind: 'amount', unit: 'piece', usual: 10 },
  { key: 'maxStockOptionUnits', of: 'stockOptions', section: 'variable', kind: 'count', unit: 'units', when: asChoice('stockOptions') },
  { key: 'stockOptionDuree', of: 'stockOptions', section: 'variable', kind: 'count', unit: 'years' },
  { key: 'stockOptionReduit', of: 'stockOptions', section: 'variable', kind: 'flag' },
  { key: 'epargnePension', section: 'variable', kind: 'amount', unit: 'year', usual: 500 },
  { key: 'droitsAuteur', section: 'variable', kind: 'amount', unit: 'month', usual: 100, typed: true },
  { key: 'droitsAuteurIT', of: 'droitsAuteur', section: 'variable', kind: 'flag' },

  { key: 'descriptionVS', of: 'voitureSociete', section: 'mobility', kind: 'text', names: 'translationsVS', usual: '', when: asGiven('voitureSociete') },
  { key: 'energieVS', of: 'voitureSociete', section: 'mobility', kind: 'choice', choices: ENERGIES, usual: 'ELECTRIQUE', when: asGiven('voitureSociete') },
  { key: 'co2VS', of: 'voitureSociete', section: 'mobility', kind: 'count', unit: 'grams', usual: 0, when: (fields) => emits(fields) && asGiven('voitureSociete')(fields) },
  { key: 'nonRechargeableVS', of: 'voitureSociete', section: 'mobility', kind: 'flag', when: (fields) => isHybrid(fields) && asGiven('voitureSociete')(fields) },
  { key: 'batterieVS', of: 'voitureSociete', section: 'mobility', kind: 'amount', unit: 'kwh', when: isPlugIn },
  { key: 'co2EquivalentVS', of: 'voitureSociete', section: 'mobility', kind: 'count', unit: 'grams', when: isPlugIn },
  { key: 'euro6eBisVS', of: 'voitureSociete', section: 'mobility', kind: 'flag', when: isPlugIn },
  { key: 'valeurVS', of: 'voitureSociete', section: 'mobility', kind: 'amount', usual: 42_000, when: asGiven('voitureSociete') },
  { key: 'tcoMensuelVS', of: 'voitureSociete', section: 'mobility', kind: 'amount', unit: 'month', usual: 750, when: asGiven('voitureSociete') },
  { key: 'contributionVS', of: 'voitureSociete', section: 'mobility', kind: 'amount', unit: 'month', when: asGiven('voitureSociete') },
  { key: 'dateImmatriculationVS', of: 'voitureSociete', section: 'mobility', kind: 'date', when: asGiven('voitureSociete') },
  { key: 'dateCommandeVS', of: 'voitureSociete', section: 'mobility', kind: 'date', when: asGiven('voitureSociete') },
  { key: 'voitureSocieteOptions', of: 'voitureSociete', section: 'mobility', kind: 'list', when: asChoice('voitureSociete') },
  { key: 'carteEssence', section: 'mobility', kind: 'amount', unit: 'month', usual: 150 },
  { key: 'descriptionCarteEssence', of: 'carteEssence', section: 'mobility', kind: 'text', names: 'translationsCarteEssence' },
  { key: 'carteEssenceMin', of: 'carteEssence', section: 'mobility', kind: 'amount', unit: 'month', when: asChoice('carteEssence') },
  { key: 'carteEssenceMax', of: 'carteEssence', section: 'mobility', kind: 'amount', unit: 'month', when: asChoice('carteEssence') },
  { key: 'budgetMobilite', section: 'mobility', kind: 'amount', unit: 'year', usual: 6000 },
  { key: 'canBudgetMobilitePilier1', of: 'budgetMobilite', section: 'mobility', kind: 'flag', when: isFlex },
  { key: 'budgetMobiliteHasPilier1', of: 'budgetMobilite', section: 'mobility', kind: 'flag', when: isFix },
  { key: 'energieHorsTcoVS', of: 'budgetMobilite', section: 'mobility', kind: 'amount', unit: 'month', when: hasFirstPillar },
  { key: 'tcoMensuelVelo', of: 'velo', section: 'mobility', kind: 'amount', unit: 'month', usual: 80, when: asGiven('velo') },
  { key: 'descriptionVelo', of: 'velo', section: 'mobility', kind: 'text', names: 'translationsVelo', when: asGiven('velo') },
  { key: 'veloOptions', of: 'velo', section: 'mobility', kind: 'list', when: asChoice('velo') },
  { key: 'typeFraisTransport', of: 'fraisTransport', section: 'mobility', kind: 'choice', choices: MEANS, usual: 'TRANSPORT_PUBLIC' },
  { key: 'fraisTransport', section: 'mobility', kind: 'amount', unit: 'month', usual: 60 },
  { key: 'distanceDomicileTravail', of: 'fraisTransport', section: 'mobility', kind: 'count', unit: 'km' },
  { key: 'joursTransport', of: 'fraisTransport', section: 'mobility', kind: 'count', unit: 'perMonthDays' },

  { key: 'telephone', section: 'devices', kind: 'amount', unit: 'month', usual: 20, when: asGiven('telephone') },
  { key: 'descriptionTelephone', of: 'telephone', section: 'devices', kind: 'text', names: 'translationsTelephone', when: asGiven('telephone') },
  { key: 'telephoneOptions', of: 'telephone', section: 'devices', kind: 'list', when: asChoice('telephone') },
  { key: 'telephonePlan', section: 'devices', kind: 'amount', unit: 'month', usual: 20, when: asGiven('telephonePlan') },
  { key: 'descriptionTelephonePlan', of: 'telephonePlan', section: 'devices', kind: 'text', names: 'translationsTelephonePlan', when: asGiven('telephonePlan') },
  { key: 'telephonePlanOptions', of: 'telephonePlan', section: 'devices', kind: 'list', when: asChoice('telephonePlan') },
  { key: 'laptop', section: 'devices', kind: 'amount', unit: 'month', usual: 30, when: asGiven('laptop') },
  { key: 'descriptionLaptop', of: 'laptop', section: 'devices', kind: 'text', names: 'translationsLaptop', when: asGiven('laptop') },
  { key: 'laptopOptions', of: 'laptop', section: 'devices', kind: 'list', when: asChoice('laptop') },
  { key: 'typeInternet', of: 'internet', section: 'devices', kind: 'choice', choices: ['INDEMNITE', 'FOURNI'], usual: 'INDEMNITE' },
  { key: 'internet', section: 'devices', kind: 'amount', unit: 'month', usual: 20 },

  { key: 'assuranceGroupe', section: 'insurance', kind: 'amount', unit: 'year', usual: 1500, typed: true },
  { key: 'cotisationAG', section: 'insurance', kind: 'amount', unit: 'month', usual: 20 },
  { key: 'assuranceHospitalisation', section: 'insurance', kind: 'amount', unit: 'year', usual: 300 },
  { key: 'cotisationAH', section: 'insurance', kind: 'amount', unit: 'month', usual: 5 },
  { key: 'extensionAssurance', section: 'insurance', kind: 'amount', unit: 'year', when: hasNoSelection },
  { key: 'extensionAssuranceSelections', of: 'extensionAssurance', section: 'insurance', kind: 'list', usual: [] },
  { key: 'extensionAssuranceOptions', of: 'extensionAssurance', section: 'insurance', kind: 'list', when: asChoice('extensionAssurance') },

  { key: 'chequeRepas', section: 'vouchers', kind: 'amount', unit: 'piece', usual: 8 },
  { key: 'quotePartChequeRepas', of: 'chequeRepas', section: 'vouchers', kind: 'amount', unit: 'piece' },
  { key: 'ecoCheques', section: 'vouchers', kind: 'amount', unit: 'year', usual: 250 },
  { key: 'chequeSportCulture', section: 'vouchers', kind: 'amount', unit: 'year', usual: 100 },
  { key: 'chequeCadeau', section: 'vouchers', kind: 'amount', unit: 'year', usual: 40 },

  { key: 'teletravail', section: 'costs', kind: 'amount', unit: 'month', usual: 100 },
  { key: 'fraisRepresentation', section: 'costs', kind: 'amount', unit: 'month', usual: 100 },
  { key: 'indemniteBYOD', section: 'costs', kind: 'amount', unit: 'month', usual: 20 },
  { key: 'garage', section: 'costs', kind: 'amount', unit: 'month', usual: 40 },
  { key: 'parking', section: 'costs', kind: 'amount', unit: 'month', usual: 15 },
  { key: 'carWash', section: 'costs', kind: 'amount', unit: 'month', usual: 15 },
  { key: 'autresFrais', section: 'costs', kind: 'amount', unit: 'month', usual: 50 },

  { key: 'joursConge', section: 'extras', kind: 'count', unit: 'days', usual: 5 },
  { key: 'maxJoursConge', of: 'joursConge', section: 'extras', kind: 'count', unit: 'days', when: asChoice('joursConge') },
  { key: 'chauffage', section: 'extras', kind: 'amount', unit: 'month', usual: 100 },
  { key: 'logementPersonnel', of: 'chauffage', section: 'extras', kind: 'flag' },
  { key: 'electricite', section: 'extras', kind: 'amount', unit: 'month', usual: 60 },
  { key: 'logementPersonnel', of: 'electricite', section: 'extras', kind: 'flag', when: (fields) => !isOn(fields, 'chauffage') },
  { key: 'allocationsExtra', section: 'extras', kind: 'amount', unit: 'month', usual: 50 },
  { key: 'packageExtras', section: 'extras', kind: 'list', usual: [] },
]

/** The lines of the employer's cost that belong to a benefit; the one of its own name unless told. */
const COST_OF: Readonly<Record<string, readonly string[]>> = {
  bonusAnnuel: ['bonusAnnuel', 'bonusAnnuelOnss'],
  cct90: ['cct90', 'cct90Onss'],
  epargnePension: ['epargnePension', 'epargnePensionOnss'],
  voitureSociete: ['voitureSociete', 'cotisationCo2'],
  budgetMobilite: ['budgetMobilitePilier2', 'budgetMobiliteSolde', 'energieHorsTcoVS'],
  internet: ['internet', 'internetFourni'],
  assuranceGroupe: ['assuranceGroupe', 'taxeAssuranceGroupe', 'cotisationAssuranceGroupe'],
  assuranceHospitalisation: [
    'assuranceHospitalisation',
    'taxeAssuranceHospitalisation',
    'cotisationAssuranceHospitalisation',
  ],
  chequeRepas: ['chequesRepas'],
  // Shares of the worker cost the employer nothing.
  cotisationAG: [],
  cotisationAH: [],
}

/** Holiday pay on variable pay: one line for commissions and bonus together. */
const COST_OF_VARIABLE = ['simplePeculeVariable', 'doublePeculeVariable', 'peculeVariableOnss']

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

export const BENEFITS: readonly Benefit[] = [
  ...Map.groupBy(FIELDS, ({ of, key }) => of ?? key),
].map(([name, fields]) => ({
  name,
  section: fields[0]!.section,
  fields,
  cost: COST_OF[name] ?? [name],
  flex: CHOICES.includes(name),
}))

/** The lines of a benefit in this package: what commissions and bonus share stands with the first that is had. */
export function costLines({ name, cost }: Benefit, fields: DraftFields): readonly string[] {
  const first = isOn(fields, 'commissions') ? 'commissions' : 'bonusAnnuel'
  return name === first ? [...cost, ...COST_OF_VARIABLE] : cost
}

/** `hasVelo`, `canVelo`, `mustHaveVelo` of `velo`. */
export function flagOf(prefix: 'has' | 'can' | 'mustHave', benefit: string): PackageKey {
  return `${prefix}${benefit[0]!.toUpperCase()}${benefit.slice(1)}` as PackageKey
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

function isEmptyList(value: unknown): boolean {
  return !Array.isArray(value) || value.length === 0
}

function hasNoSelection({ extensionAssuranceSelections }: DraftFields): boolean {
  return isEmptyList(extensionAssuranceSelections)
}
