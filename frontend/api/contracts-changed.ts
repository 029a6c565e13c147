import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What shows contracts or follows from them: with each change of one all of it may read otherwise. */
export const CONTRACT_LISTS: readonly QueryKey[] = [
  ['contracts'],
  ['casefiles'],
  ['offers'],
  ['workers'],
  ['team'],
  ['team-changes'],
  ['payroll-exports'],
  ['worker'],
  ['worker-choices'],
  ['current-package'],
  ['payroll-cost'],
]

/** Asks anew for everything that shows contracts or follows from them, save for what was just answered. */
export const contractsChanged = (client: QueryClient, answered: QueryKey): Promise<unknown> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) =>
      CONTRACT_LISTS.some(([name]) => name === queryKey[0]) &&
      !answered.every((part, at) => part === queryKey[at]),
  })
