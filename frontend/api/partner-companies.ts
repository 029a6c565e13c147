import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const companiesQuery = queryOptions({
  queryKey: ['partner-companies'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/partner/companies', { signal }))).data,
  staleTime: Infinity,
})

/** The companies of the signed-in person's partner, by name; none for everybody else. */
export const usePartnerCompanies = () => useQuery(companiesQuery)

/** Asks for the address that leads to another company. */
export const useChangeCompany = () =>
  useMutation({
    mutationFn: (companyId: string) =>
      answerOf(api.POST('/partner/change-company', { body: { companyId } })),
  })

/** Enters this company with the ticket in the address, once however often the screen is drawn. */
export const useArrival = (ticket: string, enabled: boolean) =>
  useQuery({
    queryKey: ['partner-arrival', ticket],
    queryFn: () => answerOf(api.POST('/partner/arrival', { body: { ticket } })),
    enabled,
    retry: false,
    staleTime: Infinity,
  })
