import { linesOn, type LineBeside } from '../rules/beside.ts'
import { PensionSheet, type PensionField } from './sheet.ts'

/** A line of a pension of the second pillar. */
export type LignePension = LineBeside<PensionSheet, PensionField>

export const { ligne } = linesOn<PensionSheet, PensionField>(new PensionSheet())
