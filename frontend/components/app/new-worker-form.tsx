import { useState } from 'react'
import { postWorkers } from '#client/bounds'
import { useAddWorker } from '@/api/worker-choices'
import { NameFields } from '@/components/app/name-fields'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { useBoundForm } from '@/components/form/use-bound-form'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'

interface NewWorkerFormProps {
  onCancel: () => void
  onAdded: (worker: { id: string; displayName: string }) => void
}

/** Adds a person to the contacts: a name, and an address when it is known. */
export function NewWorkerForm({ onCancel, onAdded }: NewWorkerFormProps) {
  const t = useT()
  const add = useAddWorker()
  const [id] = useState(newId)
  const form = useBoundForm({
    bounds: postWorkers,
    defaultValues: { firstName: '', lastName: '', email: '' },
    body: ({ email, ...names }) => ({ id, ...names, email: email.trim() || null }),
    send: add.mutateAsync,
    onSaved: ({ firstName, lastName }) => onAdded({ id, displayName: `${firstName} ${lastName}` }),
  })
  return (
    <Form form={form}>
      <NameFields form={form} />
      <FormButtons form={form} onCancel={onCancel}>
        {t('workers.addThis')}
      </FormButtons>
    </Form>
  )
}
