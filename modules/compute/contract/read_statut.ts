import type { Law } from '../legislation/index.ts'
import { indemniteStage } from '../rules/mois/indemnite_stage.ts'
import type { Sheet } from '../rules/index.ts'
import { numberOfCode } from './commission_codes.ts'
import { knownFields } from './known_fields.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'
import type { EmploymentType, StageFields } from './types.ts'

const PATH = 'package.computeModelConfig'
const EMPLOYMENT_TYPES: readonly EmploymentType[] = ['EMPLOYE', 'OUVRIER', 'CONTRACTOR', 'INTERN']
/** The codes that stand in the place of a joint committee for who is no employee. */
const INTERN_CODES = ['CIP/BIO', 'FPI/IBO E', 'FPI/IBO O', 'ETUDIANT'] as const
const TRAINING = /^(FPI|IBO|PFI|CIP|BIO|ETUDIANT)/
const REGIONS = ['BRUXELLES', 'WALLONIE', 'FLANDRE'] as const
const MAX_SALARY = 10_000_000

/** `horsBareme` of the sheet. */
const RIEN = 1
const FORMATION = 2

const KNOWN_STAGE = knownFields<StageFields>({
  region: true,
  salaireEngagement: true,
  revenuRemplacement: true,
  pourcentage: true,
  age: true,
})

/**
 * Reads the kind of employment: what contributions are due, how pay is taxed, who pays the holidays.
 * `worker.dirigeant` is on the sheet already.
 */
export function readStatut(config: Fields, sheet: Sheet, reading: Reading): void {
  ordinary(sheet)
  readCategory(config.categorieReduction, sheet, reading)
  const path = `${PATH}.employmentType`
  if (!isGiven(config.employmentType)) return reading.refuse('required', path)
  const type = reading.word(config.employmentType, path, EMPLOYMENT_TYPES)
  if (type === 'INTERN') readIntern(config, sheet, reading)
  else refuseTraining(config, reading)
  if (type === 'OUVRIER') sheet.ouvrier = 1
  if (type === 'CONTRACTOR') selfEmployed(sheet)
  if (type === 'CONTRACTOR') sheet.horsBareme = RIEN
  if (sheet.dirigeant === 1) {
    if (type !== 'EMPLOYE') reading.refuse('conflict', path, { with: 'worker.dirigeant' })
    selfEmployed(sheet)
  }
  refusePremiums(config, sheet, reading)
}

/** Employment like any other: nothing of what an earlier request told. */
export function ordinary(sheet: Sheet): void {
  sheet.categorieParticuliere = 0
  sheet.assujetti = 1
  sheet.ouvrier = 0
  sheet.etudiant = 0
  sheet.cipBio = 0
  sheet.stageOuvrier = 0
  sheet.independant = 0
  sheet.horsBareme = 0
  sheet.salaireEngagement = 0
  sheet.revenuRemplacement = 0
  sheet.pourcentageStage = 0
  sheet.regionStage = 0
  sheet.ageStage = 0
}

function selfEmployed(sheet: Sheet): void {
  sheet.assujetti = 0
  sheet.independant = 1
}

/** Category 1 unless told; `3BIS` is category 3 without wage moderation. */
function readCategory(value: unknown, sheet: Sheet, reading: Reading): void {
  if (!isGiven(value) || value === 1) return
  if (value === 2 || value === 3) sheet.categorieParticuliere = value
  else if (value === '3BIS') sheet.categorieParticuliere = 4
  else reading.refuse('invalid_value', `${PATH}.categorieReduction`, { allowed: '1, 2, 3, 3BIS' })
}

function readIntern(config: Fields, sheet: Sheet, reading: Reading): void {
  const path = `${PATH}.commissionParitaire`
  sheet.assujetti = 0
  if (!isGiven(config.commissionParitaire)) return reading.refuse('required', path)
  const code = reading.word(config.commissionParitaire, path, INTERN_CODES)
  if (code === 'ETUDIANT') {
    sheet.etudiant = 1
    sheet.horsBareme = RIEN
    refuseStage(config, reading)
    return
  }
  if (code === 'CIP/BIO') sheet.cipBio = 1
  else sheet.horsBareme = FORMATION
  if (code === 'FPI/IBO O') sheet.stageOuvrier = 1
  readStage(config.stage, sheet, reading)
}

/** A training agreement is no employment: its code is for interns. */
function refuseTraining(config: Fields, reading: Reading): void {
  const code = config.commissionParitaire
  if (typeof code === 'string' && !numberOfCode(code) && TRAINING.test(code)) {
    reading.refuse('conflict', `${PATH}.commissionParitaire`, { with: `${PATH}.employmentType` })
  }
  refuseStage(config, reading)
}

function refuseStage(config: Fields, reading: Reading): void {
  if (!isGiven(config.stage)) return
  reading.refuse('conflict', `${PATH}.stage`, { with: `${PATH}.employmentType` })
}

/** CIP and BIO: the age; vocational training: what the allowance is reckoned from, if it is not given. */
function readStage(value: unknown, sheet: Sheet, reading: Reading): void {
  const path = `${PATH}.stage`
  const stage = reading.object(value, path)
  if (stage === undefined) return
  KNOWN_STAGE.refuseOthers(stage, path, reading)
  if (isGiven(stage.age)) sheet.ageStage = reading.count(stage.age, `${path}.age`, 15, 99)
  if (!isGiven(stage.salaireEngagement)) return
  if (sheet.cipBio === 1) {
    const other = `${PATH}.commissionParitaire`
    return reading.refuse('conflict', `${path}.salaireEngagement`, { with: other })
  }
  readTraining(stage, path, sheet, reading)
}

function readTraining(stage: Fields, path: string, sheet: Sheet, reading: Reading): void {
  for (const key of ['region', 'revenuRemplacement', 'pourcentage'] as const) {
    if (!isGiven(stage[key])) return reading.refuse('required', `${path}.${key}`)
  }
  const of = (key: 'salaireEngagement' | 'revenuRemplacement') =>
    reading.amount(stage[key], `${path}.${key}`, 0, MAX_SALARY)
  sheet.salaireEngagement = of('salaireEngagement')
  sheet.revenuRemplacement = of('revenuRemplacement')
  const region = reading.word(stage.region, `${path}.region`, REGIONS)
  sheet.regionStage = REGIONS.indexOf(region) + 1
  const { law } = reading
  if (law === undefined) return
  const lowest = lowestShare(region, law)
  // Before its day the region paid the trainee, and the employer a lump sum by bands whose dates are not known.
  if (lowest === undefined) return reading.refuse('not_covered', `${path}.region`)
  sheet.pourcentageStage =
    reading.hundredths(stage.pourcentage, `${path}.pourcentage`, lowest / 10_000, 100, '%') * 100
}

function lowestShare(region: (typeof REGIONS)[number], { stages }: Law): number | undefined {
  if (region === 'BRUXELLES') return stages.pourcentageMinimumBruxelles
  return region === 'WALLONIE'
    ? stages.pourcentageMinimumWallonie
    : stages.pourcentageMinimumFlandre
}

/** The allowance of a trainee whose wage after the training is given, in cents; `undefined` for others. */
export function allowanceOf(sheet: Sheet, reading: Reading): number | undefined {
  const { law } = reading
  if (sheet.salaireEngagement === 0 || law === undefined) return undefined
  return indemniteStage(sheet, law)
}

/** The wage after the training and the allowance itself are two ways to say the same. */
export function refuseTwoAllowances(sheet: Sheet, reading: Reading): void {
  if (sheet.salaireEngagement === 0) return
  reading.refuse('conflict', `${PATH}.stage.salaireEngagement`, { with: 'package.salaireBrut' })
}

/** Premiums and joint committees are for employees and manual workers. */
function refusePremiums(config: Fields, sheet: Sheet, reading: Reading): void {
  if (sheet.assujetti === 1) return
  const other = sheet.dirigeant === 1 ? 'worker.dirigeant' : `${PATH}.employmentType`
  for (const key of ['hasPrimeFinAnnee', 'hasPrimeSectorielle'] as const) {
    if (config[key] === true) reading.refuse('conflict', `${PATH}.${key}`, { with: other })
  }
}
