import type { Feature } from '@/api/types'

/** What plans open, in the order of the menu. */
export const FEATURES = [
  'offers',
  'contracts',
  'rewardStatements',
  'documents',
  'team',
  'sync',
  'aiChat',
] as const satisfies readonly Feature[]
