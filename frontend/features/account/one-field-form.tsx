import type { ComponentProps, ComponentType } from 'react'
import type { UseMutationResult } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiProblem } from '@/api/problem'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'

interface OneFieldFormProps {
  /** As the API names it, so that its refusal finds the field. */
  name: string
  label: string
  required: string
  submit: string
  mutation: UseMutationResult<any, Error, string>
  onCancel: () => void
  onDone?: () => void
  input?: ComponentType<Omit<ComponentProps<'input'>, 'type'>>
  autoComplete?: string
}

/** A dialog's only field with its two buttons. A refusal clears the field and stands under it. */
export function OneFieldForm({
  name,
  label,
  required,
  submit,
  mutation,
  onCancel,
  onDone,
  input: Control = Input,
  autoComplete = 'one-time-code',
}: OneFieldFormProps) {
  const t = useT()
  const { register, handleSubmit, formState, setError, setFocus, setValue } = useForm({
    defaultValues: { value: '' },
  })
  const error = formState.errors.value?.message
  const send = handleSubmit(({ value }) =>
    mutation.mutate(value, {
      onSuccess: onDone,
      onError: (problem) => {
        const own =
          problem instanceof ApiProblem ? problem.errors.find(({ path }) => path === name) : null
        setValue('value', '')
        setFocus('value')
        if (own) setError('value', { message: own.message })
      },
    })
  )
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <Field label={label} error={error}>
        {(field) => (
          <Control
            {...field}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...register('value', { required })}
          />
        )}
      </Field>
      {mutation.error && !error && <ProblemNotice error={mutation.error} />}
      <DialogActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={mutation.isPending}>
          {submit}
        </Button>
      </DialogActions>
    </form>
  )
}
