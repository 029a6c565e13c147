import type { Sheet } from '../rules/index.ts'
import { defaultOf, type Default } from './defaults.ts'
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

const ETAT_CIVIL = defaultOf('worker.etatCivil')
const CONJOINT_TRAVAILLE = defaultOf('worker.conjointTravaille')
const REVENUS_CONJOINT = defaultOf('worker.revenusConjoint')
const ENFANTS = defaultOf('worker.enfantsACharge')
const ENFANTS_HANDICAPES = defaultOf('worker.enfantsHandicapes')
const PARENT_ISOLE = defaultOf('worker.parentIsole')
const HANDICAPE = defaultOf('worker.handicape')
const CONJOINT_HANDICAPE = defaultOf('worker.conjointHandicape')
const AUTRES_PERSONNES = defaultOf('worker.autresPersonnesACharge')
const ASCENDANTS = defaultOf('worker.ascendantsACharge')

/** Reads the family situation onto the sheet. */
export function readWorker(value: unknown, sheet: Sheet, reading: Reading): void {
  const worker = reading.object(value, 'worker') ?? NO_WORKER
  KNOWN.refuseOthers(worker, 'worker', reading)
  readCouple(worker, sheet, reading)
  readChildren(worker, sheet, reading)
  sheet.handicape = flag(worker.handicape, HANDICAPE, true, reading)
  sheet.autresPersonnes = persons(worker.autresPersonnesACharge, AUTRES_PERSONNES, reading)
  sheet.dirigeant = yes(worker.dirigeant, 'worker.dirigeant', reading)
  sheet.nonResident = yes(worker.nonResident, 'worker.nonResident', reading)
  sheet.ascendants = persons(worker.ascendantsACharge, ASCENDANTS, reading)
}

/** The spouse is read for `marie` and `cohabitant` (legal cohabitation) only. */
function readCouple(worker: Fields, sheet: Sheet, reading: Reading): void {
  const etatCivil = readEtatCivil(worker.etatCivil, reading)
  const couple = etatCivil === 'marie' || etatCivil === 'cohabitant'
  const revenus = readRevenus(worker, couple, reading)
  sheet.couple = couple ? 1 : 0
  sheet.revenusConjoint = couple ? revenus : 'AUCUN'
  const handicape = flag(worker.conjointHandicape, CONJOINT_HANDICAPE, couple, reading)
  sheet.conjointHandicape = couple ? handicape : 0
}

function readEtatCivil(value: unknown, reading: Reading): EtatCivil {
  if (isGiven(value)) return reading.word(value, ETAT_CIVIL.path, ETATS_CIVILS)
  reading.useDefault(ETAT_CIVIL)
  return ETAT_CIVIL.value
}

function readRevenus(worker: Fields, couple: boolean, reading: Reading): RevenusConjoint {
  const { conjointTravaille, revenusConjoint } = worker
  const travaille = isGiven(conjointTravaille)
    ? reading.flag(conjointTravaille, CONJOINT_TRAVAILLE.path)
    : 0
  if (isGiven(revenusConjoint)) {
    return reading.word(revenusConjoint, REVENUS_CONJOINT.path, REVENUS)
  }
  if (couple) {
    if (!isGiven(conjointTravaille)) reading.useDefault(CONJOINT_TRAVAILLE)
    reading.useDefault(REVENUS_CONJOINT)
  }
  return travaille === 1 ? 'PROFESSIONNELS' : 'AUCUN'
}

function readChildren(worker: Fields, sheet: Sheet, reading: Reading): void {
  const enfants = persons(worker.enfantsACharge, ENFANTS, reading)
  const some = enfants > 0
  const handicapes = isGiven(worker.enfantsHandicapes)
    ? reading.count(worker.enfantsHandicapes, ENFANTS_HANDICAPES.path, 0, enfants)
    : 0
  if (some && !isGiven(worker.enfantsHandicapes)) reading.useDefault(ENFANTS_HANDICAPES)
  sheet.enfants = enfants + handicapes
  sheet.enfantsACharge = enfants
  const alone = some && sheet.couple === 0
  sheet.parentIsole = flag(worker.parentIsole, PARENT_ISOLE, alone, reading)
  if (sheet.parentIsole === 1 && !alone) {
    reading.refuse('invalid_value', PARENT_ISOLE.path, { expected: 'single_with_children' })
  }
}

/*
 * Each takes the value and what stands in: a property named in the code is read ten times faster than one looked up by its
 * name.
 */

/** `matters` is false when the field has no bearing on the case: then its absence is no default. */
function flag(value: unknown, absent: Default, matters: boolean, reading: Reading): number {
  if (isGiven(value)) return reading.flag(value, absent.path)
  if (matters) reading.useDefault(absent)
  return 0
}

/** What is false unless told: like the has-flags of benefits, no default of the answer. */
function yes(value: unknown, path: string, reading: Reading): number {
  return isGiven(value) ? reading.flag(value, path) : 0
}

function persons(value: unknown, none: Default, reading: Reading): number {
  if (isGiven(value)) return reading.count(value, none.path, 0, MAX_PERSONS)
  reading.useDefault(none)
  return 0
}
