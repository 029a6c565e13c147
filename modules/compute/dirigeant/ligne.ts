import { linesOn, type LineBeside } from '../rules/beside.ts'
import { DirigeantSheet, type DirigeantField } from './sheet.ts'

/** A line of a director's year. */
export type LigneDirigeant = LineBeside<DirigeantSheet, DirigeantField>

export const { ligne, ligneDatee } = linesOn<DirigeantSheet, DirigeantField>(new DirigeantSheet())
