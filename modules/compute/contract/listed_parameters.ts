import type { PlainDate } from '../engine/dates.ts'
import { shownFigure, shownUnit, type ShownUnit } from '../engine/explanation.ts'
import { entriesOf, type Legislation } from '../engine/law_set.ts'
import type { Confidence } from '../engine/parameter.ts'
import { payslipLegislation } from '../legislation/payslip.ts'

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

/** The parameters of a legislation with their history, in euros, percent or counts. */
export function listed(legislation: Legislation): readonly ListedParameter[] {
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

/** Those that a payslip is computed with: a candidate's phone fetches no others. */
export function listPayslipParameters(): readonly ListedParameter[] {
  return listed(payslipLegislation)
}
