import type { RuleUnit } from '../engine/rule.ts'
import { RULES } from './index.ts'

/** The unit of each field of the sheet that is not an amount in cents. */
export const SHEET_UNITS: Readonly<Record<string, RuleUnit>> = Object.freeze({
  regimeNumerateur: 'hundredths',
  regimeDenominateur: 'hundredths',
  couple: 'count',
  enfants: 'count',
  parentIsole: 'count',
  handicape: 'count',
  conjointHandicape: 'count',
  autresPersonnes: 'count',
  ascendants: 'count',
  effectif: 'count',
  assuranceLoiTaux: 'ppm',
  trimestre: 'count',
  cp200: 'count',
  hasPrimeFinAnnee: 'count',
  hasPrimeSectorielle: 'count',
  ...Object.fromEntries(RULES.map(({ id, notes }) => [id, notes.unit ?? 'cents'])),
})
