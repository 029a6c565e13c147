import type {
  BareItem,
  ChangeData,
  Company,
  Figures,
  KeptChange,
  Totals,
} from '#modules/scenarios/pure'

/** What the page tells a worker. */
export type ToWorker =
  | { kind: 'load'; items: BareItem[] }
  /** Everything but the change that a slider moves is computed once, until the next plan. */
  | {
      kind: 'plan'
      plan: number
      changes: KeptChange[]
      moving: string | null
      date: string
      company: Company
    }
  /** The slider moved; the rows in sight come first. */
  | { kind: 'move'; move: number; data: ChangeData; visible: readonly string[] }

/** What a worker answers. What is of an earlier plan or move is left aside by the page. */
export type FromWorker =
  | { kind: 'loaded'; people: number }
  | { kind: 'planned'; plan: number }
  | { kind: 'rows'; move: number; rows: LiveRow[] }
  | { kind: 'sums'; move: number; totals: Totals }

/** A person after a move; EUR. */
export interface LiveRow {
  id: string
  after: Figures | null
}
