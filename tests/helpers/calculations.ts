import type { CalculationName } from '#modules/packages/pure'

const PACKAGE = {
  computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
  salaireBrut: 3000,
  regimeNumerateur: 38,
  regimeDenominateur: 38,
}
const BASE = {
  date: '2026-09-01',
  company: { effectif: 25, assuranceLoiTaux: 0.005 },
  worker: { etatCivil: 'celibataire' },
  package: PACKAGE,
}
const CAR = {
  hasVoitureSociete: true,
  energieVS: 'ELECTRIQUE',
  co2VS: 0,
  valeurVS: 45_000,
  tcoMensuelVS: 700,
}

/** A request of every answer that has a calculation sheet. */
export const CALCULATION_REQUESTS: Readonly<Record<CalculationName, object>> = {
  'year-tax': { ...BASE, menage: { tauxCommunal: 7, region: 'FLANDRE' } },
  'hours': {
    ...BASE,
    prestations: {
      heuresSup50: 10,
      heuresSup100: 4,
      heuresNuit: 60,
      regime: 'NUIT',
      primePrevue: true,
    },
  },
  'notice': {
    ...BASE,
    preavis: {
      mode: 'INDEMNITE',
      debutContrat: '2009-05-04',
      superieur2013: false,
      joursRestants: 5,
    },
  },
  'car-cost': {
    ...BASE,
    package: { ...PACKAGE, salaireBrut: 4000, ...CAR },
    voiture: { tva: 'FORFAIT', kwhDomicile: 120, tarifRecharge: 32.5, fraisAnnexes: 400 },
  },
  'hiring-aid': {
    ...BASE,
    package: { ...PACKAGE, salaireBrut: 2600 },
    embauche: {
      regionTravail: 'BRUXELLES',
      regionDomicile: 'BRUXELLES',
      age: 62,
      moisSansEmploi: 14,
    },
  },
  'incomplete-month': {
    ...BASE,
    date: '2026-09-30',
    moisIncomplet: {
      joursTravail: [1, 2, 3, 4],
      age: 41,
      absences: [
        { type: 'MALADIE', debut: '2026-08-31', fin: '2026-09-24' },
        { type: 'SANS_SOLDE', debut: '2026-09-29', fin: '2026-09-29' },
      ],
    },
  },
  'hire-forms': {
    ...BASE,
    package: {
      ...PACKAGE,
      computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP302' },
      salaireBrut: 2600,
    },
    forme: {
      heures: 400,
      etudiant: true,
      heuresRestantes: 300,
      occupation: 'PENSION',
      coefficient: 2.1,
      regionApprenti: 'WALLONIE',
      niveauApprenti: 2,
      ageAnnee: 19,
    },
  },
  'director': {
    ...BASE,
    worker: { etatCivil: 'celibataire', dirigeant: true },
    package: { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 4500 },
    menage: { tauxCommunal: 7, region: 'FLANDRE' },
    dirigeant: {
      loyer: 9000,
      revenuCadastral: 800,
      fraisGestion: 3.95,
      benefice: 140_000,
      petiteSociete: true,
    },
  },
  'pension': {
    ...BASE,
    worker: { etatCivil: 'celibataire', dirigeant: true },
    package: {
      computeModelConfig: { employmentType: 'EMPLOYE' },
      salaireBrut: 6000,
      hasAssuranceGroupe: true,
      assuranceGroupe: 9000,
    },
    pension: {
      age: 45,
      anneesPassees: 12,
      pensionLegale: 20_000,
      rendement: 1.5,
      rentesAcquises: 30_000,
      augmentationReserves: 9000,
      anneesCarriere: 20,
    },
  },
}
