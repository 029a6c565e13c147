import { useState } from 'react'
import { UserRound, UserRoundPlus } from 'lucide-react'
import { WorkerDialog, type ChosenWorker } from '@/components/app/worker-dialog'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useT } from '@/lib/use-t'

interface WorkerFieldProps {
  worker: ChosenWorker | null
  onChange: (worker: ChosenWorker) => void
  hint?: string
  disabled?: boolean
}

/** For whom: a known worker, or one added on the way. */
export function WorkerField({ worker, onChange, hint, disabled }: WorkerFieldProps) {
  const t = useT()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Field label={t('offers.candidate')} hint={hint}>
        {(control) => (
          <Button
            {...control}
            className="justify-start"
            disabled={disabled}
            onClick={() => setChoosing(true)}
          >
            {worker ? <UserRound aria-hidden /> : <UserRoundPlus aria-hidden />}
            <span className="truncate">{worker?.displayName ?? t('offers.chooseCandidate')}</span>
          </Button>
        )}
      </Field>
      <WorkerDialog open={choosing} onOpenChange={setChoosing} onSelect={onChange} />
    </>
  )
}
