import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'

interface NameFormProps {
  name: string
  busy: boolean
  error: Error | null
  onSubmit: (name: string) => void
  onCancel: () => void
  /** Fields besides the name. */
  children?: ReactNode
}

/** A name, in a dialog. */
export function NameForm({ name, busy, error, onSubmit, onCancel, children }: NameFormProps) {
  const t = useT()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } })
  return (
    <form
      onSubmit={handleSubmit((values) => onSubmit(values.name.trim()))}
      noValidate
      className="flex flex-col gap-4"
    >
      <Field label={t('departments.name')} error={formState.errors.name?.message}>
        {(field) => (
          <Input
            {...field}
            maxLength={100}
            {...register('name', {
              validate: (value) => value.trim() !== '' || t('departments.nameRequired'),
            })}
          />
        )}
      </Field>
      {children}
      <ProblemNotice error={error} />
      <DialogActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('departments.save')}
        </Button>
      </DialogActions>
    </form>
  )
}
