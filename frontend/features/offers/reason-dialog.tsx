import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

interface ReasonDialogProps {
  /** What is about to end, and how; null while nothing is asked. */
  step: 'retract' | 'reject' | null
  /** Whose offer, or how many. */
  name: string
  onClose: () => void
  busy: boolean
  onConfirm: (reason: string) => void
}

/** Ends an offer: retracted by the company, or rejected by the candidate who said so elsewhere; with the reason, for the company. */
export function ReasonDialog({ step, name, onClose, busy, onConfirm }: ReasonDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={step !== null}
      onOpenChange={onClose}
      title={step && t(`offers.${step}Title`, { name })}
      description={step && t(`offers.${step}Text`)}
    >
      {step && <ReasonForm step={step} busy={busy} onClose={onClose} onConfirm={onConfirm} />}
    </Dialog>
  )
}

interface ReasonFormProps extends Pick<ReasonDialogProps, 'onClose' | 'busy' | 'onConfirm'> {
  step: 'retract' | 'reject'
}

function ReasonForm({ step, onClose, busy, onConfirm }: ReasonFormProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    onConfirm(reason.trim())
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field label={t('offers.reason')} hint={t('offers.reasonHint')}>
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            className={cn(inputClasses, 'h-auto py-2 md:h-auto')}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t(`offers.${step}`)}
        </Button>
      </DialogActions>
    </form>
  )
}
