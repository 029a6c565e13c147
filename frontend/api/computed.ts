import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** What a job computes: a budget, a scenario. */
interface Computed {
  id: string
  isComputed: boolean
}

/** How often it is asked again until it is computed. */
export const AGAIN_MS = 1000

/**
 * The calls about one kind of what a job computes.
 *
 * @param kind the first word of its keys; that of its lists is the same in the plural
 */
export function computedKind<One extends Computed>(
  kind: string,
  ask: (id: string, signal: AbortSignal) => Promise<One>
) {
  const list = `${kind}s`
  const query = (id: string) =>
    queryOptions({
      queryKey: [kind, id],
      queryFn: ({ signal }) => ask(id, signal),
      // Looked at until it is done.
      refetchInterval: ({ state }) => (state.data && !state.data.isComputed ? AGAIN_MS : false),
    })
  return {
    list,
    /** The key of every list of them. */
    lists: [[list]],
    query,
    useOne: (id: string) => useQuery(query(id)),
    /** Everything that changes one of them answers with the whole of it. */
    useChange: <Input extends object>(send: (input: Input) => Promise<One>) => {
      const client = useQueryClient()
      return useMutation({
        mutationFn: send,
        onSuccess: async (saved) => {
          client.setQueryData(query(saved.id).queryKey, saved)
          await client.invalidateQueries({ queryKey: [list] })
        },
      })
    },
  }
}

/** What a page of a list of them is asked with. */
export interface ComputedPage<Sort extends string> {
  search?: string
  archived?: boolean
  sort?: Sort
  order?: 'asc' | 'desc'
  page?: number
  perPage?: number
}
