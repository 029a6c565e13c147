import type { ComponentProps } from 'react'
import { FormButtons } from '@/components/form/form-buttons'
import { Form } from '@/components/form/form'
import type { Bounds } from '@/components/form/judge'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'

interface OneFieldFormProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'input' | 'autoComplete'
> {
  bounds: Bounds
  /** As the API names it. */
  name: string
  required: string
  submit: string
  send: (value: string) => Promise<unknown>
  onCancel: () => void
  onDone?: () => void
}

/** A dialog's only field with its two buttons: a code or a password, emptied when it is refused. */
export function OneFieldForm({
  bounds,
  name,
  required,
  submit,
  send,
  onCancel,
  onDone,
  ...field
}: OneFieldFormProps) {
  const form = useBoundForm({
    bounds,
    defaultValues: { [name]: '' } as Record<string, string>,
    send: (body) => send(body[name]!),
    onSaved: onDone,
    clears: name,
  })
  return (
    <Form form={form}>
      <TextField
        form={form}
        name={name}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        says={{ required }}
        {...field}
      />
      <FormButtons form={form} onCancel={onCancel}>
        {submit}
      </FormButtons>
    </Form>
  )
}
