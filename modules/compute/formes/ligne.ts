import { linesOn, type LineBeside } from '../rules/beside.ts'
import { FormesSheet, type FormesField } from './sheet.ts'

/** A line of a job in one of its forms. */
export type LigneForme = LineBeside<FormesSheet, FormesField>

export const { ligne } = linesOn<FormesSheet, FormesField>(new FormesSheet())
