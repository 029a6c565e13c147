import { useState } from 'react'
import { UserRound } from 'lucide-react'
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
      <p className="flex min-w-0 items-center gap-2">
        <UserRound aria-hidden className="size-4 shrink-0 text-ink-soft" />
        <span className={worker ? 'truncate font-medium' : 'text-ink-soft'}>
          {worker?.displayName ?? t('sacrifice.noWorker')}
        </span>
      </p>
      <Button size="sm" onClick={() => setChoosing(true)}>
        {t(worker ? 'sacrifice.changeWorker' : 'workers.choose')}
      </Button>
      <WorkerDialog open={choosing} onOpenChange={setChoosing} onSelect={onChoose} />
    </div>
  )
}
