import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The company's name, colour and logo: public, for the pages before a sign-in. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => answerOf(api.GET('/out/company', { signal })),
  staleTime: Infinity,
})

export const useBrand = () => useQuery(brandQuery)
