import type { PackageInput } from '#modules/packages/index'

/** Fields of a package beside contract and gross pay. */
export type DemoBenefits = Partial<PackageInput['package']>

/** What all have in a Belgian office under CP 200; invented, at prices of 2026. */
export const OFFICE = {
  hasChequeRepas: true,
  chequeRepas: 8,
  quotePartChequeRepas: 1.09,
  hasEcoCheques: true,
  ecoCheques: 250,
  hasLaptop: true,
  laptop: 45,
  descriptionLaptop: 'MacBook Air',
  hasAssuranceHospitalisation: true,
  assuranceHospitalisation: 310,
  hasTeletravail: true,
  teletravail: 80,
} satisfies DemoBenefits

/** A worker who is called at any time, with a pension plan. */
export const SENIOR = {
  ...OFFICE,
  hasTelephone: true,
  telephone: 28,
  descriptionTelephone: 'iPhone 17',
  hasTelephonePlan: true,
  telephonePlan: 30,
  descriptionTelephonePlan: 'Proximus Mobile Unlimited',
  hasAssuranceGroupe: true,
  assuranceGroupe: 4,
  assuranceGroupeInputType: 'PERCENT_BASE',
  hasBonusAnnuel: true,
  bonusAnnuel: 4_000,
} satisfies DemoBenefits

/** The electric car of the catalogue. */
export const ELECTRIC_CAR = {
  hasVoitureSociete: true,
  descriptionVS: 'Tesla Model 3',
  energieVS: 'ELECTRIQUE',
  valeurVS: 45_000,
  tcoMensuelVS: 890,
} satisfies DemoBenefits

/** The petrol car of the catalogue, with what it burns. */
export const PETROL_CAR = {
  hasVoitureSociete: true,
  descriptionVS: 'Volkswagen Golf 1.5 TSI',
  energieVS: 'ESSENCE',
  co2VS: 122,
  valeurVS: 32_500,
  tcoMensuelVS: 640,
  hasCarteEssence: true,
  carteEssence: 160,
} satisfies DemoBenefits
