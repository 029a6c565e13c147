import { linesOn, type LineBeside } from '../rules/beside.ts'
import { PrestationsSheet, type PrestationsField } from './sheet.ts'

/** A line of the hours of a month. */
export type LignePrestations = LineBeside<PrestationsSheet, PrestationsField>

export const { ligne } = linesOn<PrestationsSheet, PrestationsField>(new PrestationsSheet())
