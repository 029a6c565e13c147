import { useState, type ReactNode } from 'react'
import { UserRound, UserRoundPlus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { WorkerDialog, type ChosenWorker } from './worker-dialog.tsx'

interface WorkerFieldProps {
  label: string
  /** What stands there while no worker is chosen. */
  placeholder: string
  worker: ChosenWorker | null
  onChange: (worker: ChosenWorker) => void
  hint?: ReactNode
  disabled?: boolean
}

/** For whom: a known worker, or one added on the way. */
export function WorkerField({ label, hint, ...choice }: WorkerFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <WorkerButton {...control} {...choice} />}
    </Field>
  )
}

interface WorkerButtonProps extends Omit<WorkerFieldProps, 'label' | 'hint'> {
  id?: string
}

/** The same as the control of a field. */
export function WorkerButton({ placeholder, worker, onChange, ...control }: WorkerButtonProps) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Button
        {...control}
        className="min-w-0 justify-start self-start max-sm:w-full"
        onClick={() => setChoosing(true)}
      >
        {worker ? <UserRound aria-hidden /> : <UserRoundPlus aria-hidden />}
        <span className="truncate">{worker?.displayName ?? placeholder}</span>
      </Button>
      <WorkerDialog open={choosing} onOpenChange={setChoosing} onSelect={onChange} />
    </>
  )
}
