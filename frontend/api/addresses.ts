import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { Address } from './types.ts'

const addressesQuery = queryOptions({
  queryKey: ['company-addresses'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/company/addresses', { signal }))).data,
})

/** The company's addresses beside its seat. */
export const useAddresses = () => useQuery(addressesQuery)

/** Without an id it is a new one. */
export type AddressDraft = Omit<Address, 'id'> & { id?: string }

/** Adds an address or changes it. */
export function useSaveAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: AddressDraft) =>
      answerOf(
        id
          ? api.PUT('/company/addresses/{id}', { params: { path: { id } }, body })
          : api.POST('/company/addresses', { body })
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: addressesQuery.queryKey }),
  })
}

/** Removes an address. */
export function useRemoveAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/company/addresses/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: addressesQuery.queryKey }),
  })
}
