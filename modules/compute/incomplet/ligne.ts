import { linesOn, type LineBeside } from '../rules/beside.ts'
import { IncompletSheet, type IncompletField } from './sheet.ts'

/** A line of an incomplete month. */
export type LigneIncomplet = LineBeside<IncompletSheet, IncompletField>

export const { ligne, ligneDatee } = linesOn<IncompletSheet, IncompletField>(new IncompletSheet())
