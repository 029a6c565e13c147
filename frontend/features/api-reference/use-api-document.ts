import { useQuery } from '@tanstack/react-query'
import { send } from '@/api/client'
import { problemOf } from '@/api/problem'
import type { ApiDocument } from './document.ts'

/** The document of the API, as any program reads it. */
export const DOCUMENT_ADDRESS = '/api/openapi.json'

/** Every call of the API; it stays as it is while the product runs. */
export const useApiDocument = () =>
  useQuery({
    queryKey: ['api-document'],
    queryFn: async ({ signal }): Promise<ApiDocument> => {
      const response = await send(new Request(DOCUMENT_ADDRESS, { signal }))
      if (!response.ok) throw problemOf(response, undefined)
      return (await response.json()) as ApiDocument
    },
    staleTime: Infinity,
  })
