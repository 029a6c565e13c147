import { useCallback } from 'react'
import { useIntegrations, type SyncRun } from '@/api/integrations'

/** How the systems call themselves. */
export function useSystemName(): (system: SyncRun['system']) => string {
  const { data } = useIntegrations()
  return useCallback(
    (system) => data?.systems.find((each) => each.system === system)?.name ?? system,
    [data]
  )
}
