import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button, type ButtonProps } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import type { BoundForm } from './use-bound-form.ts'

interface SubmitButtonProps<Values extends FieldValues> extends Omit<ButtonProps, 'form'> {
  form: BoundForm<Values>
}

/** Sends the form, as Enter does; busy as long as it is under way. */
export function SubmitButton<Values extends FieldValues>({
  form,
  busy,
  ...props
}: SubmitButtonProps<Values>) {
  return (
    <Button type="submit" variant="primary" busy={busy || form.formState.isSubmitting} {...props} />
  )
}

interface FormButtonsProps<Values extends FieldValues> extends SubmitButtonProps<Values> {
  /** Absent: there is nothing to cancel. */
  onCancel?: () => void
  children: ReactNode
}

/** The end of a form: cancel, and the button that sends it. */
export function FormButtons<Values extends FieldValues>({
  onCancel,
  ...submit
}: FormButtonsProps<Values>) {
  const t = useT()
  return (
    <DialogActions>
      {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
      <SubmitButton {...submit} />
    </DialogActions>
  )
}
