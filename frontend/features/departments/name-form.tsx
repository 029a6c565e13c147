import type { ReactNode } from 'react'
import { FormButtons } from '@/components/form/form-buttons'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { partOf } from '@/components/form/use-bound-fields'
import type { BoundForm } from '@/components/form/use-bound-form'
import { useT } from '@/lib/use-t'

type Named = { name: string }

interface NameFormProps<Values extends Named> {
  form: BoundForm<Values>
  onCancel: () => void
  /** Fields besides the name. */
  children?: ReactNode
}

/** A name, in a dialog. */
export function NameForm<Values extends Named>({
  form,
  onCancel,
  children,
}: NameFormProps<Values>) {
  const t = useT()
  return (
    <Form form={form}>
      <TextField
        form={partOf<Named, Values>(form)}
        name="name"
        label={t('departments.name')}
        autoComplete="off"
        says={{ required: t('departments.nameRequired') }}
      />
      {children}
      <FormButtons form={form} onCancel={onCancel}>
        {t('departments.save')}
      </FormButtons>
    </Form>
  )
}
