/** What of scenarios runs anywhere: the same figures in the browser, the server and the command line. */
export { CHANGES, CHANGE_TYPES, changeOf, type ChangeType } from './domain/changes/index.ts'
export type { Change, ChangeData, Content, Skipped } from './domain/changes/change.ts'
export { MATRIX_ROWS, RATINGS, refusalsOf, type ChangeField } from './domain/fields.ts'
export type { Company, Snapshot, State } from './domain/person.ts'
export {
  applied,
  baseOf,
  changed,
  concerns,
  COST_GROUPS,
  figuresOf,
  monthsOf,
  type Figures,
  type Item,
  type KeptChange,
  type Months,
  type Outcome,
} from './domain/simulate.ts'
export { USUAL_MATRIX } from './domain/changes/merit.ts'
export type { BareItem } from './domain/bare_item.ts'
export { GAIN_STEP, NO_LOSS, Sums, type Totals } from './domain/totals.ts'
