import { linesOn, type LineOn } from '../rules/lines_on.ts'
import { EmbaucheSheet, type EmbaucheField } from './sheet.ts'

/** A line of what an employer is given for who is hired. */
export type LigneEmbauche = LineOn<EmbaucheSheet, EmbaucheField>

export const ligne = linesOn(new EmbaucheSheet())
