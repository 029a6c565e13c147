import { daysBetween, plusDays, plusMonths, weekday } from '../../engine/calendar.ts'
import type { PlainDate } from '../../engine/dates.ts'
import { valueOn } from '../../engine/parameter.ts'
import { legislation, type WholeLaw } from '../../legislation/index.ts'
import { lengthOf, type ReadAbsence, type ReadMoisIncomplet } from './read_mois_incomplet.ts'
import type { CompteDeJours, EtatDuJour, JourDuMois } from './types.ts'

const SUNDAY = 0
const DAYS_OF_WEEK = 7

interface Regime {
  /** 1 where guaranteed pay goes by periods: of a manual worker, of an employee's contract of less than three months. */
  periodes: number
  incapacite: WholeLaw['incapacite']
}

/** An illness with the days of guaranteed pay that an earlier one took of it. */
export interface Illness extends ReadAbsence {
  readonly taken: number
  /** Where it was told to be a relapse, whether it still is one in law. */
  readonly isRelapse: boolean
}

/**
 * Loi du 3 juillet 1978, art. 52, § 2, and 73: the same illness within so many days of the one before has what is left of
 * guaranteed pay. Which number of days holds follows from the first day of the illness before.
 */
export function illnessesOf(absences: readonly ReadAbsence[]): readonly Illness[] {
  return absences
    .filter(({ type }) => type === 'MALADIE')
    .map((each) => {
      const { rechute } = each
      if (rechute === undefined) return { ...each, taken: 0, isRelapse: false }
      const days = valueOn(legislation.incapacite.joursRechute, rechute.debut)?.value ?? 0
      const isRelapse = daysBetween(rechute.fin, each.debut) <= days
      return { ...each, taken: isRelapse ? lengthOf(rechute) : 0, isRelapse }
    })
}

/** Every day of the month with what it is. */
export function daysOf(told: ReadMoisIncomplet, regime: Regime): readonly JourDuMois[] {
  const ill = illnessesOf(told.absences)
  const unpaid = told.absences.filter(({ type }) => type === 'SANS_SOLDE')
  const length = daysBetween(told.premier, told.dernier) + 1
  return Array.from({ length }, (_, i) => {
    const date = plusDays(told.premier, i)
    const illness = ill.find((each) => covers(each, date))
    const jourMaladie = illness ? daysBetween(illness.debut, date) + 1 + illness.taken : null
    return { date, jourMaladie, etat: stateOf(date, jourMaladie, illness, unpaid, told, regime) }
  })
}

function stateOf(
  date: PlainDate,
  day: number | null,
  illness: Illness | undefined,
  unpaid: readonly ReadAbsence[],
  told: ReadMoisIncomplet,
  { periodes, incapacite }: Regime
): EtatDuJour {
  const { debutContrat, finContrat } = told
  if (debutContrat !== undefined && date < debutContrat) return 'HORS_CONTRAT'
  if (finContrat !== undefined && date > finContrat) return 'HORS_CONTRAT'
  // 1 is Monday, 7 Sunday.
  if (!told.joursTravail.has(weekday(date) || DAYS_OF_WEEK)) return 'REPOS'
  if (unpaid.some((each) => covers(each, date))) return 'SANS_SOLDE'
  if (illness === undefined || day === null) return 'PRESTE'
  if (illness.reprisePartielle || day > incapacite.joursGarantis) return 'MUTUELLE'
  if (periodes === 0) return 'GARANTI'
  if (isFirstMonth(date, debutContrat)) return 'MUTUELLE'
  if (day <= incapacite.premierePeriode) return 'GARANTI'
  return day <= incapacite.deuxiemePeriode ? 'REDUIT' : 'COMPLETE'
}

/** Loi du 3 juillet 1978, art. 52, § 1: guaranteed pay asks a month of service; it begins with the day that completes it. */
export function isFirstMonth(date: PlainDate, debutContrat: PlainDate | undefined): boolean {
  return debutContrat !== undefined && date < plusMonths(debutContrat, 1)
}

const STATES: Readonly<Record<EtatDuJour, CompteDeJours | undefined>> = {
  HORS_CONTRAT: undefined,
  REPOS: undefined,
  PRESTE: 'prestes',
  GARANTI: 'pleins',
  REDUIT: 'reduits',
  COMPLETE: 'completes',
  MUTUELLE: 'mutuelle',
  SANS_SOLDE: 'sansSolde',
}

/** How many days of the schedule are what, and how many the mutual pays. */
export function countsOf(
  days: readonly JourDuMois[],
  { joursTravail }: ReadMoisIncomplet,
  indemnises: number
): Record<CompteDeJours, number> {
  const counts: Record<CompteDeJours, number> = {
    ouvrables: 0,
    prestes: 0,
    pleins: 0,
    reduits: 0,
    completes: 0,
    mutuelle: 0,
    sansSolde: 0,
    horsContrat: 0,
    indemnises,
  }
  for (const { date, etat } of days) {
    if (!joursTravail.has(weekday(date) || DAYS_OF_WEEK)) continue
    counts.ouvrables++
    counts[STATES[etat] ?? 'horsContrat']++
  }
  return counts
}

/**
 * The days of an illness that the mutual pays: every day but Sundays on which the employer pays no guaranteed wage, from
 * the third period on, or from the first day where there is none.
 */
export function allowanceDays(
  days: readonly JourDuMois[],
  told: ReadMoisIncomplet,
  { periodes, incapacite }: Regime
): readonly JourDuMois[] {
  const ill = illnessesOf(told.absences)
  return days.filter(({ date, jourMaladie, etat }) => {
    if (jourMaladie === null || etat === 'HORS_CONTRAT' || weekday(date) === SUNDAY) return false
    const illness = ill.find((each) => covers(each, date))
    if (illness?.reprisePartielle) return true
    if (periodes === 0) return jourMaladie > incapacite.joursGarantis
    return isFirstMonth(date, told.debutContrat) || jourMaladie > incapacite.deuxiemePeriode
  })
}

function covers({ debut, fin }: ReadAbsence, date: PlainDate): boolean {
  return debut <= date && date <= fin
}
