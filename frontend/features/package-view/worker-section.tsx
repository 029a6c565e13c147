import { useState } from 'react'
import { UserRound } from 'lucide-react'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import { useLinkWorker } from '@/api/link-worker'
import type { Package } from '@/api/types'
import { WorkerDialog } from '@/components/app/worker-dialog'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** For whom the package is simulated: to choose, to change, to unlink with a way back. */
export function WorkerSection({ stored }: { stored: Package }) {
  const t = useT()
  const canWrite = useCan('packages.write')
  const toastError = useToastError()
  const link = useLinkWorker(stored.id)
  const [choosing, setChoosing] = useState(false)
  const worker = stored.simulationWorker

  function unlink() {
    if (!worker) return
    link.mutate(null, {
      onSuccess: () =>
        void toast(t('package-view.unlinked', { name: worker.displayName }), {
          action: {
            label: t('packages.undo'),
            onClick: () => link.mutate(worker.id, { onError: toastError }),
          },
        }),
      onError: toastError,
    })
  }

  return (
    <SectionCard title={t('packages.worker')}>
      {worker ? (
        <p className="flex items-center gap-2 font-medium">
          <UserRound aria-hidden className="size-4 text-ink-soft" />
          {worker.displayName}
        </p>
      ) : (
        <p className="text-ink-soft">{t('package-view.nobody')}</p>
      )}
      {canWrite && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" busy={link.isPending} onClick={() => setChoosing(true)}>
            {t(worker ? 'package-view.changeWorker' : 'package-view.linkWorker')}
          </Button>
          {worker && (
            <Button size="sm" variant="ghost" disabled={link.isPending} onClick={unlink}>
              {t('package-view.unlinkWorker')}
            </Button>
          )}
        </div>
      )}
      <WorkerDialog
        open={choosing}
        onOpenChange={setChoosing}
        onSelect={({ id }) => link.mutate(id, { onError: toastError })}
      />
    </SectionCard>
  )
}
