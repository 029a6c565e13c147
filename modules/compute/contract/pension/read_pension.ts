import type { PensionSheet } from '../../pension/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { knownFields } from '../known_fields.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { FORMES_RENTE, type PensionFields } from './types.ts'

export const AGE_MINIMUM_PENSION = 18
export const AGE_MAXIMUM_PENSION = 75
export const AGE_FIN_MINIMUM = 60
const USUAL_END = 65
export const ANNEES_MAXIMUM = 60
export const RENDEMENT_MAXIMUM = 5
const MAX_COEFFICIENT = 40
/** EUR; a product of more would not be exact. */
export const RESERVES_MAXIMUM = 5_000_000
const MAX_PENSION = 1_000_000
const HUNDREDTHS_TO_PPM_OF_PERCENT = 100
const HUNDREDTHS_TO_PPM = 10_000
const MONTHS = 12

const KNOWN = knownFields<PensionFields>({
  age: true,
  agePension: true,
  anneesPassees: true,
  anneesAilleurs: true,
  anneesAvant2021: true,
  formeRente: true,
  coefficient: true,
  reserves: true,
  autresCapitaux: true,
  rendement: true,
  pensionLegale: true,
  plafondPensionLegale: true,
  rentesAcquises: true,
  augmentationReserves: true,
  anneesCarriere: true,
})

/** Ends of a plan that have a coefficient here. */
const LAST_IN_TABLE = 65

/** Writes what is told of the person and the plan on the sheet; refuses what is not known of it. */
export function readPension(value: unknown, c: PensionSheet, reading: Reading): void {
  const told = reading.object(value, 'pension')
  if (told === undefined) {
    if (!isGiven(value)) reading.refuse('required', 'pension')
    return
  }
  KNOWN.refuseOthers(told, 'pension', reading)
  readAges(told, c, reading)
  const years = (key: 'anneesPassees' | 'anneesAilleurs' | 'anneesCarriere') =>
    isGiven(told[key]) ? reading.count(told[key], `pension.${key}`, 0, ANNEES_MAXIMUM) : 0
  c.anneesPassees = years('anneesPassees')
  c.anneesAilleurs = years('anneesAilleurs')
  c.anneesCarriere = years('anneesCarriere')
  if (isGiven(told.anneesAvant2021))
    c.anneesAvant2021 = reading.count(
      told.anneesAvant2021,
      'pension.anneesAvant2021',
      0,
      c.anneesPassees + c.anneesAilleurs
    )
  const amount = (key: keyof PensionFields, max: number) =>
    isGiven(told[key]) ? reading.amount(told[key], `pension.${key}`, 0, max) : 0
  c.reserves = amount('reserves', RESERVES_MAXIMUM)
  c.autresCapitaux = amount('autresCapitaux', RESERVES_MAXIMUM)
  c.augmentationReserves = amount('augmentationReserves', RESERVES_MAXIMUM)
  c.pensionLegaleDonnee = amount('pensionLegale', MAX_PENSION)
  c.plafondPensionLegale = amount('plafondPensionLegale', MAX_PENSION)
  c.rentesAcquises = amount('rentesAcquises', MAX_PENSION)
  if (isGiven(told.rendement))
    c.rendement =
      HUNDREDTHS_TO_PPM_OF_PERCENT *
      reading.hundredths(told.rendement, 'pension.rendement', 0, RENDEMENT_MAXIMUM, '%')
  for (const key of ['augmentationReserves', 'anneesCarriere'] as const)
    if (c.rentesAcquises > 0 && !isGiven(told[key])) reading.refuse('required', `pension.${key}`)
}

function readAges(told: Fields, c: PensionSheet, reading: Reading): void {
  const end = isGiven(told.agePension)
    ? reading.count(told.agePension, 'pension.agePension', AGE_FIN_MINIMUM, AGE_MAXIMUM_PENSION)
    : USUAL_END
  c.agePension = end
  if (isGiven(told.age)) {
    const age = reading.count(told.age, 'pension.age', AGE_MINIMUM_PENSION, end)
    c.anneesFutures = end - age
  } else reading.refuse('required', 'pension.age')
  if (isGiven(told.coefficient))
    c.coefficientDonne =
      HUNDREDTHS_TO_PPM *
      reading.hundredths(told.coefficient, 'pension.coefficient', 1, MAX_COEFFICIENT)
  else if (end > LAST_IN_TABLE) reading.refuse('required', 'pension.coefficient')
  c.formeRente = isGiven(told.formeRente)
    ? 1 + FORMES_RENTE.indexOf(reading.word(told.formeRente, 'pension.formeRente', FORMES_RENTE))
    : FORMES_RENTE.length
}

/** What the payslip tells of the plan and of the pay that it is held against. */
export function fromPayslip(of: Sheet, c: PensionSheet): void {
  c.independant = of.independant
  c.remunerationNormale =
    of.salaireBrutAnnuel +
    of.doublePeculeBrut +
    of.primeFinAnneeBrute +
    of.primeSectorielleBrute +
    MONTHS * (of.atnsBruts + of.atnVS + of.energieImposable)
  c.primePension = of.assuranceGroupe
  c.taxePension = of.taxeAssuranceGroupe
  c.onssPension = of.cotisationAssuranceGroupe
  c.partPersonnelle = MONTHS * of.cotisationAG
}
