import { linesOn, type LineOn } from '../rules/lines_on.ts'
import { ImpotSheet, type ImpotField } from './sheet.ts'

/** A line of the year's income tax. */
export type Ligne = LineOn<ImpotSheet, ImpotField>

export const ligne = linesOn(new ImpotSheet())
