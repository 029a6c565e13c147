import { postOffersIdRetract } from '#client/bounds'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { LongTextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
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
  const form = useBoundForm({
    bounds: postOffersIdRetract,
    defaultValues: { reason: '' },
    send: async ({ reason }) => onConfirm(reason.trim()),
  })
  return (
    <Form form={form}>
      <LongTextField
        form={form}
        name="reason"
        label={t('offers.reason')}
        hint={t('offers.reasonHint')}
        rows={3}
      />
      <FormButtons form={form} variant="danger" onCancel={onClose} busy={busy}>
        {t(`offers.${step}`)}
      </FormButtons>
    </Form>
  )
}
