import type { ChangeData, Company, Figures, KeptChange, Totals } from '#modules/scenarios/pure'

/** Which of a scenario's people a worker has: one of so many shares. */
export interface Share {
  scenarioId: string
  part: number
  of: number
}

/** Everything but the change that a slider moves is computed once, until the next plan. */
export interface AskedPlan {
  plan: number
  changes: readonly KeptChange[]
  moving: string | null
  date: string
  company: Company
}

/** What the page tells a worker. */
export type ToWorker =
  | ({ kind: 'load' } & Share)
  | ({ kind: 'plan' } & AskedPlan)
  /** The slider moved; the rows in sight come first. */
  | { kind: 'move'; move: number; data: ChangeData; visible: readonly string[] }

/** What a worker answers. What is of an earlier plan or move is left aside by the page. */
export type FromWorker =
  | { kind: 'loaded'; people: number }
  /** Its people did not come. */
  | { kind: 'failed' }
  | { kind: 'planned'; plan: number }
  | { kind: 'rows'; move: number; rows: LiveRow[] }
  | { kind: 'sums'; move: number; totals: Totals }

/** A person after a move; EUR. */
export interface LiveRow {
  id: string
  after: Figures | null
}
