import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { useLinkWorker } from '@/api/link-worker'
import { useRestoreVersion } from '@/api/package-versions'
import type { Package } from '@/api/types'
import { workerQuery, type WorkerFacts } from '@/api/workers'
import { takenOver } from '@/lib/pay/civil-situation'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/**
 * Links a package to a worker, or to none. Where the worker's civil situation says something else than the
 * package, `asked` is that worker until `link` says whether to take it over. Each link can be undone: the
 * content before it is a version.
 */
export function useWorkerLink(stored: Package) {
  const t = useT()
  const client = useQueryClient()
  const toastError = useToastError()
  const { mutate, isPending } = useLinkWorker(stored.id)
  const restore = useRestoreVersion(stored.id)
  const [asked, setAsked] = useState<WorkerFacts | null>(null)

  function choose(id: string) {
    client
      .fetchQuery(workerQuery(id))
      .then(
        (worker) =>
          takenOver(stored.worker, worker).changes.length > 0 ? setAsked(worker) : link(worker),
        toastError
      )
  }

  function link(worker: WorkerFacts | null, takeSituation = false) {
    setAsked(null)
    const name = worker
      ? `${worker.firstName} ${worker.lastName}`
      : stored.simulationWorker?.displayName
    const said = !worker ? 'unlinked' : takeSituation ? 'linkedAndTaken' : 'linked'
    mutate(
      { simulationWorkerId: worker?.id ?? null, takeSituation },
      {
        onSuccess: ({ version: seen }) => {
          if (seen === stored.version) return
          toast(t(`package-view.${said}`, { name }), {
            action: {
              label: t('packages.undo'),
              onClick: () =>
                restore.mutate({ version: stored.version, seen }, { onError: toastError }),
            },
          })
        },
        onError: toastError,
      }
    )
  }

  return { choose, asked, link, cancel: () => setAsked(null), busy: isPending }
}
