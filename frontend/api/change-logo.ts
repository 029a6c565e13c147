import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { brandQuery } from './get-brand.ts'
import { companyQuery } from './get-company.ts'
import { uploadOf } from './upload.ts'

/** Gives the company a logo, or takes it away (null). */
export function useChangeLogo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File | null) =>
      answerOf(file ? api.PUT('/company/logo', uploadOf(file)) : api.DELETE('/company/logo')),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: companyQuery.queryKey }),
        client.invalidateQueries({ queryKey: brandQuery.queryKey }),
      ]),
  })
}
