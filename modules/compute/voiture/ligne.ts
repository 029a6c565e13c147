import { linesOn, type LineBeside } from '../rules/beside.ts'
import { VoitureSheet, type VoitureField } from './sheet.ts'

/** A line of what a company car costs in a year. */
export type LigneVoiture = LineBeside<VoitureSheet, VoitureField>

export const { ligne } = linesOn<VoitureSheet, VoitureField>(new VoitureSheet())
