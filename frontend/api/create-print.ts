import { useMutation } from '@tanstack/react-query'
import { request } from './request.ts'
import type { Language, PrintJob } from './types.ts'

/** Asks for the PDF of a saved package, and for a mail with it when an address is given. */
export const useCreatePrint = (packageId: string) =>
  useMutation({
    mutationFn: (body: { email?: string; language?: Language }) => request<PrintJob>('POST', `packages/${packageId}/prints`, { body }),
  })
