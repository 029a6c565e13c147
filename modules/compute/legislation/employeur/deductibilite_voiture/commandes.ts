import type { PlainDate } from '../../../engine/dates.ts'

/**
 * Days and years of order that decide what of a car is deducted; the day of the order or of the leasing contract counts
 * (loi du 25 novembre 2021; Securex, 14/01/2026).
 */
export const COMMANDES = {
  /** Of cars that emit, ordered from this day on, less is deducted from year to year. */
  plafonnees: '2023-07-01' as PlainDate,
  /** Of cars that emit, ordered from this day on, nothing is deducted. */
  sansDeduction: '2026-01-01' as PlainDate,
  /** The fuel of plug-in hybrids ordered from this day on is deducted by half at most. */
  carburant: '2023-01-01' as PlainDate,
  /** The last year in which no car has a ceiling: the first of `plafonds`. */
  sansPlafond: 2024,
  /** The last year of order of which an electric car is deducted whole: the first of `zeroEmission`. */
  entiereJusque: 2026,
  /** The first year of `minimumCo2Final`. */
  minimumFinal: 2028,
}
