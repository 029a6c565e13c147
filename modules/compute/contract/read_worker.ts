import type { Sheet } from '../rules/index.ts'
import { DEFAULTS } from './defaults.ts'
import { ETATS_CIVILS } from './etats_civils.ts'
import { knownFields } from './known_fields.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'
import type { EtatCivil, RevenusConjoint, WorkerFields } from './types.ts'

const REVENUS: readonly RevenusConjoint[] = [
  'AUCUN',
  'PROFESSIONNELS',
  'PROFESSIONNELS_LIMITES',
  'PENSION_LIMITEE',
]
const MAX_PERSONS = 30

const KNOWN = knownFields<WorkerFields>({
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
})

const NO_WORKER: Fields = {}

/** Reads the family situation onto the sheet. */
export function readWorker(value: unknown, sheet: Sheet, reading: Reading): void {
  const worker = reading.object(value, 'worker') ?? NO_WORKER
  KNOWN.refuseOthers(worker, 'worker', reading)
  readCouple(worker, sheet, reading)
  readChildren(worker, sheet, reading)
  sheet.handicape = flag(worker.handicape, 'handicape', true, reading)
  sheet.autresPersonnes = persons(worker.autresPersonnesACharge, 'autresPersonnesACharge', reading)
  sheet.dirigeant = yes(worker.dirigeant, 'dirigeant', reading)
  sheet.nonResident = yes(worker.nonResident, 'nonResident', reading)
  sheet.ascendants = persons(worker.ascendantsACharge, 'ascendantsACharge', reading)
}

/** The spouse is read for `marie` and `cohabitant` (legal cohabitation) only. */
function readCouple(worker: Fields, sheet: Sheet, reading: Reading): void {
  const etatCivil = readEtatCivil(worker.etatCivil, reading)
  const couple = etatCivil === 'marie' || etatCivil === 'cohabitant'
  const revenus = readRevenus(worker, couple, reading)
  sheet.couple = couple ? 1 : 0
  sheet.revenusConjoint = couple ? revenus : 'AUCUN'
  const handicape = flag(worker.conjointHandicape, 'conjointHandicape', couple, reading)
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
  const enfants = persons(worker.enfantsACharge, 'enfantsACharge', reading)
  const some = enfants > 0
  const handicapes = isGiven(worker.enfantsHandicapes)
    ? reading.count(worker.enfantsHandicapes, 'worker.enfantsHandicapes', 0, enfants)
    : 0
  if (some && !isGiven(worker.enfantsHandicapes)) reading.useDefault('worker.enfantsHandicapes')
  sheet.enfants = enfants + handicapes
  sheet.enfantsACharge = enfants
  const alone = some && sheet.couple === 0
  sheet.parentIsole = flag(worker.parentIsole, 'parentIsole', alone, reading)
  if (sheet.parentIsole === 1 && !alone) {
    reading.refuse('invalid_value', 'worker.parentIsole', { expected: 'single_with_children' })
  }
}

/*
 * Each takes the value and the name of the field: a property named in the code is read ten times faster than one looked up
 * by its name.
 */

type FlagField = 'handicape' | 'conjointHandicape' | 'parentIsole'

/** `matters` is false when the field has no bearing on the case: then its absence is no default. */
function flag(value: unknown, key: FlagField, matters: boolean, reading: Reading): number {
  if (isGiven(value)) return reading.flag(value, `worker.${key}`)
  if (matters) reading.useDefault(`worker.${key}`)
  return 0
}

/** What is false unless told: like the has-flags of benefits, no default of the answer. */
function yes(value: unknown, key: 'dirigeant' | 'nonResident', reading: Reading): number {
  return isGiven(value) ? reading.flag(value, `worker.${key}`) : 0
}

type PersonsField = 'enfantsACharge' | 'autresPersonnesACharge' | 'ascendantsACharge'

function persons(value: unknown, key: PersonsField, reading: Reading): number {
  if (isGiven(value)) return reading.count(value, `worker.${key}`, 0, MAX_PERSONS)
  reading.useDefault(`worker.${key}`)
  return 0
}
