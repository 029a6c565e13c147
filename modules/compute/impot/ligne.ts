import { linesOn, type LineBeside } from '../rules/beside.ts'
import { ImpotSheet, type ImpotField } from './sheet.ts'

/** A line of the year's income tax; every one is in cents. */
export type Ligne = LineBeside<ImpotSheet, ImpotField>

export const { ligne } = linesOn<ImpotSheet, ImpotField>(new ImpotSheet())
