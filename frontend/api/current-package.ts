import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { packagesQuery } from './list-packages.ts'

/** The package of a worker's contract of today; else the last one that is for them; `null` where there is none. */
export const currentPackageQuery = (workerId: string) =>
  queryOptions({
    queryKey: ['current-package', workerId],
    queryFn: async ({ signal, client }) => {
      const contracts = await answerOf(
        api.GET('/contracts', { params: { query: { workerId, perPage: 100 } }, signal })
      )
      const current = contracts.data.find(({ isCurrent }) => isCurrent)
      if (current) return current.packageId
      const packages = await client.fetchQuery(packagesQuery({ worker: workerId, perPage: 1 }))
      return packages.data[0]?.id ?? null
    },
  })

export const useCurrentPackage = (workerId: string | null) =>
  useQuery({ ...currentPackageQuery(workerId ?? ''), enabled: workerId !== null })
