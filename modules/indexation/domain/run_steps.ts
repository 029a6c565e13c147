import type { ProblemCode } from '#modules/shared/http/problem'

/** Where a run stands. A dry run ends DONE; another one is planned, approved by a second person and applied. */
export const RUN_STATUSES = [
  'waiting',
  'running',
  'done',
  'failed',
  'planned',
  'refused',
  'approved',
  'applying',
  'applied',
  'undoing',
  'undone',
] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

/** What is written, or was approved, keeps the figures it was approved with; until then it may be computed again. */
export const COMPUTABLE: readonly RunStatus[] = [
  'waiting',
  'running',
  'done',
  'failed',
  'planned',
  'refused',
]

/** What a person does to a run. */
export const RUN_STEPS = [
  'answer',
  'replan',
  'approve',
  'refuse',
  'apply',
  'write',
  'undo',
  'remove',
] as const
export type RunStep = (typeof RUN_STEPS)[number]

const STEPS: Readonly<Record<RunStatus, readonly RunStep[]>> = {
  waiting: [],
  running: [],
  done: ['remove'],
  failed: ['replan', 'remove'],
  planned: ['answer', 'replan', 'approve', 'refuse', 'remove'],
  refused: ['answer', 'replan', 'remove'],
  approved: ['replan', 'apply', 'refuse', 'remove'],
  applying: [],
  applied: ['write', 'undo'],
  undoing: [],
  undone: [],
}

/** The steps of a status. A dry run is only looked at. */
export function stepsOf({
  status,
  dryRun,
}: {
  status: RunStatus
  dryRun: boolean
}): readonly RunStep[] {
  return dryRun ? STEPS[status].filter((step) => step === 'remove') : STEPS[status]
}

/** Null where the step is allowed, or the refusal. */
export function refusalOf(
  run: { status: RunStatus; dryRun: boolean },
  step: RunStep
): ProblemCode | null {
  return stepsOf(run).includes(step) ? null : 'E_INDEXATION_STATUS'
}

/** Contracts are written, or given back. */
export type ChangeDirection = 'apply' | 'undo'
