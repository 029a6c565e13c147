import type { PlainDate } from '../engine/dates.ts'
import { shownFigure, shownUnit, type ShownUnit } from '../engine/explanation.ts'
import { entriesOf } from '../engine/law_set.ts'
import type { Confidence } from '../engine/parameter.ts'
import { legislation } from '../legislation/index.ts'
import { lawSets } from '../rules/law_sets/index.ts'
import type { LawSetReference } from './types.ts'

export interface ListedLawSet extends LawSetReference {
  readonly from: PlainDate
}

export interface ListedValue {
  readonly from: PlainDate
  /** `null` from the day the law has no such figure, or none that is known (`not_found`). */
  readonly value: number | readonly number[] | null
  readonly source: string
  readonly href?: string
  readonly confidence: Confidence
  readonly checked: PlainDate
}

export interface ListedParameter {
  readonly id: string
  readonly unit: ShownUnit
  /** Set anew for each calendar year. */
  readonly yearly: boolean
  /** By start, oldest first. */
  readonly values: readonly ListedValue[]
}

/** Every law set, oldest first. */
export function listLawSets(): readonly ListedLawSet[] {
  return lawSets.sets.map(({ id, hash, from }) => ({ id, hash, from }))
}

/** The law set of a day, or `undefined` when there is none. */
export function lawSetOn(date: PlainDate): LawSetReference | undefined {
  const set = lawSets.on(date)
  if (set === undefined) return undefined
  const { id, hash } = set
  return lawSets.isExtrapolated(date) ? { id, hash, extrapolated: true } : { id, hash }
}

/** Every parameter with its history, in euros, percent or counts, in the order of the payslip. */
export function listParameters(): readonly ListedParameter[] {
  return entriesOf(legislation).map(({ group, key, parameter }) => ({
    id: `${group}.${key}`,
    unit: shownUnit(parameter.unit),
    yearly: parameter.yearly,
    values: parameter.values.map(({ value, ...dated }) => ({
      ...dated,
      value: value === null ? null : shownFigure(value, parameter.unit),
    })),
  }))
}
