import type { ComponentType } from 'react'
import { useQuery } from '@tanstack/react-query'
import { NetworkProblem } from '@/api/problem'

/**
 * A part of the page that comes once it is asked for, and whose want must not take the page away: without a network
 * `error` says so in its place, and it is asked for again as soon as there is one.
 *
 * @param name its own among all parts
 */
export function usePart<Props>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>
): { Part: ComponentType<Props> | undefined; error: Error | null } {
  const { data, error } = useQuery({
    queryKey: ['part', name],
    queryFn: async () => {
      try {
        return { Part: (await load()).default }
      } catch {
        throw new NetworkProblem('network')
      }
    },
    retry: false,
    refetchOnReconnect: true,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return { Part: data?.Part, error }
}
