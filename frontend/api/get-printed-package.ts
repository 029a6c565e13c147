import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { asPackage } from './types.ts'

/** A package as the page to print shows it: with whom it is about, where the reader may know of them. */
export const usePrintedPackage = (id: string) =>
  useQuery({
    queryKey: ['package', id, 'print'],
    queryFn: async ({ signal }) => {
      const { pack, worker } = await answerOf(
        api.GET('/out/packages/{id}', { params: { path: { id } }, signal })
      )
      return { stored: asPackage(pack), worker }
    },
  })
