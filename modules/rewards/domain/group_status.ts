import type { ProblemCode } from '#modules/shared/http/problem'

/** Where a group stands: written, published, or taken back. */
export const GROUP_STATUSES = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const
export type GroupStatus = (typeof GROUP_STATUSES)[number]

/** What can be done to a group. A published one is published again for those who had no statement yet. */
export type GroupStep = 'edit' | 'retext' | 'publish' | 'reissue' | 'withdraw' | 'delete'

const STEPS: Readonly<Record<GroupStatus, readonly GroupStep[]>> = {
  DRAFT: ['edit', 'retext', 'publish', 'delete'],
  // What people have was frozen: a new text reaches them when they are reissued.
  PUBLISHED: ['retext', 'publish', 'reissue', 'withdraw'],
  WITHDRAWN: [],
}

const REFUSED = {
  DRAFT: 'E_REWARD_DRAFT',
  PUBLISHED: 'E_REWARD_PUBLISHED',
  WITHDRAWN: 'E_REWARD_WITHDRAWN',
} as const satisfies Record<GroupStatus, ProblemCode>

/** The steps that a group allows. */
export function stepsOf(status: GroupStatus): readonly GroupStep[] {
  return STEPS[status]
}

/** Null where the step is allowed, or the refusal. */
export function refusalOf(status: GroupStatus, step: GroupStep): ProblemCode | null {
  return STEPS[status].includes(step) ? null : REFUSED[status]
}
