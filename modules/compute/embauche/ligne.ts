import { linesOn, type LineBeside } from '../rules/beside.ts'
import { EmbaucheSheet, type EmbaucheField } from './sheet.ts'

/** A line of what an employer is given for who is hired. */
export type LigneEmbauche = LineBeside<EmbaucheSheet, EmbaucheField>

export const { ligne } = linesOn<EmbaucheSheet, EmbaucheField>(new EmbaucheSheet())
