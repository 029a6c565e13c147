import { queryOptions, useQuery } from '@tanstack/react-query'
import { track } from '@/lib/activity'
import { NetworkProblem } from './problem.ts'

export interface Health {
  status: 'ok' | 'degraded'
  parts: Record<string, { status: 'up' | 'down'; detail?: string | null }>
}

const REFETCH_MS = 15_000

/** The state of each part of the product. Outside the API's document: it answers before any of its middleware. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => track(fetchHealth(signal)),
  refetchInterval: REFETCH_MS,
})

export const useHealth = () => useQuery(healthQuery)

/** A degraded product answers 503 with the same body. */
async function fetchHealth(signal: AbortSignal): Promise<Health> {
  const response = await fetch('/api/_status/health', {
    headers: { accept: 'application/json' },
    signal,
  })
  const body = (await response.json().catch(() => null)) as Health | null
  if (!body?.parts) throw new NetworkProblem('network')
  return body
}
