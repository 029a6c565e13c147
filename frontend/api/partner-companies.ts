import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { reportError } from '@/lib/monitoring'
import { answerOf, api } from './client.ts'

const companiesQuery = queryOptions({
  queryKey: ['partner-companies'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/partner/companies', { signal }))).data,
  staleTime: Infinity,
})

/** The companies of the signed-in person's partner, by name; none for all others. */
export const usePartnerCompanies = () => useQuery(companiesQuery)

/**
 * Changes to another company: the whole page is loaded again at its address. Here and not where it is asked for,
 * because the menu is gone by then. A failure is only logged.
 */
export const useChangeCompany = () =>
  useMutation({
    mutationFn: (companyId: string) =>
      answerOf(api.POST('/partner/change-company', { body: { companyId } })),
    onSuccess: ({ address }) => window.location.assign(address),
    onError: (error) => {
      console.error(error)
      reportError(error)
    },
  })

/** Enters this company with the ticket in the address, once however often the screen is drawn. */
export const useArrival = (ticket: string, enabled: boolean) =>
  useQuery({
    queryKey: ['proof', 'arrival', ticket],
    queryFn: () => answerOf(api.POST('/partner/arrival', { body: { ticket } })),
    enabled,
    retry: false,
    staleTime: Infinity,
  })
