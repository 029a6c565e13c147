import { EXTRAS_LIST_SCHEMA, TYPES_EXTRA, type PackageExtra } from '../package/package_extras.ts'
import { benefit } from './definition.ts'
import { choice, count, flag, list, month } from './fields.ts'
import { isOffered } from './when.ts'

const MAX_DAYS = 100

/** Leave beyond the law. */
export const joursConge = benefit({
  name: 'joursConge',
  group: 'avantages',
  section: 'extras',
  unit: 'days',
  fields: {
    /** Days a year beyond the law, whole. */
    joursConge: count({ max: MAX_DAYS, unit: 'days', usual: 5 }),
    maxJoursConge: count({ max: MAX_DAYS, unit: 'days', when: isOffered('joursConge') }),
  },
  lines: [
    { key: 'joursConge', field: 'joursCongeCout', amount: (c) => c.joursCongeCout, cash: false },
  ],
  exchange: 'value',
  choice: {
    slider: { amount: 'joursConge', max: 'maxJoursConge', least: 1, range: 'leave' },
  },
})

const logementPersonnel = flag({ detail: true })

/** Heating of the home that the employer pays. */
export const chauffage = benefit({
  name: 'chauffage',
  group: 'avantages',
  section: 'extras',
  unit: 'month',
  seldom: true,
  fields: {
    /** What it costs the employer, EUR a month: its real value. */
    chauffage: month({ usual: 100 }),
    /**
     * The home is the worker's own: it does not come free from the employer, and the real value is taxed in place of a
     * flat amount. False unless told.
     */
    logementPersonnel,
  },
  input(fields, c, amount, reading) {
    c.chauffage = amount(fields.hasChauffage, fields.chauffage, reading)
  },
  statuts: ['dirigeant'],
  lines: [
    { key: 'chauffage', field: 'chauffageAnnuel', amount: (c) => c.chauffageAnnuel, inKind: true },
  ],
  worthElsewhere: true,
  shownAfter: 'joursConge',
})

export const electricite = benefit({
  name: 'electricite',
  group: 'avantages',
  section: 'extras',
  unit: 'month',
  seldom: true,
  fields: {
    /** Electricity but for heating, EUR a month. */
    electricite: month({ usual: 60 }),
    logementPersonnel: { ...logementPersonnel, when: (fields) => fields.hasChauffage !== true },
  },
  input(fields, c, amount, reading) {
    c.electricite = amount(fields.hasElectricite, fields.electricite, reading)
  },
  statuts: ['dirigeant'],
  lines: [
    {
      key: 'electricite',
      field: 'electriciteAnnuelle',
      amount: (c) => c.electriciteAnnuelle,
      inKind: true,
    },
  ],
  worthElsewhere: true,
  shownAfter: 'chauffage',
})

/** Allowances taxed without contributions. */
export const allocationsExtra = benefit({
  name: 'allocationsExtra',
  group: 'extras',
  section: 'extras',
  unit: 'month',
  fields: {
    /** EUR a month. */
    allocationsExtra: month({ usual: 50 }),
  },
  input(fields, c, amount, reading) {
    c.valeurAllocationsExtra = amount(fields.hasAllocationsExtra, fields.allocationsExtra, reading)
  },
  statuts: ['dirigeant'],
  lines: [
    {
      key: 'allocationsExtra',
      field: 'allocationsExtraAnnuelles',
      amount: (c) => c.allocationsExtraAnnuelles,
    },
  ],
})

export const packageExtras = benefit({
  name: 'packageExtras',
  group: 'extras',
  section: 'extras',
  unit: 'month',
  seldom: true,
  fields: {
    packageExtras: list<PackageExtra>(EXTRAS_LIST_SCHEMA, {
      usual: [],
      columns: {
        type: choice({ words: TYPES_EXTRA, usual: 'NET', required: true }),
        workerAmount: month({ usual: 50, required: true }),
        employerAmount: month({ hidden: true }),
      },
    }),
  },
  statuts: ['etudiant', 'stagiaire', 'dirigeant'],
  lines: [{ key: 'packageExtras', field: 'extrasAnnuels', amount: (c) => c.extrasAnnuels }],
  itemised: true,
})
