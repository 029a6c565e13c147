import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { brandQuery } from './get-brand.ts'
import { companyQuery } from './get-company.ts'
import type { Company, Language } from './types.ts'

export type CompanyChanges = Pick<
  Company,
  | 'version'
  | 'name'
  | 'mainColor'
  | 'numeroEntreprise'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'effectif'
  | 'assuranceLoiTaux'
  | 'commissionParitaire'
> & { language: Language }

/** Changes the company; 409 when another person was faster. Its colour and name show at once. */
export function useUpdateCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CompanyChanges) => answerOf(api.PUT('/company', { body })),
    onSuccess: (company) => {
      client.setQueryData(companyQuery.queryKey, company)
      return client.invalidateQueries({ queryKey: brandQuery.queryKey })
    },
  })
}
