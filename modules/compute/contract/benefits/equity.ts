import { benefit } from './definition.ts'
import { count, euros, flag, year } from './fields.ts'
import { isOffered } from './when.ts'

/*
 * Pay in warrants and options on shares: at their value.
 */

const MAX_AMOUNT = 10_000_000
const MAX_UNITS = 1_000_000

export const warrants = benefit({
  name: 'warrants',
  group: 'remunerationsVariables',
  section: 'variable',
  unit: 'year',
  fields: {
    /** Value, EUR a year, or percent of the year. */
    warrants: year({ max: MAX_AMOUNT, usual: 2000, typed: true }),
  },
  statuts: ['dirigeant'],
  lines: [
    {
      key: 'warrants',
      field: 'warrantsBruts',
      amount: (c) => c.warrantsBruts,
      month: 'moisBonus',
    },
  ],
  variable: true,
})

export const flexWarrants = benefit({
  name: 'flexWarrants',
  group: 'remunerationsVariables',
  section: 'variable',
  unit: 'year',
  fields: {
    /** Value of the warrants the worker chose, EUR a year. */
    flexWarrants: year({ max: MAX_AMOUNT, usual: 1000 }),
    maxFlexWarrants: year({ max: MAX_AMOUNT, when: isOffered('flexWarrants') }),
  },
  statuts: ['dirigeant'],
  lines: [
    {
      key: 'flexWarrants',
      field: 'flexWarrantsBruts',
      amount: (c) => c.flexWarrantsBruts,
      month: 'moisBonus',
    },
  ],
  variable: true,
  choice: {
    slider: { amount: 'flexWarrants', max: 'maxFlexWarrants', least: 0, range: 'warrants' },
  },
})

export const stockOptions = benefit({
  name: 'stockOptions',
  group: 'remunerationsVariables',
  section: 'variable',
  unit: 'units',
  seldom: true,
  value: 'stockOptionUnits',
  fields: {
    /** How many, and the value of the share under each, EUR. */
    stockOptionUnits: count({ max: MAX_UNITS, unit: 'units', usual: 100 }),
    stockOptionValue: euros({ max: MAX_AMOUNT, unit: 'piece', usual: 10, detail: 'euros' }),
    maxStockOptionUnits: count({ max: MAX_UNITS, unit: 'units', when: isOffered('stockOptions') }),
    /** Years the options run, a started one counts; 5 when absent. */
    stockOptionDuree: count({ min: 1, max: 50, unit: 'years', detail: true }),
    /** They meet the conditions of the law under which half the benefit is taxed. */
    stockOptionReduit: flag({ detail: true }),
  },
  statuts: ['dirigeant'],
  lines: [
    {
      key: 'stockOptions',
      field: 'stockOptionsAvantage',
      amount: (c) => c.stockOptionsAvantage,
      list: 'exclusions',
      after: 'droitsAuteur',
    },
  ],
  variable: true,
  choice: {
    slider: { amount: 'stockOptionUnits', max: 'maxStockOptionUnits', least: 1, range: 'options' },
  },
})
