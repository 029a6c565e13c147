import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { brandQuery } from './get-brand.ts'
import { companyQuery } from './get-company.ts'

/** Gives the company a logo, or takes it away (null). */
export function useChangeLogo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File | null) => answerOf(file ? upload(file) : api.DELETE('/company/logo')),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: companyQuery.queryKey }),
        client.invalidateQueries({ queryKey: brandQuery.queryKey }),
      ]),
  })
}

/** The picture itself is the body, which the API's document has no words for. */
function upload(file: File) {
  return api.PUT('/company/logo', {
    body: file as never,
    bodySerializer: (body) => body as never,
    headers: { 'content-type': file.type || 'application/octet-stream' },
  })
}
