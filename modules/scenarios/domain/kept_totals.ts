import type { Months } from './simulate.ts'
import type { Totals } from './totals.ts'

/** One step from the base to the cost after all changes, EUR of the twelve months. */
export interface BridgeStep {
  changeId: string
  type: string
  /** The change itself, what the cap keeps of an index, or the special contribution that it brings. */
  part: 'change' | 'retenu' | 'moderation'
  amount: number
}

export interface DepartmentCost {
  /** Null of who is in none. */
  id: string | null
  name: string | null
  people: number
  before: number
  after: number
}

/** What the server keeps of a scenario's version; EUR. */
export interface KeptTotals {
  sums: Totals
  months: { before: Months; after: Months }
  departments: DepartmentCost[]
  bridge: BridgeStep[]
}
