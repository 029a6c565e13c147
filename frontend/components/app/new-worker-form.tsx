import { useState, type FormEvent } from 'react'
import { ApiProblem } from '@/api/problem'
import { useAddWorker } from '@/api/worker-choices'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

interface NewWorkerFormProps {
  onCancel: () => void
  onAdded: (worker: { id: string; displayName: string }) => void
}

const FIELDS = ['firstName', 'lastName', 'email'] as const

/** Adds a person to the contacts: a name, and an address when it is known. */
export function NewWorkerForm({ onCancel, onAdded }: NewWorkerFormProps) {
  const t = useT()
  const toastError = useToastError()
  const add = useAddWorker()
  const [id] = useState(newId)
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '' })
  const [missing, setMissing] = useState(false)
  const refused = add.error instanceof ApiProblem ? add.error.errors : []

  function submit(event: FormEvent) {
    event.preventDefault()
    // Its dialog may stand in another form, which this must not send.
    event.stopPropagation()
    const [firstName, lastName, email] = FIELDS.map((field) => values[field].trim())
    if (!firstName || !lastName) return setMissing(true)
    add.mutate(
      { id, firstName, lastName, email: email || null },
      {
        onSuccess: () => onAdded({ id, displayName: `${firstName} ${lastName}` }),
        onError: (error) => {
          if (!(error instanceof ApiProblem) || error.errors.length === 0) toastError(error)
        },
      }
    )
  }

  const errorOf = (field: (typeof FIELDS)[number]) => {
    if (missing && field !== 'email' && values[field].trim() === '') return t('workers.nameMissing')
    return refused.find(({ path }) => path === field)?.message ?? null
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {FIELDS.map((field) => (
        <Field key={field} label={t(`workers.${field}`)} error={errorOf(field)}>
          {(control) => (
            <Input
              {...control}
              type={field === 'email' ? 'email' : 'text'}
              value={values[field]}
              onChange={(event) => setValues({ ...values, [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <DialogActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={add.isPending}>
          {t('workers.addThis')}
        </Button>
      </DialogActions>
    </form>
  )
}
