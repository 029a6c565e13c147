import { MILLION, type Ppm } from '../engine/money.ts'
import type { Sheet } from '../rules/index.ts'
import { CLASSES, ECHELLES, MAX_ANCIENNETE, type Classe, type Echelle } from './bareme.ts'
import { isCommission } from './commission_codes.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'

const PATH = 'package.computeModelConfig'
const CP200 = 'BECP200'
const MAX_MONTHS = 12
const MAX_PREMIUM = 100_000
const MAX_RATE = 0.2
const MAX_HOURS = 60

/** What only workers with a joint committee have. */
const OF_COMMITTEE = ['primeFinAnneeMois', 'primeSectorielle', 'fondsTaux', 'classe'] as const

/** Reads the joint committee and what a company sets in its place. */
export function readCommission(config: Fields, sheet: Sheet, reading: Reading): void {
  const cp200 = readCode(config.commissionParitaire, reading) === CP200
  sheet.cp200 = cp200 ? 1 : 0
  readPrimeFinAnnee(config, cp200, sheet, reading)
  readPrimeSectorielle(config, cp200, sheet, reading)
  readFonds(config.fondsTaux, cp200, sheet, reading)
  readBareme(config, cp200, sheet, reading)
}

/** No joint committee is over who is neither employee nor manual worker. */
export function withoutCommittee(config: Fields, sheet: Sheet, reading: Reading): void {
  if (isGiven(config.commissionParitaire)) readCode(config.commissionParitaire, reading)
  for (const key of OF_COMMITTEE) {
    if (isGiven(config[key])) {
      reading.refuse('conflict', `${PATH}.${key}`, { with: `${PATH}.employmentType` })
    }
  }
  sheet.cp200 = 0
  sheet.hasPrimeFinAnnee = 0
  sheet.primeFinAnneeMois = 0
  sheet.hasPrimeSectorielle = 0
  sheet.primeSectorielleConvenue = 0
  sheet.fondsCp200 = 0
  sheet.fondsTaux = 0
  sheet.classe = 0
}

/** What a company sets for all workers of a committee, whatever the status. */
export function readSettings(config: Fields, sheet: Sheet, reading: Reading): void {
  if (isGiven(config.assuranceLoiTaux)) {
    sheet.assuranceLoiTaux = rate(config.assuranceLoiTaux, 'assuranceLoiTaux', reading)
    reading.withdrawDefault('company.assuranceLoiTaux')
  }
  const withoutAtns =
    isGiven(config.hasPeculeAtns) &&
    reading.flag(config.hasPeculeAtns, `${PATH}.hasPeculeAtns`) === 0
  sheet.hasPeculeAtns = withoutAtns ? 0 : 1
  if (isGiven(config.heuresSemaine)) {
    const path = `${PATH}.heuresSemaine`
    reading.heuresSemaine = reading.hundredths(config.heuresSemaine, path, 0.01, MAX_HOURS, 'h')
  }
}

function readCode(value: unknown, reading: Reading): string | undefined {
  const path = `${PATH}.commissionParitaire`
  if (!isGiven(value)) {
    reading.useDefault(path)
    return undefined
  }
  if (typeof value === 'string' && isCommission(value)) return value
  // A training agreement that is no employment has been refused with the status already.
  if (!reading.errors?.some((error) => error.path === path)) {
    reading.refuse('invalid_value', path, { expected: 'commission' })
  }
  return undefined
}

/** CP 200 gives a month; a company may give more or fewer, and any committee's company may give some. */
function readPrimeFinAnnee(config: Fields, cp200: boolean, sheet: Sheet, reading: Reading): void {
  const { primeFinAnneeMois: months } = config
  const given = isGiven(months)
  sheet.hasPrimeFinAnnee = premium(config, 'hasPrimeFinAnnee', cp200 || given, reading)
  sheet.primeFinAnneeMois = given
    ? reading.hundredths(months, `${PATH}.primeFinAnneeMois`, 0.01, MAX_MONTHS)
    : 0
}

/** Only the amount of CP 200 is known: another committee's premium needs its amount. */
function readPrimeSectorielle(
  config: Fields,
  cp200: boolean,
  sheet: Sheet,
  reading: Reading
): void {
  const path = `${PATH}.primeSectorielle`
  const given = isGiven(config.primeSectorielle)
  sheet.hasPrimeSectorielle = premium(config, 'hasPrimeSectorielle', cp200 || given, reading)
  sheet.primeSectorielleConvenue = given
    ? reading.amount(config.primeSectorielle, path, 0.01, MAX_PREMIUM)
    : 0
  if (sheet.hasPrimeSectorielle === 1 && !given && !cp200) reading.refuse('required', path)
}

/** The committee gives its premium; of the others nothing is known, and the answer says so. */
function premium(
  config: Fields,
  key: 'hasPrimeFinAnnee' | 'hasPrimeSectorielle',
  due: boolean,
  reading: Reading
): number {
  if (isGiven(config[key])) return reading.flag(config[key], `${PATH}.${key}`)
  if (!due) reading.useDefault(`${PATH}.${key}`)
  return due ? 1 : 0
}

function readFonds(value: unknown, cp200: boolean, sheet: Sheet, reading: Reading): void {
  const given = isGiven(value)
  sheet.fondsCp200 = cp200 && !given ? 1 : 0
  sheet.fondsTaux = given ? rate(value, 'fondsTaux', reading) : 0
}

/** The class of the job and the experience: what the minimum scale of CP 200 goes by. */
function readBareme(config: Fields, cp200: boolean, sheet: Sheet, reading: Reading): void {
  sheet.classe = 0
  if (!isGiven(config.classe)) {
    for (const key of ['anciennete', 'echelle'] as const) {
      if (isGiven(config[key])) reading.refuse('required', `${PATH}.classe`)
    }
    return
  }
  const path = `${PATH}.classe`
  if (!cp200) return reading.refuse('not_covered', path)
  sheet.classe = CLASSES.indexOf(reading.word<Classe>(config.classe, path, CLASSES)) + 1
  sheet.anciennete = anciennete(config.anciennete, reading)
  sheet.echelle = echelle(config.echelle, sheet.anciennete, reading)
}

function anciennete(value: unknown, reading: Reading): number {
  const path = `${PATH}.anciennete`
  if (isGiven(value)) return reading.count(value, path, 0, MAX_ANCIENNETE)
  reading.useDefault(path)
  return 0
}

/** Scale II from the second year in the company: it has no line for who has no year of experience. */
function echelle(value: unknown, years: number, reading: Reading): number {
  const path = `${PATH}.echelle`
  if (!isGiven(value)) {
    reading.useDefault(path)
    return years === 0 ? 1 : 2
  }
  const scale = ECHELLES.indexOf(reading.word<Echelle>(value, path, ECHELLES)) + 1
  if (scale === 2 && years === 0) {
    reading.refuse('conflict', path, { with: `${PATH}.anciennete` })
  }
  return scale
}

/** A fraction with at most six decimals, as millionths. */
function rate(value: unknown, key: 'fondsTaux' | 'assuranceLoiTaux', reading: Reading): Ppm {
  const path = `${PATH}.${key}`
  const millionths = typeof value === 'number' ? Math.round(value * MILLION) : Number.NaN
  if (millionths / MILLION !== value)
    reading.refuse('invalid_value', path, { expected: 'fraction' })
  else if (value < 0 || value > MAX_RATE) {
    reading.refuse('out_of_range', path, { min: 0, max: MAX_RATE })
  } else return millionths
  return 0
}
