import { categoryRates, MUTUALISE, sectorFacts, TIERS } from '../committees/in_force.ts'
import { MILLION, type Ppm } from '../engine/money.ts'
import type { Sheet } from '../rules/index.ts'
import { numberOfCode } from './commission_codes.ts'
import { defaultOf, type Default } from './defaults.ts'
import { ASSURANCE_LOI } from './read_company.ts'
import { readBareme } from './read_bareme.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'

const PATH = 'package.computeModelConfig'
const CP200 = 200
const COMMISSION = defaultOf(`${PATH}.commissionParitaire`)
const PRIME_FIN_ANNEE = defaultOf(`${PATH}.hasPrimeFinAnnee`)
const PRIME_SECTORIELLE = defaultOf(`${PATH}.hasPrimeSectorielle`)
const MAX_MONTHS = 12
const MAX_PREMIUM = 100_000
const MAX_RATE = 0.2
const MAX_HOURS = 60
const CATEGORY = /^\d{3}$/

/** What only workers with a joint committee have. */
const OF_COMMITTEE = [
  'primeFinAnneeMois',
  'primeFinAnneeTaux',
  'primeFinAnneeFixe',
  'primeFinAnneeFonds',
  'primeFondsTaux',
  'primeSectorielle',
  'fondsTaux',
  'pensionTaux',
  'fondsForfait',
  'categorieEmployeur',
  'classe',
] as const

/** Reads the joint committee, what it brings, and what a company sets in its place. */
export function readCommission(config: Fields, sheet: Sheet, reading: Reading): void {
  const code = config.commissionParitaire
  const number = readNumber(code, reading)
  const cp200 = number === CP200
  sheet.cp200 = cp200 ? 1 : 0
  sheet.commission = number ?? 0
  const statut = sheet.ouvrier === 1 ? 'OUVRIER' : 'EMPLOYE'
  reading.sector =
    cp200 || number === undefined || reading.law === undefined
      ? undefined
      : sectorFacts(reading.law, code as string, statut)
  readPrimeFinAnnee(config, cp200, sheet, reading)
  readPrimeSectorielle(config, cp200, sheet, reading)
  readFonds(config, cp200, sheet, reading)
  readBareme(config, cp200, sheet, reading)
}

/** No joint committee is over who is neither employee nor manual worker. */
export function withoutCommittee(config: Fields, sheet: Sheet, reading: Reading): void {
  if (isGiven(config.commissionParitaire)) readNumber(config.commissionParitaire, reading)
  for (const key of OF_COMMITTEE) {
    if (isGiven(config[key])) {
      reading.refuse('conflict', `${PATH}.${key}`, { with: `${PATH}.employmentType` })
    }
  }
  sheet.cp200 = 0
  sheet.commission = 0
  sheet.hasPrimeFinAnnee = 0
  noPrime(sheet)
  sheet.hasPrimeSectorielle = 0
  sheet.primeSectorielleConvenue = 0
  sheet.fondsCp200 = 0
  sheet.fondsTaux = 0
  sheet.pensionTaux = 0
  sheet.primeFondsTaux = 0
  sheet.fondsForfait = 0
  sheet.hasCotisationsSectorielles = 0
  sheet.classe = 0
}

/** What a company sets for all workers of a committee, whatever the status. */
export function readSettings(config: Fields, sheet: Sheet, reading: Reading): void {
  if (isGiven(config.assuranceLoiTaux)) {
    sheet.assuranceLoiTaux = rate(config.assuranceLoiTaux, 'assuranceLoiTaux', reading)
    reading.withdrawDefault(ASSURANCE_LOI)
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

/** The number of the committee, 0 for the code of a training; `undefined` where none is told, or what is told is refused. */
function readNumber(value: unknown, reading: Reading): number | undefined {
  const { path } = COMMISSION
  if (!isGiven(value)) {
    reading.useDefault(COMMISSION)
    return undefined
  }
  const number = typeof value === 'string' ? numberOfCode(value) : undefined
  if (number !== undefined) return number
  // A training agreement that is no employment has been refused with the status already.
  if (!reading.errors?.some((error) => error.path === path)) {
    reading.refuse('invalid_value', path, { expected: 'commission' })
  }
  return undefined
}

function noPrime(sheet: Sheet): void {
  sheet.primeFinAnneeMois = 0
  sheet.primeFinAnneeTaux = 0
  sheet.primeFinAnneeFixe = 0
  sheet.primeTiers = 0
  sheet.primeMutualisee = 0
  sheet.primeRetenuesInconnues = 0
}

/** The committee gives its premium; a company may give another, and any committee's company may give some. */
function readPrimeFinAnnee(config: Fields, cp200: boolean, sheet: Sheet, reading: Reading): void {
  const { sector } = reading
  noPrime(sheet)
  const own = readOwnPrime(config, sheet, reading)
  const known = cp200 || sector?.hasPrime === true
  const due = known || own
  sheet.hasPrimeFinAnnee = premium(config.hasPrimeFinAnnee, PRIME_FIN_ANNEE, due, reading)
  if (!own && sector !== undefined && sector.hasPrime) {
    sheet.primeFinAnneeMois = sector.primeMois
    sheet.primeFinAnneeTaux = sector.primeTaux
    sheet.primeFinAnneeFixe = sector.primeFixe
  }
  readPayer(config, own, sheet, reading)
}

/** Months of pay, or a share of the year and a fixed amount: two ways to say the same. */
function readOwnPrime(config: Fields, sheet: Sheet, reading: Reading): boolean {
  const { primeFinAnneeMois: months, primeFinAnneeTaux: share, primeFinAnneeFixe: amount } = config
  if (isGiven(months)) {
    const path = `${PATH}.primeFinAnneeMois`
    sheet.primeFinAnneeMois = reading.hundredths(months, path, 0.01, MAX_MONTHS)
  }
  if (isGiven(share)) sheet.primeFinAnneeTaux = rate(share, 'primeFinAnneeTaux', reading)
  if (isGiven(amount)) {
    sheet.primeFinAnneeFixe = reading.amount(amount, `${PATH}.primeFinAnneeFixe`, 0.01, MAX_PREMIUM)
  }
  if (isGiven(months)) {
    const params = { with: `${PATH}.primeFinAnneeMois` }
    if (isGiven(share)) reading.refuse('conflict', `${PATH}.primeFinAnneeTaux`, params)
    if (isGiven(amount)) reading.refuse('conflict', `${PATH}.primeFinAnneeFixe`, params)
  }
  return isGiven(months) || isGiven(share) || isGiven(amount)
}

/** Who pays the premium, where there is one: a fund of the sector, or the company by itself. */
function readPayer(config: Fields, own: boolean, sheet: Sheet, reading: Reading): void {
  const { sector } = reading
  const payer = isGiven(config.primeFinAnneeFonds)
    ? reading.flag(config.primeFinAnneeFonds, `${PATH}.primeFinAnneeFonds`) * MUTUALISE
    : (sector?.payeur ?? 0)
  if (sheet.hasPrimeFinAnnee === 0 || payer === 0) return
  sheet.primeTiers = payer >= TIERS ? 1 : 0
  sheet.primeMutualisee = payer === MUTUALISE ? 1 : 0
  // What a company says of its own premium is pay like any other.
  if (!own && sector?.committee.retenuesInconnues) sheet.primeRetenuesInconnues = 1
}

/** The amount of the committee, where it is known; another one needs an amount of the company. */
function readPrimeSectorielle(
  config: Fields,
  cp200: boolean,
  sheet: Sheet,
  reading: Reading
): void {
  const path = `${PATH}.primeSectorielle`
  const given = isGiven(config.primeSectorielle)
  const ofSector = reading.sector?.primeAnnuelle ?? 0
  const due = cp200 || given || ofSector > 0
  const { hasPrimeSectorielle } = config
  sheet.hasPrimeSectorielle = premium(hasPrimeSectorielle, PRIME_SECTORIELLE, due, reading)
  sheet.primeSectorielleConvenue = given
    ? reading.amount(config.primeSectorielle, path, 0.01, MAX_PREMIUM)
    : ofSector
  if (sheet.hasPrimeSectorielle === 1 && !given && !cp200 && ofSector === 0) {
    reading.refuse('required', path)
  }
}

/** The committee gives its premium; of the others nothing is known, and the answer says so. */
function premium(value: unknown, untold: Default, due: boolean, reading: Reading): number {
  if (isGiven(value)) return reading.flag(value, untold.path)
  if (!due) reading.useDefault(untold)
  return due ? 1 : 0
}

/**
 * What the funds of the sector ask: at the rates a company sets, else at those of its ONSS category, which is the only
 * one of many committees.
 */
function readFonds(config: Fields, cp200: boolean, sheet: Sheet, reading: Reading): void {
  const rates = ratesOf(config, cp200, sheet, reading)
  const large = rates?.fondsGrande !== undefined && sheet.effectif >= rates.fondsGrande.des
  const fonds = large ? rates.fondsGrande!.taux : rates?.fonds
  const given = isGiven(config.fondsTaux)
  sheet.fondsCp200 = cp200 && !given ? 1 : 0
  sheet.fondsTaux = given
    ? rate(config.fondsTaux, 'fondsTaux', reading)
    : cp200
      ? 0
      : (fonds?.value ?? 0)
  sheet.pensionTaux = isGiven(config.pensionTaux)
    ? rate(config.pensionTaux, 'pensionTaux', reading)
    : (rates?.pension?.value ?? 0)
  readBesideOnss(config, sheet, reading)
}

function ratesOf(config: Fields, cp200: boolean, sheet: Sheet, reading: Reading) {
  const { categorieEmployeur } = config
  const { law, sector } = reading
  const path = `${PATH}.categorieEmployeur`
  if (isGiven(categorieEmployeur)) {
    if (typeof categorieEmployeur !== 'string' || !CATEGORY.test(categorieEmployeur)) {
      reading.refuse('invalid_value', path, { expected: 'categorie' })
      return undefined
    }
    const allowed = sector?.committee.categories ?? []
    // White-collar workers of many sectors are under CP 200: its companies are of any category.
    if (!cp200 && allowed.length > 0 && !allowed.includes(categorieEmployeur)) {
      reading.refuse('invalid_value', path, { allowed: allowed.join(', ') })
    }
  }
  const category = (categorieEmployeur as string | undefined) ?? sector?.committee.categorie
  if (category === undefined || law === undefined) return undefined
  return categoryRates(law, category, sheet.ouvrier === 1 ? 'OUVRIER' : 'EMPLOYE')
}

/** A share of pay for the premium that a fund pays, and flat amounts, which ONSS does not collect on pay. */
function readBesideOnss(config: Fields, sheet: Sheet, reading: Reading): void {
  const { sector } = reading
  sheet.primeFondsTaux = isGiven(config.primeFondsTaux)
    ? rate(config.primeFondsTaux, 'primeFondsTaux', reading)
    : sheet.primeTiers === 1
      ? (sector?.primeFondsTaux ?? 0)
      : 0
  sheet.fondsForfait = isGiven(config.fondsForfait)
    ? reading.amount(config.fondsForfait, `${PATH}.fondsForfait`, 0, MAX_PREMIUM)
    : 0
  sheet.hasCotisationsSectorielles = sheet.primeFondsTaux > 0 || sheet.fondsForfait > 0 ? 1 : 0
}

type Rate =
  'fondsTaux' | 'pensionTaux' | 'primeFondsTaux' | 'primeFinAnneeTaux' | 'assuranceLoiTaux'

/** A fraction with at most six decimals, as millionths. */
function rate(value: unknown, key: Rate, reading: Reading): Ppm {
  const path = `${PATH}.${key}`
  const millionths = typeof value === 'number' ? Math.round(value * MILLION) : Number.NaN
  if (millionths / MILLION !== value)
    reading.refuse('invalid_value', path, { expected: 'fraction' })
  else if (value < 0 || value > MAX_RATE) {
    reading.refuse('out_of_range', path, { min: 0, max: MAX_RATE })
  } else return millionths
  return 0
}
