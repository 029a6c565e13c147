import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** All people with an account in the company. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/company-users', { signal }))).data,
})

export const usePeople = () => useQuery(peopleQuery)
