import { benefit } from './definition.ts'
import { euros, year } from './fields.ts'

/*
 * Vouchers: no pay up to what the law exempts, refused above. Given in place of pay they are pay, whatever else is
 * agreed: AR du 28 novembre 1969, art. 19bis, § 1 (meal), 19ter (sport and culture) and 19quater (eco).
 */

const JUNE = 6
const JULY = 7
const DECEMBER = 12
const MAX_FACE = 100
const MAX_YEAR = 10_000

export const chequeRepas = benefit({
  name: 'chequeRepas',
  group: 'avantages',
  section: 'vouchers',
  unit: 'piece',
  fields: {
    /** Face value of one meal voucher, EUR. */
    chequeRepas: euros({ max: MAX_FACE, unit: 'piece', usual: 8 }),
    /** Share of the worker in one, EUR; the least the law allows when absent. */
    quotePartChequeRepas: euros({ max: MAX_FACE, unit: 'piece', detail: true }),
  },
  statuts: ['etudiant', 'dirigeant'],
  lines: [
    {
      key: 'chequesRepas',
      field: 'chequesRepasEmployeur',
      amount: (c) => c.chequesRepasEmployeur,
      after: 'electricite',
    },
    {
      key: 'impotDepenseNonAdmiseChequesRepas',
      field: 'impotDepenseNonAdmiseChequesRepas',
      amount: (c) => c.impotDepenseNonAdmiseChequesRepas,
      list: 'exclusions',
      cash: false,
      companyTax: true,
    },
  ],
  exchange: 'never',
})

export const ecoCheques = benefit({
  name: 'ecoCheques',
  group: 'avantages',
  section: 'vouchers',
  unit: 'year',
  fields: {
    /** EUR a year; when absent, CP 200 gives them by fraction of full time. */
    ecoCheques: year({ max: MAX_YEAR, usual: 250 }),
  },
  statuts: ['etudiant', 'dirigeant'],
  lines: [
    {
      key: 'ecoCheques',
      field: 'ecoCheques',
      amount: (c) => c.ecoCheques,
      month: JUNE,
      after: 'chequesRepas',
    },
  ],
  exchange: 'never',
})

export const chequeSportCulture = benefit({
  name: 'chequeSportCulture',
  group: 'avantages',
  section: 'vouchers',
  unit: 'year',
  seldom: true,
  fields: { chequeSportCulture: year({ max: MAX_YEAR, usual: 100 }) },
  input(fields, c, amount, reading) {
    c.valeurChequeSportCulture = amount(
      fields.hasChequeSportCulture,
      fields.chequeSportCulture,
      reading
    )
  },
  statuts: ['etudiant'],
  lines: [
    {
      key: 'chequeSportCulture',
      field: 'chequeSportCulture',
      amount: (c) => c.chequeSportCulture,
      // Assumed: when they start to run.
      month: JULY,
      after: 'ecoCheques',
    },
  ],
  exchange: 'never',
})

export const chequeCadeau = benefit({
  name: 'chequeCadeau',
  group: 'avantages',
  section: 'vouchers',
  unit: 'year',
  fields: {
    /** EUR a year, for the worker and the dependent children together. */
    chequeCadeau: year({ max: MAX_YEAR, usual: 40 }),
  },
  input(fields, c, amount, reading) {
    c.valeurChequeCadeau = amount(fields.hasChequeCadeau, fields.chequeCadeau, reading)
  },
  statuts: ['etudiant'],
  lines: [
    {
      key: 'chequeCadeau',
      field: 'chequeCadeau',
      amount: (c) => c.chequeCadeau,
      // Assumed: at the end of the year.
      month: DECEMBER,
      after: 'chequeSportCulture',
    },
  ],
})
