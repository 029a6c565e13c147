import { linesOn, type LineBeside } from '../rules/beside.ts'
import { PreavisSheet, type PreavisField } from './sheet.ts'

/** A line of a dismissal. */
export type LignePreavis = LineBeside<PreavisSheet, PreavisField>

export const { ligne, ligneDatee } = linesOn<PreavisSheet, PreavisField>(new PreavisSheet())
