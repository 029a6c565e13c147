import type { CellRefusal, Value } from '#modules/imports/index'
import type { Decision, Seen } from './decide_change.ts'
import type { ExternalPerson } from './hr_system.ts'
import type { Outcome } from './run_states.ts'

/** A field in which the two sides differ. What is sealed is masked. */
export interface FieldChange {
  field: string
  before: Value | null
  after: Value | null
  state: Decision
}

/** What both sides said of each field, by its name among the owners. */
export type SeenFields = Readonly<Record<string, Seen>>

/** What a run does with one person: a row of it. */
export interface PlannedPerson {
  person: ExternalPerson
  workerId: string | null
  label: string
  outcome: Outcome
  /** Its sentence is `integrations.row_<code>`. */
  code: string
  params: Readonly<Record<string, string | number>>
  changes: readonly FieldChange[]
  refusals: readonly CellRefusal[]
  /** What both say of each field once it is done; null where nothing is noted. */
  seen: SeenFields | null
  /** The worker has no id of the other system yet. */
  isMatched: boolean
  /** The worker is not there yet. */
  isNew: boolean
}
