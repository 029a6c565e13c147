import type { Benefit, BenefitDetails, PackageDescription } from './types.ts'

/** Benefits of the specification, each with the fields that belong to it. */
const BENEFITS: Readonly<Record<Benefit, readonly (keyof BenefitDetails)[]>> = {
  commissions: ['commissionsInputType'],
  bonusAnnuel: ['bonusAnnuelInputType'],
  warrants: ['warrantsInputType'],
  primeBeneficiaire: ['primeBeneficiaireInputType'],
  assuranceGroupe: ['assuranceGroupeInputType'],
  droitsAuteur: ['droitsAuteurInputType'],
  cct90: [],
  telephone: ['descriptionTelephone'],
  telephonePlan: ['descriptionTelephonePlan'],
  laptop: ['descriptionLaptop'],
  assuranceHospitalisation: [],
  cotisationAH: [],
  extensionAssurance: ['extensionAssuranceSelections'],
  cotisationAG: [],
  chequeRepas: [],
  chequeSportCulture: [],
  chequeCadeau: [],
  ecoCheques: [],
  joursConge: ['maxJoursConge'],
  epargnePension: [],
  stockOptions: ['stockOptionUnits', 'stockOptionValue', 'maxStockOptionUnits'],
  flexWarrants: ['maxFlexWarrants'],
  allocationsExtra: [],
  parking: [],
  carWash: [],
  garage: [],
  teletravail: [],
  internet: [],
  fraisRepresentation: [],
  indemniteBYOD: [],
  autresFrais: [],
  packageExtras: [],
}

const DESCRIPTION: Readonly<Record<keyof PackageDescription, true>> = {
  id: true,
  packageCategory: true,
  nomFonction: true,
  typeContrat: true,
  department: true,
  offerWorkerId: true,
  contractWorkerId: true,
  simulationWorkerId: true,
}

/** Package fields that describe and change no figure. */
export const DESCRIPTIVE_FIELDS: ReadonlySet<string> = new Set(Object.keys(DESCRIPTION))

/**
 * Package fields of the specification that this floor does not compute, each with the has-flag
 * that switches it off (its own name when it is a flag).
 */
export const LATER_FIELDS: ReadonlyMap<string, string> = laterFields()

function laterFields(): Map<string, string> {
  const fields = new Map<string, string>()
  for (const [benefit, details] of Object.entries(BENEFITS)) {
    const flag = `has${capital(benefit)}`
    for (const field of [flag, benefit, ...details]) fields.set(field, flag)
  }
  return fields
}

function capital(name: string): string {
  return name[0].toUpperCase() + name.slice(1)
}
