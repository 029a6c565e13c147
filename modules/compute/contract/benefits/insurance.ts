import { MAX_PREMIUM, SELECTIONS_SCHEMA, type Selection } from '../package/selections.ts'
import { FIRST_BIRTH, LAST_BIRTH } from '../package/tranches_age.ts'
import { benefit } from './definition.ts'
import { ages, count, list, month, number, year } from './fields.ts'
import { goesBySteps, hasNoSelection } from './when.ts'

/*
 * Insurances. Premiums of the employer are EUR a year without the tax and contribution on them, which are lines of
 * their own; shares of the worker are EUR a month, withheld from the net, and cost the employer nothing.
 */

const MAX_OPTION = 10_000_000
const MAX_UNITS = 10_000

export const assuranceGroupe = benefit({
  name: 'assuranceGroupe',
  group: 'avantages',
  section: 'insurance',
  unit: 'year',
  fields: {
    /** EUR a year, or percent of twelve fixed months or of the year's gross pay. `AMOUNT` unless told. */
    assuranceGroupe: year({ max: MAX_PREMIUM, usual: 1500, typed: true }),
    /** Of a share of pay that goes by steps: the pay of a year up to which it holds, and the percent of what is above. */
    assuranceGroupePalier: year({ max: MAX_PREMIUM, detail: true, when: goesBySteps }),
    assuranceGroupeAuDela: number({ max: 100, unit: 'percent', detail: true, when: goesBySteps }),
    /** Of a share that moves with age: the year of birth, and the shares from each age on, in place of those above. */
    assuranceGroupeNaissance: count({ min: FIRST_BIRTH, max: LAST_BIRTH, when: goesBySteps }),
    assuranceGroupeTranches: ages({ detail: true, when: goesBySteps }),
  },
  statuts: ['dirigeant'],
  lines: [
    {
      key: 'assuranceGroupe',
      field: 'assuranceGroupe',
      amount: (c) => c.assuranceGroupe,
      inKind: true,
    },
    {
      key: 'taxeAssuranceGroupe',
      field: 'taxeAssuranceGroupe',
      amount: (c) => c.taxeAssuranceGroupe,
      cash: false,
    },
    {
      key: 'cotisationAssuranceGroupe',
      field: 'cotisationAssuranceGroupe',
      amount: (c) => c.cotisationAssuranceGroupe,
      cash: false,
    },
  ],
})

export const cotisationAG = benefit({
  name: 'cotisationAG',
  group: 'avantages',
  section: 'insurance',
  unit: 'month',
  fields: { cotisationAG: month({ usual: 20, detail: true }) },
  input(fields, c, amount, reading) {
    c.cotisationAG = amount(fields.hasCotisationAG, fields.cotisationAG, reading)
  },
  statuts: ['dirigeant'],
  lines: [],
  detailOf: 'assuranceGroupe',
})

export const assuranceHospitalisation = benefit({
  name: 'assuranceHospitalisation',
  group: 'avantages',
  section: 'insurance',
  unit: 'year',
  fields: { assuranceHospitalisation: year({ max: MAX_PREMIUM, usual: 300 }) },
  input(fields, c, amount, reading) {
    c.assuranceHospitalisation = amount(
      fields.hasAssuranceHospitalisation,
      fields.assuranceHospitalisation,
      reading
    )
  },
  statuts: ['dirigeant'],
  lines: [
    {
      key: 'assuranceHospitalisation',
      field: 'assuranceHospitalisation',
      amount: (c) => c.assuranceHospitalisation,
      inKind: true,
    },
    {
      key: 'taxeAssuranceHospitalisation',
      field: 'taxeAssuranceHospitalisation',
      amount: (c) => c.taxeAssuranceHospitalisation,
      cash: false,
      alsoOf: ['extensionAssurance'],
      after: 'extensionAssurance',
    },
    {
      key: 'cotisationAssuranceHospitalisation',
      field: 'cotisationAssuranceHospitalisation',
      amount: (c) => c.cotisationAssuranceHospitalisation,
      cash: false,
      alsoOf: ['extensionAssurance'],
      after: 'taxeAssuranceHospitalisation',
    },
  ],
})

export const cotisationAH = benefit({
  name: 'cotisationAH',
  group: 'avantages',
  section: 'insurance',
  unit: 'month',
  fields: { cotisationAH: month({ usual: 5, detail: true }) },
  input(fields, c, amount, reading) {
    c.cotisationAH = amount(fields.hasCotisationAH, fields.cotisationAH, reading)
  },
  statuts: ['dirigeant'],
  lines: [],
  detailOf: 'assuranceHospitalisation',
})

export const extensionAssurance = benefit({
  name: 'extensionAssurance',
  group: 'avantages',
  section: 'insurance',
  unit: 'year',
  fields: {
    /** EUR a year in all; or the selections below, not both. */
    extensionAssurance: year({
      max: MAX_PREMIUM,
      when: hasNoSelection,
    }),
    extensionAssuranceSelections: list<Selection>(SELECTIONS_SCHEMA, {
      usual: [],
      columns: {
        valeur: year({ max: MAX_OPTION, usual: 100, required: true }),
        units: count({ max: MAX_UNITS, unit: 'units', usual: 1 }),
      },
    }),
  },
  lines: [
    {
      key: 'extensionAssurance',
      field: 'extensionAssurance',
      amount: (c) => c.extensionAssurance,
      inKind: true,
    },
  ],
  exchange: 'catalogue',
  choice: {
    options: {
      columns: {
        /** EUR a year and unit. */
        valeur: year({ max: MAX_OPTION, usual: 100, required: true }),
        companyId: { kind: 'id', unasked: true },
        maxUnits: count({ max: MAX_UNITS, unit: 'units' }),
      },
      clears: ['extensionAssurance'],
      selections: 'extensionAssuranceSelections',
    },
  },
})
