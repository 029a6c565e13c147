import { useState } from 'react'
import { useCan } from '@/api/get-user'
import type { Package } from '@/api/types'
import { PersonChip } from '@/components/app/person-chip'
import { WorkerDialog } from '@/components/app/worker-dialog'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { SituationDialog } from './situation-dialog.tsx'
import { useWorkerLink } from './use-worker-link.ts'

/**
 * Whom the package is about. In a simulation: to choose, to change, to unlink with a way back; what is offered or
 * under contract follows the offer or the contract.
 */
export function WorkerSection({ stored }: { stored: Package }) {
  const t = useT()
  const canWrite = useCan('packages.write')
  const { choose, asked, link, cancel, busy } = useWorkerLink(stored)
  const [choosing, setChoosing] = useState(false)
  const worker = stored.person
  const category = stored.packageCategory
  const linkable = category !== 'OFFERED' && category !== 'CONTRACTED'

  return (
    <SectionCard title={t('packages.worker')}>
      {worker ? (
        <PersonChip name={worker.displayName} />
      ) : (
        <p className="text-ink-soft">
          {t(linkable ? 'package-view.nobody' : `package-view.nobody_${category}`)}
        </p>
      )}
      {canWrite && linkable && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" busy={busy} onClick={() => setChoosing(true)}>
            {t(worker ? 'package-view.changeWorker' : 'package-view.linkWorker')}
          </Button>
          {worker && (
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => link(null)}>
              {t('package-view.unlinkWorker')}
            </Button>
          )}
        </div>
      )}
      <WorkerDialog open={choosing} onOpenChange={setChoosing} onSelect={({ id }) => choose(id)} />
      {asked && (
        <SituationDialog
          stored={stored}
          worker={asked}
          onLink={(takeSituation) => link(asked, takeSituation)}
          onCancel={cancel}
        />
      )}
    </SectionCard>
  )
}
