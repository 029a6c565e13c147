import type { PackageFields, PackageType, WorkerFields } from '#modules/compute/pure'
import type { ChangeFields } from '../fields.ts'
import type { ChangeFacts, State } from '../person.ts'

/** Why a change leaves a person as they are; each has its sentence in `lang/<locale>/changes.json`. */
export const SKIPPED = [
  'no_gross',
  'no_range',
  'no_car',
  'has_already',
  'has_not',
  'has_left',
  'not_employed',
] as const
export type Skipped = (typeof SKIPPED)[number]

/** The content of a package that a change brings, as the server read it when the change was made. */
export interface Content {
  nomFonction: string
  packageType: PackageType
  date: string
  worker: WorkerFields
  package: PackageFields
}

/** Data with the content behind `packageId`, where a change takes a package. */
export type ChangeData = Readonly<Record<string, any>> & { readonly content?: Content }

/**
 * One kind of change, told once: what is asked for, and what becomes of a person. `apply` is pure: it changes nothing of
 * what it is given, and the same state and data give the same state, in the browser, the server and the command line.
 * Its name, its sentence and its questions in three languages stand in `lang/<locale>/changes.json` under its type.
 */
export interface Change {
  readonly type: string
  readonly fields: ChangeFields
  /** The field that a slider moves, with its ends there; those of the field itself are the outer ones. */
  readonly slider?: {
    readonly field: string
    readonly min: number
    readonly max: number
    readonly step: number
  }
  /** It brings a person who was not there. */
  readonly makesItem?: true
  readonly apply: (state: State, data: ChangeData, facts: ChangeFacts) => State | Skipped
  /** What it writes into a package, for the engine to judge before anything is kept. */
  readonly writes?: (data: ChangeData) => Partial<PackageFields>
}

export function change<const C extends Change>(definition: C): C {
  return definition
}
