import { useQuery } from '@tanstack/react-query'
import { track } from '@/lib/activity'
import { answerOf, api } from './client.ts'
import { NetworkProblem } from './problem.ts'

export interface Health {
  status: 'up' | 'down'
}

/** How often whether it is up is asked anew, in seconds. */
export const HEALTH_EVERY_S = 15

/** Whether the product is up, for visitors too. Outside the API's document: it answers before any of its middleware. */
export const useHealth = () =>
  useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => track(fetchHealth(signal)),
    refetchInterval: HEALTH_EVERY_S * 1000,
  })

/** Which parts of it are down, for the people of an employer. */
export const usePartsDown = () =>
  useQuery({
    queryKey: ['parts-down'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/parts-down', { signal }))).data,
    refetchInterval: HEALTH_EVERY_S * 1000,
  })

/** A product that is down answers 503 with the same body. */
async function fetchHealth(signal: AbortSignal): Promise<Health> {
  const response = await fetch('/api/_status/health', {
    headers: { accept: 'application/json' },
    signal,
  })
  const body = (await response.json().catch(() => null)) as Health | null
  if (!body?.status) throw new NetworkProblem('network')
  return body
}
