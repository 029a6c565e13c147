import type { Cents } from '../engine/money.ts'
import type { SheetField } from './sheet.ts'

/** A gross salary from which on a line of the worker falls although gross pay rises. */
export interface Step {
  /** The first gross salary (cents a month) beyond the step. */
  readonly at: Cents
  /** The rule that makes the step. */
  readonly rule: SheetField
}
