import { monthsBetween, plusDays } from '../../engine/calendar.ts'
import { isPlainDate, type PlainDate } from '../../engine/dates.ts'
import { MILLION, quotient } from '../../engine/money.ts'
import { legislation, type WholeLaw } from '../../legislation/index.ts'
import type { PreavisSheet } from '../../preavis/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { knownFields } from '../known_fields.ts'
import { isGiven, type Reading } from '../reading.ts'
import type { DureeContrat, ModePreavis, PreavisFields } from './types.ts'

export const MODES: readonly ModePreavis[] = ['PRESTE', 'INDEMNITE']
export const DUREES: readonly DureeContrat[] = [
  'INDETERMINEE',
  'DETERMINEE',
  'TRAVAIL_DEFINI',
  'REMPLACEMENT',
]
export const MONTANT_MAXIMUM = 1_000_000
/** More days than any sector had. */
export const JOURS_SECTEUR_MAXIMUM = 1000
/** Nobody who works today began earlier. */
const EARLIEST = '1950-01-01'
/** Loi du 26 décembre 2013, art. 67 to 70: contracts of before this day have a first part. */
const STATUT_UNIQUE = '2014-01-01'
/** Loi du 12 avril 2011: the periods of manual workers whose contract began from this day on. */
const OUVRIERS_2012 = '2012-01-01'
/** Act of 3 June 2026 (MB 15/06/2026): contracts that begin from this day on. */
const SIX_MOIS_DEPUIS = '2026-08-01'
/** The longest notice bites contracts that began from the day on which its figure starts. */
const [{ from: PLAFOND_DEPUIS }] = legislation.preavis.semainesMaximum.values
/** Days of leave of a week. */
const DAYS_OF_WEEK = 5

const KNOWN = knownFields<PreavisFields>({
  mode: true,
  debutContrat: true,
  debutAnciennete: true,
  duree: true,
  superieur2013: true,
  joursSecteur: true,
  autresAvantages: true,
  brutAnneeEnCours: true,
  brutAnneePrecedente: true,
  joursRestants: true,
  doublePeculePaye: true,
  primeProrata: true,
})

/** What was told of the contract, beside what stands on the sheet. */
export interface ReadPreavis {
  readonly debutContrat: PlainDate
  readonly debutAnciennete: PlainDate
  readonly brutAnneeEnCours: number | null
  readonly brutAnneePrecedente: number | null
}

/** Writes the contract on the sheet of the dismissal; what the law has no notice for is refused by name. */
export function readPreavis(
  value: unknown,
  of: Sheet,
  c: PreavisSheet,
  law: WholeLaw,
  reading: Reading,
  date: PlainDate
): ReadPreavis | undefined {
  const told = reading.object(value, 'preavis')
  if (told === undefined) {
    if (!isGiven(value)) reading.refuse('required', 'preavis')
    return undefined
  }
  const given: { readonly [K in keyof PreavisFields]?: unknown } = told
  KNOWN.refuseOthers(told, 'preavis', reading)
  c.travailleurManuel = of.ouvrier
  c.enfants = of.enfants
  c.nonResident = of.nonResident
  c.fractionContrat = quotient(of.regimeNumerateur * MILLION, of.regimeDenominateur)
  if (isGiven(given.mode))
    c.indemnise = reading.word(given.mode, 'preavis.mode', MODES) === 'INDEMNITE' ? 1 : 0
  else reading.refuse('required', 'preavis.mode')
  readDuree(given.duree, reading)
  const debutContrat = readDay(given.debutContrat, 'debutContrat', date, reading)
  if (!isGiven(given.debutContrat)) reading.refuse('required', 'preavis.debutContrat')
  const debutAnciennete = isGiven(given.debutAnciennete)
    ? readDay(given.debutAnciennete, 'debutAnciennete', debutContrat, reading)
    : debutContrat
  readPartie1(given, debutContrat, debutAnciennete, c, reading)
  c.debutRecent = debutContrat >= SIX_MOIS_DEPUIS ? 1 : 0
  c.debutPlafonne = debutContrat >= PLAFOND_DEPUIS ? 1 : 0
  const amount = (key: keyof PreavisFields) =>
    isGiven(given[key]) ? reading.amount(given[key], `preavis.${key}`, 0, MONTANT_MAXIMUM) : null
  c.autresAvantages = amount('autresAvantages') ?? 0
  c.joursVacances = law.vacancesOuvriers.semaines * DAYS_OF_WEEK
  if (isGiven(given.joursRestants))
    c.joursRestants = reading.hundredths(
      given.joursRestants,
      'preavis.joursRestants',
      0,
      c.joursVacances
    )
  if (isGiven(given.doublePeculePaye))
    c.doubleDu = 1 - reading.flag(given.doublePeculePaye, 'preavis.doublePeculePaye')
  if (isGiven(given.primeProrata) && reading.flag(given.primeProrata, 'preavis.primeProrata') === 1)
    c.primeAnnuelle = of.primeFinAnneeBrute
  return {
    debutContrat,
    debutAnciennete,
    brutAnneeEnCours: amount('brutAnneeEnCours'),
    brutAnneePrecedente: amount('brutAnneePrecedente'),
  }
}

function readDuree(value: unknown, reading: Reading): void {
  if (!isGiven(value)) return
  if (reading.word(value, 'preavis.duree', DUREES) !== 'INDETERMINEE')
    reading.refuse('invalid_value', 'preavis.duree', { expected: 'open_ended' })
}

/** A day of the calendar that is not after another. */
function readDay(
  value: unknown,
  key: 'debutContrat' | 'debutAnciennete',
  latest: PlainDate,
  reading: Reading
): PlainDate {
  if (!isGiven(value)) return latest
  if (typeof value !== 'string' || !isPlainDate(value)) {
    reading.refuse('invalid_value', `preavis.${key}`, { expected: 'date' })
    return latest
  }
  if (value < EARLIEST || value > latest) {
    reading.refuse('out_of_range', `preavis.${key}`, { min: EARLIEST, max: latest })
    return latest
  }
  return value
}

/** Loi du 26 décembre 2013, art. 68: what the seniority until the end of 2013 gives is asked of who was there. */
function readPartie1(
  given: { readonly [K in keyof PreavisFields]?: unknown },
  debutContrat: PlainDate,
  debutAnciennete: PlainDate,
  c: PreavisSheet,
  reading: Reading
): void {
  c.avant2014 = debutContrat < STATUT_UNIQUE ? 1 : 0
  c.avant2012 = debutContrat < OUVRIERS_2012 ? 1 : 0
  if (c.avant2014 === 1) {
    c.moisAvant2014 = monthsBetween(debutAnciennete, STATUT_UNIQUE)
    c.moisEntames2013 = monthsBetween(debutAnciennete, plusDays(STATUT_UNIQUE, -1)) + 1
  }
  const asked = {
    superieur2013: c.avant2014 === 1 && c.travailleurManuel === 0,
    joursSecteur: c.avant2014 === 1 && c.travailleurManuel === 1,
  }
  for (const [key, holds] of Object.entries(asked))
    if (isGiven(given[key as keyof typeof asked]) && !holds)
      reading.refuse('conflict', `preavis.${key}`, { with: 'preavis.debutContrat' })
  if (asked.superieur2013) {
    if (isGiven(given.superieur2013))
      c.superieur2013 = reading.flag(given.superieur2013, 'preavis.superieur2013')
    else reading.refuse('required', 'preavis.superieur2013')
  }
  if (asked.joursSecteur && isGiven(given.joursSecteur))
    c.joursSecteur = reading.count(
      given.joursSecteur,
      'preavis.joursSecteur',
      1,
      JOURS_SECTEUR_MAXIMUM
    )
}

/** Whole months that count for the weeks: since 2014 where a first part tells the rest. */
export function moisDe(c: PreavisSheet, { debutAnciennete }: ReadPreavis, on: PlainDate): number {
  return monthsBetween(c.avant2014 === 1 ? STATUT_UNIQUE : debutAnciennete, on)
}
