import { useNavigate } from 'react-router'
import { useSync, type SyncRun } from '@/api/integrations'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** Runs a connection once more, and leads to that run; with the words of the button that does it as this run did. */
export function useRunAgain({
  integrationId,
  all,
  dryRun: wasDry,
}: Pick<SyncRun, 'integrationId' | 'all' | 'dryRun'>) {
  const t = useT()
  const navigate = useNavigate()
  const { mutate, ...sync } = useSync()
  return {
    ...sync,
    words: t(wasDry ? 'synchronisation.tryAgain' : 'synchronisation.again'),
    run: (dryRun: boolean) =>
      mutate(
        { id: integrationId, dryRun, all },
        { onSuccess: ({ id }) => void navigate(urls.syncRun(id)) }
      ),
  }
}
