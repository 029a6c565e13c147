import { postPayReviewPartsIdReturn } from '#client/bounds'
import { useDecidePart } from '@/api/pay-reviews'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { LongTextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

interface BecauseDialogProps {
  /** The part that goes back; null while none does. */
  partId: string | null
  onClose: () => void
  onReturned: () => void
}

/** Why proposals go back: who made them reads it. */
export function BecauseDialog({ partId, onClose, onReturned }: BecauseDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={partId !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t('pay-reviews.sendBack')}
      description={t('pay-reviews.sendBackText')}
    >
      {partId && <BecauseForm partId={partId} onClose={onClose} onReturned={onReturned} />}
    </Dialog>
  )
}

function BecauseForm({ partId, onClose, onReturned }: BecauseDialogProps & { partId: string }) {
  const t = useT()
  const decide = useDecidePart(partId)
  const form = useBoundForm({
    bounds: postPayReviewPartsIdReturn,
    defaultValues: { because: '' },
    send: ({ because }) => decide.mutateAsync({ because }),
    onSaved: () => {
      onClose()
      onReturned()
    },
  })
  return (
    <Form form={form}>
      <LongTextField form={form} name="because" rows={4} label={t('pay-reviews.because')} />
      <FormButtons form={form} onCancel={onClose}>
        {t('pay-reviews.sendBack')}
      </FormButtons>
    </Form>
  )
}
