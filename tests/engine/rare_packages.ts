import type { ComputeRequest, PackageFields, WorkerFields } from '#modules/compute/pure'
import { request } from './requests.ts'

/*
 * What packages that are drawn at random seldom or never are: every kind of work with every rare benefit, in each
 * year and each quarter.
 */

type Fields = Partial<PackageFields>
type Config = Partial<PackageFields['computeModelConfig']>

interface Kind {
  readonly config?: Config
  readonly worker?: WorkerFields
  readonly fields?: Fields
}

const intern = (commissionParitaire: string, stage?: Config['stage'], fields?: Fields): Kind => ({
  config: { employmentType: 'INTERN', commissionParitaire, ...(stage && { stage }) },
  fields,
})
const training = (region: 'BRUXELLES' | 'WALLONIE' | 'FLANDRE') => ({
  region,
  salaireEngagement: 2600,
  revenuRemplacement: 900,
  pourcentage: 80,
})
const worker = (config: Config = {}): Kind => ({
  config: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124', ...config },
})

const KINDS: readonly Kind[] = [
  {},
  { fields: { salaireBrut: 1900 } },
  { fields: { salaireBrut: 2150, regimeNumerateur: 30.4 } },
  { fields: { salaireBrut: 1300, regimeNumerateur: 22.8 } },
  { fields: { salaireBrut: 9000 }, worker: { etatCivil: 'marie', revenusConjoint: 'AUCUN' } },
  { worker: { etatCivil: 'marie', revenusConjoint: 'PROFESSIONNELS', enfantsACharge: 5 } },
  { worker: { etatCivil: 'cohabitant', revenusConjoint: 'PENSION_LIMITEE' } },
  { worker: { nonResident: true, enfantsACharge: 2 } },
  { config: { categorieReduction: 2 }, fields: { salaireBrut: 1900 } },
  { config: { categorieReduction: 3 }, fields: { salaireBrut: 2000 } },
  { config: { categorieReduction: '3BIS' }, fields: { salaireBrut: 2000 } },
  {
    config: {
      commissionParitaire: 'BECP302',
      hasPrimeFinAnnee: true,
      primeFinAnneeMois: 0.5,
      hasPrimeSectorielle: true,
      primeSectorielle: 300,
      fondsTaux: 0.01,
    },
  },
  worker({ hasPrimeFinAnnee: true, primeFinAnneeMois: 1, fondsTaux: 0.02 }),
  { ...worker(), fields: { salaireBrut: undefined, salaireBrutHoraire: 15.1234 } },
  { ...worker({ categorieReduction: 2 }), fields: { salaireBrut: 1800 } },
  { ...worker({ categorieReduction: '3BIS' }), fields: { salaireBrut: 1800 } },
  { ...worker(), worker: { etatCivil: 'marie', revenusConjoint: 'PROFESSIONNELS' } },
  // Premiums that a third party pays, in every category, and what sectors ask beside ONSS.
  { config: { commissionParitaire: 'BECP302' } },
  { config: { commissionParitaire: 'BECP302', categorieReduction: 2 } },
  { config: { commissionParitaire: 'BECP302', categorieReduction: 3 } },
  { config: { commissionParitaire: 'BECP302', categorieReduction: '3BIS' } },
  worker({ commissionParitaire: 'BECP302' }),
  worker({ commissionParitaire: 'BECP121' }),
  worker({ categorieEmployeur: '024', fondsForfait: 644 }),
  { config: { commissionParitaire: 'BECP336', primeFinAnneeFixe: 100, fondsForfait: 40 } },
  {
    config: {
      commissionParitaire: 'BECP330',
      primeFinAnneeTaux: 0.0303,
      primeFinAnneeFixe: 1800,
      primeFinAnneeFonds: true,
      primeFondsTaux: 0.01,
      pensionTaux: 0.005,
    },
  },
  { config: { commissionParitaire: 'BECP201' } },
  intern('ETUDIANT'),
  intern('CIP/BIO', { age: 19 }, { salaireBrut: 1100 }),
  intern('CIP/BIO', undefined, { salaireBrut: 1100 }),
  intern('FPI/IBO E', training('WALLONIE'), { salaireBrut: undefined }),
  intern('FPI/IBO O', training('FLANDRE'), { salaireBrut: undefined }),
  intern('FPI/IBO E', training('FLANDRE'), { salaireBrut: undefined }),
  { config: { employmentType: 'CONTRACTOR', commissionParitaire: undefined } },
  { config: { commissionParitaire: undefined }, worker: { dirigeant: true } },
]

const car = (fields: Fields = {}): Fields => ({
  hasVoitureSociete: true,
  energieVS: 'ESSENCE',
  co2VS: 120,
  valeurVS: 40_000,
  tcoMensuelVS: 700,
  ...fields,
})
const plug = (fields: Fields = {}) =>
  car({ energieVS: 'HYBRIDE_ESSENCE', co2VS: 55, dateCommandeVS: '2020-06-01', ...fields })
const commuting = (typeFraisTransport: Fields['typeFraisTransport'], fields: Fields = {}) => ({
  hasFraisTransport: true,
  typeFraisTransport,
  distanceDomicileTravail: 25,
  joursTransport: 20,
  ...fields,
})
const budget = (fields: Fields = {}): Fields => ({
  hasBudgetMobilite: true,
  budgetMobilite: 6000,
  budgetMobilitePilier2: 100,
  budgetMobiliteSoldePilier3: true,
  ...fields,
})

const BENEFITS: readonly Fields[] = [
  {},
  { rangEngagement: 1 },
  { rangEngagement: 2, trimestreEngagement: 2 },
  { rangEngagement: 3, trimestreEngagement: 5 },
  { rangEngagement: 5, trimestreEngagement: 13 },
  { hasBonusAnnuel: true, bonusAnnuel: 3000 },
  { hasBonusAnnuel: true, bonusAnnuel: 10, bonusAnnuelInputType: 'PERCENT_BASE' },
  {
    hasBonusAnnuel: true,
    bonusAnnuel: 10,
    bonusAnnuelInputType: 'PERCENT_TOTAL',
    bonusAnnuelCertain: true,
  },
  { hasCommissions: true, commissions: 400 },
  { hasCommissions: true, commissions: 10, commissionsInputType: 'PERCENT_TOTAL' },
  { hasCct90: true, cct90: 2500 },
  { hasCct90: true, cct90: 6000 },
  { hasWarrants: true, warrants: 1000 },
  { hasWarrants: true, warrants: 3, warrantsInputType: 'PERCENT_TOTAL' },
  { hasFlexWarrants: true, flexWarrants: 500 },
  { hasPrimeBeneficiaire: true, primeBeneficiaire: 1500 },
  { hasPrimeBeneficiaire: true, primeBeneficiaire: 4, primeBeneficiaireInputType: 'PERCENT_BASE' },
  { hasEpargnePension: true, epargnePension: 600 },
  { hasStockOptions: true, stockOptionUnits: 100, stockOptionValue: 20, stockOptionDuree: 8 },
  { hasStockOptions: true, stockOptionUnits: 100, stockOptionValue: 20, stockOptionReduit: true },
  { hasDroitsAuteur: true, droitsAuteur: 200 },
  { hasDroitsAuteur: true, droitsAuteur: 5, droitsAuteurInputType: 'PERCENT_TOTAL' },
  car(),
  car({ energieVS: 'DIESEL', hasCarteEssence: true, carteEssence: 150, contributionVS: 50 }),
  car({ energieVS: 'ELECTRIQUE', co2VS: 0, dateCommandeVS: '2023-09-01' }),
  car({ energieVS: 'CNG', dateCommandeVS: '2023-08-01', dateImmatriculationVS: '2019-05-10' }),
  plug({ batterieVS: 0.3 }),
  plug({ batterieVS: 0.9, euro6eBisVS: true }),
  plug({ co2EquivalentVS: 140 }),
  plug(),
  commuting('VOITURE_PRIVEE'),
  commuting('TRANSPORT_PUBLIC'),
  commuting('TIERS_PAYANT'),
  commuting('VELO'),
  commuting('VELO', { fraisTransport: 400 }),
  commuting('VOITURE_PRIVEE', { fraisTransport: 120, ...car() }),
  { hasCarteEssence: true, carteEssence: 150 },
  budget(),
  budget({ ...commuting('TIERS_PAYANT', { fraisTransport: 80 }) }),
  budget({
    budgetMobiliteHasPilier1: true,
    budgetMobilite: 14_000,
    energieVS: 'ELECTRIQUE',
    valeurVS: 35_000,
    tcoMensuelVS: 600,
    energieHorsTcoVS: 50,
  }),
  { hasChauffage: true, chauffage: 200, hasElectricite: true, electricite: 90 },
  { hasChauffage: true, chauffage: 200, logementPersonnel: true },
  { hasTelephone: true, telephone: 20, hasLaptop: true, laptop: 30 },
  { hasAssuranceGroupe: true, assuranceGroupe: 1000, hasCotisationAG: true, cotisationAG: 20 },
  { hasAssuranceGroupe: true, assuranceGroupe: 4, assuranceGroupeInputType: 'PERCENT_TOTAL' },
  ...(['PERCENT_BASE', 'PERCENT_TOTAL'] as const).map((assuranceGroupeInputType) => ({
    hasAssuranceGroupe: true,
    assuranceGroupe: 3,
    assuranceGroupeInputType,
    assuranceGroupePalier: 30_000,
    assuranceGroupeAuDela: 12.5,
  })),
  {
    hasAssuranceGroupe: true,
    assuranceGroupe: 3,
    assuranceGroupeInputType: 'PERCENT_BASE',
    assuranceGroupeNaissance: 1980,
    assuranceGroupeTranches: [{ age: 35, taux: 4.5 }],
  },
  { hasChequeRepas: true, chequeRepas: 8, hasEcoCheques: true },
  {
    hasChequeRepas: true,
    chequeRepas: 10,
    quotePartChequeRepas: 1.5,
    hasEcoCheques: true,
    ecoCheques: 200,
  },
  { hasJoursConge: true, joursConge: 5 },
]

/** One day of each year, in every quarter, in the law before and after its greatest changes. */
const DATES = [
  '2021-02-01',
  '2022-05-01',
  '2023-08-01',
  '2024-10-01',
  '2025-07-01',
  '2026-03-01',
  '2026-08-01',
  '2027-11-01',
]

/** Each kind of work with each benefit, on every third of the days. The engine refuses some: not every benefit is for every kind. */
export function* rareRequests(): Generator<ComputeRequest> {
  for (const [k, { config, worker: person, fields }] of KINDS.entries()) {
    for (const [b, benefits] of BENEFITS.entries()) {
      for (let d = (k + b) % 3; d < DATES.length; d += 3) {
        yield request({
          date: DATES[d],
          effectif: [25, 3, 12][b % 3],
          worker: person,
          package: {
            ...fields,
            ...benefits,
            computeModelConfig: {
              employmentType: 'EMPLOYE',
              commissionParitaire: 'BECP200',
              ...config,
            },
          },
        })
      }
    }
  }
}
