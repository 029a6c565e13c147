import { linesOn, type LineOn } from '../rules/lines_on.ts'
import { VoitureSheet, type VoitureField } from './sheet.ts'

/** A line of what a company car costs in a year. */
export type LigneVoiture = LineOn<VoitureSheet, VoitureField>

export const ligne = linesOn(new VoitureSheet())
