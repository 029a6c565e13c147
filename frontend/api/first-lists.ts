import type { Feature, Permission } from './types.ts'

/**
 * Lists that the shell of the full plan waits for (DOC-10, SHE-2): rounds of reward statements, documents of the company. The
 * script that the page waits for asks for them too (first-calls.ts), so nothing else stands here.
 */
export const FIRST_LISTS = {
  rounds: {
    path: '/api/reward-statement-groups',
    feature: 'rewardStatements',
    right: 'rewards.read',
  },
  documents: { path: '/api/company-documents', feature: 'documents', right: 'team.read' },
} as const satisfies Record<string, { path: string; feature: Feature; right: Permission }>
