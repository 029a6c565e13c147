import { compute } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import type { WorkerFacts } from '@/api/workers'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { takenOver } from '@/lib/pay/civil-situation'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { ChangeList } from './change-list.tsx'

interface SituationDialogProps {
  stored: Package
  worker: WorkerFacts
  onLink: (takeSituation: boolean) => void
  onCancel: () => void
}

/** Asks whether a package takes the situation of the worker it is linked to, and shows what that changes. */
export function SituationDialog({ stored, worker, onLink, onCancel }: SituationDialogProps) {
  const t = useT()
  const format = useFormat()
  const name = `${worker.firstName} ${worker.lastName}`
  const taken = takenOver(stored.worker, worker)
  const result = compute(requestOfStored({ ...stored, worker: taken.worker }))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('package-view.takeSituation', { name })}
      description={t('package-view.takeSituationText')}
      className="max-w-lg"
    >
      <ChangeList changes={taken.changes} />
      {result.ok && (
        <p className="mt-4 border-t border-line pt-3">
          <span className="text-ink-soft">{t('package-view.netMonthly')} : </span>
          <span className="tabular-nums">{format.euros(netOf(stored))}</span>
          <span aria-hidden> → </span>
          <span className="font-medium tabular-nums">{format.euros(netOf(result.answer))}</span>
        </p>
      )}
      <DialogActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button onClick={() => onLink(false)}>{t('package-view.linkOnly')}</Button>
        <Button variant="primary" onClick={() => onLink(true)}>
          {t('package-view.linkAndTake')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function netOf({ compute: { remuneration } }: Pick<Package, 'compute'>): number {
  return remuneration.remunerationMensuelle.salaireNet
}
