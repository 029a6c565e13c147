import { ENERGIES } from '../energies.ts'
import { VOITURE_OPTIONS } from './car_options.ts'
import { benefit } from './definition.ts'
import { choice, count, date, euros, flag, month, names, number, text } from './fields.ts'
import {
  all,
  emits,
  hasFirstPillar,
  isAsGiven,
  isFix,
  isFlex,
  isHybrid,
  isOffered,
  isPlugIn,
} from './when.ts'

/** How one comes to work. */
export const MOYENS = ['VOITURE_PRIVEE', 'TRANSPORT_PUBLIC', 'TIERS_PAYANT', 'VELO'] as const

const JANUARY = 1
const MAX_AMOUNT = 10_000_000
const given = isAsGiven('voitureSociete')

/** The company car (also that of the first pillar of the mobility budget). */
export const voitureSociete = benefit({
  name: 'voitureSociete',
  group: 'avantages',
  section: 'mobility',
  unit: 'month',
  value: 'tcoMensuelVS',
  description: 'descriptionVS',
  fields: {
    /** The same as `tcoMensuelVS`, which wins where it is given. */
    voitureSociete: month({ elsewhere: true }),
    descriptionVS: text({ names: 'translationsVS', usual: '', when: given }),
    translationsVS: names,
    energieVS: choice({ words: ENERGIES, usual: 'ELECTRIQUE', detail: true, when: given }),
    /** Grams a kilometre, on the certificate; not needed for `ELECTRIQUE` and `HYDROGENE`. */
    co2VS: count({
      max: 1000,
      unit: 'grams',
      usual: 0,
      detail: true,
      when: all(emits, given),
    }),
    /** A hybrid without a plug; a hybrid has one unless told. */
    nonRechargeableVS: flag({ detail: true, when: all(isHybrid, given) }),
    /** Capacity of the battery, kWh for each 100 kg of the car, two decimals. */
    batterieVS: number({ max: 100, unit: 'kwh', detail: true, when: isPlugIn }),
    /** Grams a kilometre of the same car with the same fuel and no plug; absent where there is none. */
    co2EquivalentVS: count({ min: 1, max: 1000, unit: 'grams', detail: true, when: isPlugIn }),
    /** Its emission was measured under Euro 6e-bis or a later standard. */
    euro6eBisVS: flag({ detail: true, when: isPlugIn }),
    /** Catalogue value with options and VAT, without discount, EUR. */
    valeurVS: euros({ max: 1_000_000, usual: 42_000, detail: 'euros', when: given }),
    /** EUR a month, without fuel card and CO2 contribution. */
    tcoMensuelVS: month({ usual: 750, when: given }),
    /** What the worker pays for the car, EUR a month. */
    contributionVS: month({ detail: true, when: given }),
    /** First registration; the date of the request when absent: a new car. */
    dateImmatriculationVS: date({ when: given }),
    /** Order or leasing contract; the first registration when absent. */
    dateCommandeVS: date({ when: given }),
  },
  statuts: ['dirigeant'],
  lines: [
    {
      key: 'voitureSociete',
      field: 'voitureSociete',
      amount: (c) => c.voitureSociete,
      inKind: true,
    },
    { key: 'cotisationCo2', field: 'cotisationCo2', amount: (c) => c.cotisationCo2, cash: false },
    {
      key: 'impotDepenseNonAdmiseVS',
      field: 'impotDepenseNonAdmiseVS',
      amount: (c) => c.impotDepenseNonAdmiseVS,
      list: 'exclusions',
      cash: false,
      companyTax: true,
    },
  ],
  worthElsewhere: true,
  exchange: 'catalogue',
  exchangedAfter: 'velo',
  choice: { chosenAfter: 'budgetMobilite', options: VOITURE_OPTIONS },
})

export const carteEssence = benefit({
  name: 'carteEssence',
  group: 'avantages',
  section: 'mobility',
  unit: 'month',
  description: 'descriptionCarteEssence',
  fields: {
    /** EUR a month. */
    carteEssence: month({ usual: 150 }),
    descriptionCarteEssence: text({ names: 'translationsCarteEssence' }),
    translationsCarteEssence: names,
    carteEssenceMin: month({ when: isOffered('carteEssence') }),
    carteEssenceMax: month({ when: isOffered('carteEssence') }),
  },
  statuts: ['dirigeant'],
  lines: [
    {
      key: 'carteEssence',
      field: 'carteEssenceAnnuelle',
      amount: (c) => c.carteEssenceAnnuelle,
      inKind: true,
    },
  ],
  choice: { slider: { amount: 'carteEssence', min: 'carteEssenceMin', max: 'carteEssenceMax' } },
})

export const budgetMobilite = benefit({
  name: 'budgetMobilite',
  group: 'avantages',
  section: 'mobility',
  unit: 'year',
  fields: {
    /** EUR a year. */
    budgetMobilite: euros({ max: 1_000_000, unit: 'year', usual: 6000 }),
    canBudgetMobilitePilier1: flag({ silent: true, when: isFlex }),
    /** A car within the budget, described by the fields of the company car. */
    budgetMobiliteHasPilier1: flag({ detail: true, when: isFix }),
    /** Energy of that car where it is not inside `tcoMensuelVS`, EUR a month. */
    energieHorsTcoVS: month({ detail: true, when: hasFirstPillar }),
    /** EUR a month: sustainable transport, rent or mortgage. */
    budgetMobilitePilier2: month({ detail: true, elsewhere: true }),
    /** The balance is paid in money once a year; else it stays for sustainable transport. */
    budgetMobiliteSoldePilier3: flag({ detail: true, elsewhere: true }),
  },
  lines: [
    {
      key: 'budgetMobilitePilier2',
      field: 'budgetMobilitePilier2Annuel',
      amount: (c) => c.budgetMobilitePilier2Annuel,
      after: 'velo',
    },
    {
      key: 'budgetMobiliteSolde',
      field: 'budgetMobiliteSolde',
      amount: (c) => c.budgetMobiliteSolde,
      after: 'budgetMobilitePilier2',
      // With the pay of January.
      month: JANUARY,
    },
    {
      key: 'energieHorsTcoVS',
      field: 'energieHorsTcoAnnuelle',
      amount: (c) => c.energieHorsTcoAnnuelle,
    },
  ],
  cost: 'budgetMobiliteSolde',
  choice: {
    after: 'voitureSociete',
    excludes: ['voitureSociete', 'carteEssence'],
    // Loi du 17 mars 2019, art. 8: what is not spent is paid out each year.
    always: { budgetMobiliteSoldePilier3: true },
  },
})

export const velo = benefit({
  name: 'velo',
  group: 'avantages',
  section: 'mobility',
  unit: 'month',
  value: 'tcoMensuelVelo',
  description: 'descriptionVelo',
  fields: {
    /** The same as `tcoMensuelVelo`, which wins where it is given. */
    velo: month({ elsewhere: true }),
    /** EUR a month. */
    tcoMensuelVelo: month({ usual: 80, when: isAsGiven('velo') }),
    descriptionVelo: text({ names: 'translationsVelo', when: isAsGiven('velo') }),
    translationsVelo: names,
  },
  statuts: ['etudiant'],
  lines: [{ key: 'velo', field: 'veloAnnuel', amount: (c) => c.veloAnnuel, inKind: true }],
  worthElsewhere: true,
  exchange: 'catalogue',
  choice: {
    options: {
      columns: {
        /** EUR a month. */
        tcoMensuel: month({
          max: MAX_AMOUNT,
          usual: 80,
          required: true,
          to: 'tcoMensuelVelo',
          tells: true,
        }),
      },
      clears: ['velo'],
    },
  },
})

/** Coming to work. */
export const fraisTransport = benefit({
  name: 'fraisTransport',
  group: 'frais',
  section: 'mobility',
  unit: 'month',
  fields: {
    typeFraisTransport: choice({ words: MOYENS, usual: 'TRANSPORT_PUBLIC', detail: true }),
    /**
     * EUR a month paid by the employer. When absent: by distance, from the tables of CP 200 and of CCT 19,
     * where they are known.
     */
    fraisTransport: month({ usual: 60 }),
    /** Kilometres one way; with it the part that bears contributions is known. */
    distanceDomicileTravail: count({ min: 1, max: 1000, unit: 'km', detail: true }),
    /** Days a month, at most two decimals. */
    joursTransport: number({ max: 31, unit: 'perMonthDays', whole: true, detail: true }),
  },
  statuts: ['etudiant', 'stagiaire', 'dirigeant'],
  lines: [
    {
      key: 'fraisTransport',
      field: 'fraisTransportAnnuels',
      amount: (c) => c.fraisTransportAnnuels,
    },
  ],
})
