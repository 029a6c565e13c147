import { daysBetween, plusDays } from '../../engine/calendar.ts'
import { isPlainDate, lastDayOfMonth, monthOf, yearOf, type PlainDate } from '../../engine/dates.ts'
import type { Sheet } from '../../rules/index.ts'
import { knownFields } from '../known_fields.ts'
import { AGE_MAXIMUM, AGE_MINIMUM } from '../beside/ages.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import {
  DISPENSES_DU_MOIS,
  type AbsenceFields,
  type DecompteFields,
  type MoisIncompletFields,
  type TypeAbsence,
} from './types.ts'

export const TYPES_ABSENCE: readonly TypeAbsence[] = ['MALADIE', 'SANS_SOLDE']
export const ABSENCES_MAXIMUM = 10
export const MONTANT_MAXIMUM = 1_000_000
const PATH = 'moisIncomplet'
const EARLIEST = '1950-01-01'
const LATEST = '2099-12-31'
const DECEMBER = 12
const DAYS_OF_WEEK = 7
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]
/** Loi du 19 décembre 2025: since then no guaranteed pay at all in a partial return; it hung on its weeks before. */
export const REPRISE_SANS_LIMITE = '2026-01-01'

const KNOWN = knownFields<MoisIncompletFields>({
  debutContrat: true,
  finContrat: true,
  contratCourt: true,
  joursTravail: true,
  absences: true,
  age: true,
  decompte: true,
  dispense: true,
})
const KNOWN_ABSENCE = knownFields<AbsenceFields>({
  type: true,
  debut: true,
  fin: true,
  rechute: true,
  reprisePartielle: true,
})
const KNOWN_RECHUTE = knownFields<NonNullable<AbsenceFields['rechute']>>({ debut: true, fin: true })
const KNOWN_DECOMPTE = knownFields<DecompteFields>({
  brutExercice: true,
  simplePaye: true,
  doublePaye: true,
})

export interface ReadAbsence {
  readonly type: TypeAbsence
  readonly debut: PlainDate
  readonly fin: PlainDate
  readonly rechute: { readonly debut: PlainDate; readonly fin: PlainDate } | undefined
  readonly reprisePartielle: boolean
}

/** What was told of the month; days are its first and last. */
export interface ReadMoisIncomplet {
  readonly premier: PlainDate
  readonly dernier: PlainDate
  readonly debutContrat: PlainDate | undefined
  readonly finContrat: PlainDate | undefined
  readonly contratCourt: number
  readonly joursTravail: ReadonlySet<number>
  readonly absences: readonly ReadAbsence[]
  readonly age: number | undefined
  /** Its place in the list, from 1 on; 0 where none was told. */
  readonly dispense: number
  readonly decompte: { brutExercice: number; simplePaye: number; doublePaye: number } | undefined
}

/** Reads what happens in the month of a day; what cannot be is refused by the name of its field. */
export function readMoisIncomplet(
  value: unknown,
  of: Sheet,
  date: PlainDate,
  reading: Reading
): ReadMoisIncomplet | undefined {
  const told = reading.object(value, PATH)
  if (told === undefined) {
    if (!isGiven(value)) reading.refuse('required', PATH)
    return undefined
  }
  KNOWN.refuseOthers(told, PATH, reading)
  const dernier = lastDayOfMonth(yearOf(date), monthOf(date))
  const premier = `${dernier.slice(0, 8)}01`
  const debutContrat = dayOf(told, 'debutContrat', PATH, EARLIEST, dernier, reading)
  const first = debutContrat !== undefined && debutContrat > premier ? debutContrat : premier
  // An end before the start is refused, and one before the month has no month to pay.
  const finContrat = dayOf(told, 'finContrat', PATH, first, LATEST, reading)
  const contratCourt = flagOf(told, 'contratCourt', PATH, reading)
  if (contratCourt === 1 && of.ouvrier === 1)
    reading.refuse('conflict', `${PATH}.contratCourt`, {
      with: 'package.computeModelConfig.employmentType',
    })
  return {
    premier,
    dernier,
    debutContrat,
    finContrat,
    contratCourt,
    joursTravail: weekOf(told.joursTravail, reading),
    absences: absencesOf(
      told.absences,
      { premier, first, last: earlier(finContrat, dernier), debutContrat },
      reading
    ),
    age: isGiven(told.age)
      ? reading.count(told.age, `${PATH}.age`, AGE_MINIMUM, AGE_MAXIMUM)
      : undefined,
    dispense: isGiven(told.dispense)
      ? 1 +
        DISPENSES_DU_MOIS.indexOf(
          reading.word(told.dispense, `${PATH}.dispense`, DISPENSES_DU_MOIS)
        )
      : 0,
    decompte: decompteOf(told.decompte, of, date, reading),
  }
}

function earlier(day: PlainDate | undefined, other: PlainDate): PlainDate {
  return day !== undefined && day < other ? day : other
}

/** A day of the calendar within bounds; `undefined` where none was told, the bound where it was refused. */
function dayOf(
  told: Fields,
  key: string,
  path: string,
  min: PlainDate,
  max: PlainDate,
  reading: Reading
): PlainDate | undefined {
  const value = told[key]
  if (!isGiven(value)) return undefined
  const at = `${path}.${key}`
  if (typeof value !== 'string' || !isPlainDate(value)) {
    reading.refuse('invalid_value', at, { expected: 'date' })
    return undefined
  }
  if (value >= min && value <= max) return value
  reading.refuse('out_of_range', at, { min, max })
  return undefined
}

function flagOf(told: Fields, key: string, path: string, reading: Reading): number {
  return isGiven(told[key]) ? reading.flag(told[key], `${path}.${key}`) : 0
}

function weekOf(value: unknown, reading: Reading): ReadonlySet<number> {
  if (!isGiven(value)) return new Set(MONDAY_TO_FRIDAY)
  const days = Array.isArray(value) ? value : []
  const good = days.every((each) => Number.isInteger(each) && each >= 1 && each <= DAYS_OF_WEEK)
  if (days.length === 0 || !good || new Set(days).size < days.length)
    reading.refuse('invalid_value', `${PATH}.joursTravail`, { allowed: '1, 2, 3, 4, 5, 6, 7' })
  return new Set(days)
}

interface Span {
  /** The first day of the month, and the first and last of the contract in it. */
  premier: PlainDate
  first: PlainDate
  last: PlainDate
  debutContrat: PlainDate | undefined
}

function absencesOf(value: unknown, span: Span, reading: Reading): readonly ReadAbsence[] {
  if (!isGiven(value)) return []
  const path = `${PATH}.absences`
  if (!Array.isArray(value)) {
    reading.refuse('invalid_value', path, { expected: 'list' })
    return []
  }
  if (value.length > ABSENCES_MAXIMUM) {
    reading.refuse('out_of_range', path, { min: 0, max: ABSENCES_MAXIMUM })
    return []
  }
  const read = value.map((each, i) => absenceOf(each, `${path}.${i}`, span, reading))
  for (const [i, each] of read.entries())
    for (const [j, other] of read.slice(0, i).entries())
      if (each && other && each.debut <= other.fin && other.debut <= each.fin)
        reading.refuse('conflict', `${path}.${i}.debut`, { with: `${path}.${j}` })
  return read.filter((each) => each !== undefined)
}

function absenceOf(
  value: unknown,
  path: string,
  { premier, first, last, debutContrat }: Span,
  reading: Reading
): ReadAbsence | undefined {
  const told = reading.object(value, path)
  if (told === undefined) {
    if (!isGiven(value)) reading.refuse('required', path)
    return undefined
  }
  KNOWN_ABSENCE.refuseOthers(told, path, reading)
  for (const key of ['type', 'debut', 'fin'])
    if (!isGiven(told[key])) reading.refuse('required', `${path}.${key}`)
  if (!isGiven(told.type)) return undefined
  const type = reading.word(told.type, `${path}.type`, TYPES_ABSENCE)
  const ill = type === 'MALADIE'
  const earliest = ill ? (debutContrat ?? EARLIEST) : first
  const debut = dayOf(told, 'debut', path, earliest, last, reading)
  const from = debut !== undefined && debut > premier ? debut : first
  const fin = dayOf(told, 'fin', path, from, last, reading)
  const reprisePartielle = flagOf(told, 'reprisePartielle', path, reading) === 1
  for (const key of ['rechute', 'reprisePartielle'])
    if (!ill && isGiven(told[key]))
      reading.refuse('conflict', `${path}.${key}`, { with: `${path}.type` })
  if (debut === undefined || fin === undefined) return undefined
  if (ill && reprisePartielle && debut < REPRISE_SANS_LIMITE)
    reading.refuse('not_covered', `${path}.reprisePartielle`)
  return {
    type,
    debut,
    fin,
    rechute: ill ? rechuteOf(told.rechute, `${path}.rechute`, debut, reading) : undefined,
    reprisePartielle,
  }
}

/** The illness before this one: it ends before it. */
function rechuteOf(
  value: unknown,
  path: string,
  next: PlainDate,
  reading: Reading
): ReadAbsence['rechute'] {
  const told = reading.object(value, path)
  if (told === undefined) return undefined
  KNOWN_RECHUTE.refuseOthers(told, path, reading)
  for (const key of ['debut', 'fin'])
    if (!isGiven(told[key])) reading.refuse('required', `${path}.${key}`)
  const debut = dayOf(told, 'debut', path, EARLIEST, plusDays(next, -1), reading)
  const fin = dayOf(told, 'fin', path, debut ?? EARLIEST, plusDays(next, -1), reading)
  return debut === undefined || fin === undefined ? undefined : { debut, fin }
}

/** Of an employee, in December. */
function decompteOf(
  value: unknown,
  of: Sheet,
  date: PlainDate,
  reading: Reading
): ReadMoisIncomplet['decompte'] {
  const path = `${PATH}.decompte`
  const told = reading.object(value, path)
  if (told === undefined) return undefined
  KNOWN_DECOMPTE.refuseOthers(told, path, reading)
  if (of.ouvrier === 1)
    reading.refuse('conflict', path, { with: 'package.computeModelConfig.employmentType' })
  if (monthOf(date) !== DECEMBER) reading.refuse('conflict', path, { with: 'date' })
  const amount = (key: keyof DecompteFields) => {
    if (isGiven(told[key])) return reading.amount(told[key], `${path}.${key}`, 0, MONTANT_MAXIMUM)
    reading.refuse('required', `${path}.${key}`)
    return 0
  }
  return {
    brutExercice: amount('brutExercice'),
    simplePaye: amount('simplePaye'),
    doublePaye: amount('doublePaye'),
  }
}

/** Days of an illness, both ends counted. */
export function lengthOf({ debut, fin }: { debut: PlainDate; fin: PlainDate }): number {
  return daysBetween(debut, fin) + 1
}
