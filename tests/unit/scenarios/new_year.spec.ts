import { test } from '@japa/runner'
import { newYearOf, type NewYearIndex } from '#modules/scenarios/domain/new_year'
import type { Snapshot } from '#modules/scenarios/pure'

const COMPANY = { effectif: 60, assuranceLoiTaux: 0.005 }
const DAYS = { day: '2027-01-01', eve: '2026-12-31' }
const NO_INDEX: NewYearIndex = {
  known: 'UNKNOWN',
  low: null,
  high: null,
  used: 0,
  unknown: [],
  source: null,
}
/** Ordered after June 2023: its contribution grows on each 1 January. */
const CAR = {
  hasVoitureSociete: true,
  energieVS: 'ESSENCE',
  co2VS: 120,
  valeurVS: 32_000,
  tcoMensuelVS: 640,
  dateImmatriculationVS: '2024-03-01',
}

const figuresFor = (fields: object) => {
  const snapshot: Snapshot = {
    date: '2026-09-01',
    nomFonction: 'Comptable',
    level: '',
    packageType: 'FIX',
    worker: {},
    package: {
      computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
      salaireBrut: 3800,
      ...fields,
    },
    range: null,
    startDate: '2020-01-01',
    endDate: null,
  }
  const told = newYearOf(snapshot, COMPANY, DAYS, NO_INDEX)
  if ('failure' in told) throw new Error(told.failure)
  return told.figures.map(({ id }) => id).filter((id) => id.startsWith('cotisationCo2'))
}

test.group('What 1 January changes for one person', () => {
  test('who has a car is told of its contribution, who has none is not', ({ assert }) => {
    assert.include(figuresFor(CAR), 'cotisationCo2.multiple')
    assert.isEmpty(figuresFor({}))
  })
})
