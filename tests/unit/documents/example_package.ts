import { PACKAGE_SCHEMA } from '#modules/compute/pure'
import type { PrintedCompany, PrintedPackage } from '#modules/packages/documents/package_row'

const ZERO_MONTH = {
  salaireBrut: 0,
  commissionsBrutes: 0,
  atnsBruts: 0,
  fraisTransportOnss: 0,
  sousTotalBrut: 0,
  onss: 0,
  bonusEmploi: 0,
  droitsAuteurBruts: 0,
  fraisTransportImposables: 0,
  energieImposable: 0,
  atnVS: 0,
  allocationsExtra: 0,
  extrasPP: 0,
  imposable: 0,
  precompteProfessionnel: 0,
  precompteMobilier: 0,
  sousTotalSalaireNet: 0,
  fraisTransport: 0,
  fpes: 0,
  budgetMobilitePilier2: 0,
  csss: 0,
  retraitAtns: 0,
  retraitExtras: 0,
  extrasNet: 0,
  extrasVolontariatFiscal: 0,
  contributionChequeRepas: 0,
  contributionsAssurances: 0,
  salaireNet: 0,
  chequesRepas: 0,
  remunerationMensuelle: 0,
  salaireBrutTotalEmployeur: 0,
  salaireBrutTotalWorker: 0,
  salaireBrutHoraire: 0,
}
const ZERO_YEAR = {
  salaireNetAnnuel: 0,
  doublePeculeVacances: 0,
  chequesRepasAnnuel: 0,
  primeFinAnnee: 0,
  primeSectorielle: 0,
  bonusAnnuel: 0,
  warrants: 0,
  flexWarrants: 0,
  epargnePension: 0,
  primeBeneficiaire: 0,
  cct90: 0,
  ecoCheques: 0,
  chequeSportCulture: 0,
  chequeCadeau: 0,
  budgetMobilitePilier3: 0,
  csssComplement: 0,
  remunerationAnnuelle: 0,
}

/**
 * The package of issue 3: 3,000 € gross, single, no children, 2026-09-01. The month is the law's to the
 * cent; the amounts of the year are written by hand, for a document computes nothing.
 */
export function examplePackage(): PrintedPackage {
  return {
    id: '01990000-0000-7000-8000-0000000000aa',
    nomFonction: 'Développeuse senior',
    packageType: 'FIX',
    packageCategory: 'SIMULATION',
    date: '2026-09-01',
    worker: { etatCivil: 'celibataire', enfantsACharge: 0 },
    package: {
      computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
      salaireBrut: 3000,
      regimeNumerateur: 38,
      regimeDenominateur: 38,
    },
    compute: {
      coutEmployeur: {
        remunerationsFixes: [
          { key: 'salaireBrutAnnuel', amount: 36000 },
          { key: 'doublePeculeVacances', amount: 2760 },
          { key: 'primeFinAnnee', amount: 3000 },
          { key: 'primeSectorielle', amount: 331.43 },
          { key: 'onssPatronal', amount: 10251.14 },
          { key: 'reductionStructurelle', amount: -1024.2 },
          { key: 'assuranceLoi', amount: 196.66 },
        ],
        remunerationsFixesTotal: 51515.03,
        frais: [],
        fraisTotal: 0,
        remunerationsVariables: [],
        remunerationsVariablesTotal: 0,
        avantages: [],
        avantagesTotal: 0,
        exclusions: [],
        exclusionsTotal: 0,
        coutEmployeurAnnuel: 51515.03,
        coutEmployeurAnnuelAvecExclusions: 51515.03,
      },
      remuneration: {
        remunerationMensuelle: {
          ...ZERO_MONTH,
          salaireBrut: 3000,
          sousTotalBrut: 3000,
          onss: -392.1,
          bonusEmploi: 110.54,
          imposable: 2718.44,
          precompteProfessionnel: -437.87,
          sousTotalSalaireNet: 2280.57,
          csss: -19.24,
          salaireNet: 2261.33,
          remunerationMensuelle: 2261.33,
          salaireBrutTotalEmployeur: 3000,
          salaireBrutTotalWorker: 3000,
          salaireBrutHoraire: 18.2186,
        },
        remunerationAnnuelle: {
          ...ZERO_YEAR,
          salaireNetAnnuel: 27135.96,
          doublePeculeVacances: 1542.18,
          primeFinAnnee: 1689.02,
          primeSectorielle: 187.05,
          remunerationAnnuelle: 30554.21,
        },
        totalCashAnnuel: {
          remunerationsFixes: [],
          remunerationsFixesTotal: 0,
          frais: [],
          fraisTotal: 0,
          remunerationsVariables: [],
          remunerationsVariablesTotal: 0,
          avantages: [],
          avantagesTotal: 0,
          totalCashAnnuel: 0,
        },
        elementsSalariauxFlex: [],
      },
      remunerationBrutLowest: {},
      budgetMobiliteMax: 0,
    },
    lawset: {
      id: 'BE-2026-09-01',
      hash: '5f1c0a9e7b3d42c886a1f0e4d7c2b9583e6a7f10c4d5b28e93a06f7c1d8e2b45',
    },
  }
}

/** The same with every line of the answer filled, the largest sheet there can be. */
export function fullPackage(): PrintedPackage {
  const pack = examplePackage()
  const { coutEmployeur, remuneration } = pack.compute
  const lines = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      key: `${prefix}${at + 1}`,
      amount: 1234.56 + at * 100,
    }))
  return {
    ...pack,
    nomFonction: 'Responsable du développement commercial et des partenariats internationaux',
    packageType: 'FLEX',
    worker: {
      etatCivil: 'marie',
      revenusConjoint: 'PROFESSIONNELS_LIMITES',
      enfantsACharge: 3,
      enfantsHandicapes: 1,
      handicape: true,
      conjointHandicape: true,
      autresPersonnesACharge: 1,
      ascendantsACharge: 2,
    },
    compute: {
      ...pack.compute,
      coutEmployeur: {
        ...coutEmployeur,
        frais: lines('frais', 9),
        fraisTotal: 14711.04,
        remunerationsVariables: lines('variable', 7),
        remunerationsVariablesTotal: 10741.92,
        avantages: lines('avantage', 17),
        avantagesTotal: 34587.52,
        exclusions: lines('exclusion', 2),
        exclusionsTotal: 2569.12,
        coutEmployeurAnnuel: 111555.51,
        coutEmployeurAnnuelAvecExclusions: 114124.63,
      },
      remuneration: {
        ...remuneration,
        remunerationMensuelle: filled(remuneration.remunerationMensuelle),
        remunerationAnnuelle: filled(remuneration.remunerationAnnuelle),
      },
    },
  }
}

/** The largest sheet there can be, with a value in every field that says what a package holds or offers. */
export function holdsEverything(): PrintedPackage {
  const keys = Object.keys((PACKAGE_SCHEMA as { properties: object }).properties)
  const flags = keys.filter((key) => /^(has|can)[A-Z]/.test(key)).map((key) => [key, true] as const)
  const pack = { ...fullPackage(), workerName: 'Amélie Vandenbroucke-De Smedt' }
  Object.assign(pack.package, Object.fromEntries(flags), EVERYTHING)
  return pack
}

/** A value in every field that says more of a content. */
const EVERYTHING = {
  energieVS: 'DIESEL',
  co2VS: 120,
  valeurVS: 40_000,
  contributionVS: 50,
  budgetMobilite: 6000,
  budgetMobiliteHasPilier1: true,
  energieHorsTcoVS: 40,
  budgetMobilitePilier2: 100,
  budgetMobiliteSoldePilier3: true,
  typeFraisTransport: 'VOITURE_PRIVEE',
  distanceDomicileTravail: 12,
  joursTransport: 10,
  typeInternet: 'FOURNI',
  cotisationAG: 20,
  cotisationAH: 5,
  quotePartChequeRepas: 1.09,
  chequeRepas: 8,
  bonusAnnuelCertain: true,
  stockOptionUnits: 100,
  stockOptionValue: 10,
  stockOptionDuree: 5,
  stockOptionReduit: true,
  maxStockOptionUnits: 500,
  droitsAuteurIT: true,
  extensionAssuranceSelections: [{ valeur: 120 }],
  packageExtras: [{ type: 'VOLONTARIAT_FISCAL', workerAmount: 75 }],
  voitureSocieteOptions: Array.from({ length: 100 }, (_, at) => ({
    description: `Une voiture au nom assez long, numéro ${at}`,
    tcoMensuel: 700 + at,
  })),
}

export function exampleCompany(): PrintedCompany {
  return { name: 'Acme Belgium', mainColor: '#0f766e', effectif: 25, assuranceLoiTaux: 0.005 }
}

function filled<T extends object>(amounts: T): T {
  return Object.fromEntries(
    Object.entries(amounts).map(([key, amount], at) => [key, amount || -10.5 * (at + 1)])
  ) as T
}
