import { postContractsIdSign } from '#client/bounds'
import { useSignContract, type Contract } from '@/api/contracts'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { today } from '#modules/shared/values/days'

interface DialogProps {
  contract: Contract
  open: boolean
  onClose: () => void
}

/** Both have signed by hand: on which day. */
export function SignDialog({ contract, open, onClose }: DialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('contracts.signTitle')}
      description={t('contracts.signText')}
    >
      <SignForm contract={contract} onClose={onClose} />
    </Dialog>
  )
}

function SignForm({ contract: { id, version }, onClose }: Omit<DialogProps, 'open'>) {
  const t = useT()
  const sign = useSignContract(id)
  const form = useBoundForm({
    bounds: postContractsIdSign,
    defaultValues: { signedOnStr: today() },
    body: (values) => ({ ...values, version }),
    send: (body) => sign.mutateAsync(body),
    onSaved: onClose,
  })
  return (
    <Form form={form}>
      <DayField form={form} name="signedOnStr" label={t('contracts.signedOn')} />
      <FormButtons form={form} onCancel={onClose}>
        {t('contracts.sign')}
      </FormButtons>
    </Form>
  )
}
