import type { Sheet } from '../rules/index.ts'
import { DEFAULTS } from './defaults.ts'
import { ETATS_CIVILS } from './etats_civils.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'
import type { EtatCivil, RevenusConjoint, WorkerFields } from './types.ts'

const REVENUS: readonly RevenusConjoint[] = [
  'AUCUN',
  'PROFESSIONNELS',
  'PROFESSIONNELS_LIMITES',
  'PENSION_LIMITEE',
]
const MAX_PERSONS = 30

const KNOWN: Readonly<Record<keyof WorkerFields, true>> = {
  etatCivil: true,
  conjointTravaille: true,
  revenusConjoint: true,
  enfantsACharge: true,
  enfantsHandicapes: true,
  parentIsole: true,
  handicape: true,
  conjointHandicape: true,
  autresPersonnesACharge: true,
  ascendantsACharge: true,
  dirigeant: true,
  nonResident: true,
}

const NO_WORKER: Fields = {}

/** Reads the family situation onto the sheet. */
export function readWorker(value: unknown, sheet: Sheet, reading: Reading): void {
  const worker = reading.object(value, 'worker') ?? NO_WORKER
  for (const key in worker) {
    if (!Object.hasOwn(KNOWN, key)) reading.refuse('unknown_field', `worker.${key}`)
  }
  readCouple(worker, sheet, reading)
  readChildren(worker, sheet, reading)
  sheet.handicape = flag(worker, 'handicape', reading)
  sheet.autresPersonnes = persons(worker, 'autresPersonnesACharge', reading)
  sheet.dirigeant = yes(worker, 'dirigeant', reading)
  sheet.nonResident = yes(worker, 'nonResident', reading)
  sheet.ascendants = persons(worker, 'ascendantsACharge', reading)
}

/** The spouse is read for `marie` and `cohabitant` (legal cohabitation) only. */
function readCouple(worker: Fields, sheet: Sheet, reading: Reading): void {
  const etatCivil = readEtatCivil(worker.etatCivil, reading)
  const couple = etatCivil === 'marie' || etatCivil === 'cohabitant'
  const revenus = readRevenus(worker, couple, reading)
  sheet.couple = couple ? 1 : 0
  sheet.revenusConjoint = couple ? revenus : 'AUCUN'
  const handicape = optionalFlag(worker, 'conjointHandicape', couple, reading)
  sheet.conjointHandicape = couple ? handicape : 0
}

function readEtatCivil(value: unknown, reading: Reading): EtatCivil {
  if (isGiven(value)) return reading.word(value, 'worker.etatCivil', ETATS_CIVILS)
  reading.useDefault('worker.etatCivil')
  return DEFAULTS['worker.etatCivil']
}

function readRevenus(worker: Fields, couple: boolean, reading: Reading): RevenusConjoint {
  const { conjointTravaille, revenusConjoint } = worker
  const travaille = isGiven(conjointTravaille)
    ? reading.flag(conjointTravaille, 'worker.conjointTravaille')
    : 0
  if (isGiven(revenusConjoint)) {
    return reading.word(revenusConjoint, 'worker.revenusConjoint', REVENUS)
  }
  if (couple) {
    if (!isGiven(conjointTravaille)) reading.useDefault('worker.conjointTravaille')
    reading.useDefault('worker.revenusConjoint')
  }
  return travaille === 1 ? 'PROFESSIONNELS' : 'AUCUN'
}

function readChildren(worker: Fields, sheet: Sheet, reading: Reading): void {
  const enfants = persons(worker, 'enfantsACharge', reading)
  const some = enfants > 0
  const handicapes = isGiven(worker.enfantsHandicapes)
    ? reading.count(worker.enfantsHandicapes, 'worker.enfantsHandicapes', 0, enfants)
    : 0
  if (some && !isGiven(worker.enfantsHandicapes)) reading.useDefault('worker.enfantsHandicapes')
  sheet.enfants = enfants + handicapes
  sheet.enfantsACharge = enfants
  const alone = some && sheet.couple === 0
  sheet.parentIsole = optionalFlag(worker, 'parentIsole', alone, reading)
  if (sheet.parentIsole === 1 && !alone) {
    reading.refuse('invalid_value', 'worker.parentIsole', { expected: 'single_with_children' })
  }
}

type FlagField = 'handicape' | 'conjointHandicape' | 'parentIsole'

function flag(worker: Fields, key: FlagField, reading: Reading): number {
  return optionalFlag(worker, key, true, reading)
}

/** `matters` is false when the field has no bearing on the case: then its absence is no default. */
function optionalFlag(worker: Fields, key: FlagField, matters: boolean, reading: Reading): number {
  if (isGiven(worker[key])) return reading.flag(worker[key], `worker.${key}`)
  if (matters) reading.useDefault(`worker.${key}`)
  return 0
}

/** What is false unless told: like the has-flags of benefits, no default of the answer. */
function yes(worker: Fields, key: 'dirigeant' | 'nonResident', reading: Reading): number {
  return isGiven(worker[key]) ? reading.flag(worker[key], `worker.${key}`) : 0
}

type PersonsField = 'enfantsACharge' | 'autresPersonnesACharge' | 'ascendantsACharge'

function persons(worker: Fields, key: PersonsField, reading: Reading): number {
  if (isGiven(worker[key])) return reading.count(worker[key], `worker.${key}`, 0, MAX_PERSONS)
  reading.useDefault(`worker.${key}`)
  return 0
}
