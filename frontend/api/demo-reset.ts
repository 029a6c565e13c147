import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { DemoReset } from './types.ts'

const POLL_MS = 500

/** True until a reset has ended, well or badly. */
export const isUnderWay = (reset?: DemoReset | null): boolean =>
  reset?.status === 'waiting' || reset?.status === 'running'

/** The newest reset of a demo company, followed while it is under way. */
const resetQuery = queryOptions({
  queryKey: ['demo-reset'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/company/demo-reset', { signal }))).reset,
  refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
})

export const useDemoReset = () => useQuery(resetQuery)

/** Puts the demo company back; the answer is what is then followed. */
export function useResetDemo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await answerOf(api.POST('/company/demo-reset'))).reset,
    onSuccess: (reset) => client.setQueryData(resetQuery.queryKey, reset),
  })
}
