import { useNavigate } from 'react-router'
import { useSync, type SyncRun } from '@/api/integrations'
import { urls } from '@/urls'

/** Runs a connection once more, and leads to that run. */
export function useRunAgain({ integrationId, all }: Pick<SyncRun, 'integrationId' | 'all'>) {
  const navigate = useNavigate()
  const { mutate, ...sync } = useSync()
  return {
    ...sync,
    run: (dryRun: boolean) =>
      mutate(
        { id: integrationId, dryRun, all },
        { onSuccess: ({ id }) => void navigate(urls.syncRun(id)) }
      ),
  }
}
