import { plusDays, plusMonths } from '../../engine/calendar.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import { illnessesOf, isFirstMonth } from './days.ts'
import type { ReadMoisIncomplet } from './read_mois_incomplet.ts'
import type { JourDuMois } from './types.ts'

/** Loi du 19 décembre 2025: illness that begins from this day on. */
export const SOLIDARITE_DEPUIS = '2026-01-01'

/**
 * The days of the mutual for which an employer owes the solidarity contribution: of the months that follow the thirtieth
 * day, of who has worked there for a month and is within the ages, where the employer has so many workers.
 */
export function solidarityDays(
  days: readonly JourDuMois[],
  told: ReadMoisIncomplet,
  effectif: number,
  { incapacite }: WholeLaw
): readonly JourDuMois[] {
  const { seuilSolidarite, moisSolidarite, ageSolidarite, joursGarantis } = incapacite
  // The law of a day before it, which may be supposed for a later month, has no such figures.
  const isOwed = ageSolidarite !== undefined && told.premier >= SOLIDARITE_DEPUIS
  if (!isOwed || effectif < seuilSolidarite) return []
  const [youngest, oldest] = ageSolidarite
  if (told.age !== undefined && (told.age < youngest || told.age > oldest)) return []
  const ill = illnessesOf(told.absences).filter(
    ({ debut, reprisePartielle }) =>
      debut >= SOLIDARITE_DEPUIS && !reprisePartielle && !isFirstMonth(debut, told.debutContrat)
  )
  return days.filter(({ date }) =>
    ill.some(({ debut, fin, taken }) => {
      const after = plusDays(debut, joursGarantis - taken)
      return date >= after && date < plusMonths(after, moisSolidarite) && date <= fin
    })
  )
}
