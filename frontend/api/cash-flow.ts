import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { Package } from './types.ts'

/** The employer's cost of the coming twelve months, by month and kind; asked when it is looked at. */
export const useCashFlow = (target: Package, enabled: boolean) =>
  useQuery({
    queryKey: ['cash-flow', target.id, target.version],
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/packages/{id}/cash-flow', {
          params: { path: { id: target.id } },
          body: { ...target, worker: { ...target.worker }, package: { ...target.package } },
          signal,
        })
      ),
    enabled,
  })
