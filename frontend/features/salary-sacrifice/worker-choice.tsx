import { useState } from 'react'
import { PersonChip } from '@/components/app/person-chip'
import { WorkerDialog, type ChosenWorker } from '@/components/app/worker-dialog'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'

interface WorkerChoiceProps {
  worker: ChosenWorker | null
  onChoose: (worker: ChosenWorker) => void
}

/** Who gives up pay. */
export function WorkerChoice({ worker, onChoose }: WorkerChoiceProps) {
  const t = useT()
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {worker ? (
        <PersonChip name={worker.displayName} />
      ) : (
        <p className="text-ink-soft">{t('sacrifice.noWorker')}</p>
      )}
      <Button size="sm" onClick={() => setChoosing(true)}>
        {t(worker ? 'sacrifice.changeWorker' : 'workers.choose')}
      </Button>
      <WorkerDialog open={choosing} onOpenChange={setChoosing} onSelect={onChoose} />
    </div>
  )
}
