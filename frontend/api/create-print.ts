import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { Language } from './types.ts'

export interface PrintRequest {
  /** Chosen here, so that sending twice makes one document and one mail. */
  id: string
  language: Language
  email?: string
}

/** Asks for the PDF of a saved package, and for a mail with it when an address is given. */
export const useCreatePrint = (packageId: string) =>
  useMutation({
    mutationFn: (body: PrintRequest) =>
      answerOf(api.POST('/packages/{id}/prints', { params: { path: { id: packageId } }, body })),
  })
