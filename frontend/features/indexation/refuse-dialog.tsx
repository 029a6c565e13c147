import { postIndexationsIdRefusal } from '#client/bounds'
import { useRefuseIndexation, type RunDetail } from '@/api/indexations'
import { FormButtons } from '@/components/form/form-buttons'
import { Form } from '@/components/form/form'
import { LongTextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

interface RefuseDialogProps {
  run: RunDetail
  open: boolean
  onClose: () => void
}

/** Why a plan is not approved: who planned it reads it. */
export function RefuseDialog({ run, open, onClose }: RefuseDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('indexation.refuseTitle')}
      description={t('indexation.refuseText')}
    >
      <RefuseForm run={run} onClose={onClose} />
    </Dialog>
  )
}

function RefuseForm({ run, onClose }: Omit<RefuseDialogProps, 'open'>) {
  const t = useT()
  const refuse = useRefuseIndexation(run.id)
  const form = useBoundForm({
    bounds: postIndexationsIdRefusal,
    defaultValues: { because: '' },
    send: refuse.mutateAsync,
    onSaved: onClose,
  })
  return (
    <Form form={form}>
      <LongTextField form={form} name="because" rows={4} label={t('indexation.because')} />
      <FormButtons form={form} onCancel={onClose}>
        {t('indexation.refuse')}
      </FormButtons>
    </Form>
  )
}
