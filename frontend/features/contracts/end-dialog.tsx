import { useNavigate } from 'react-router'
import { postContractsIdEnd } from '#client/bounds'
import { useEndContract, type Contract, type EndKind } from '@/api/contracts'
import { ChoiceField } from '@/components/form/choice-field'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { useEndKinds } from '@/lib/use-end-kinds'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

interface DialogProps {
  contract: Contract
  open: boolean
  onClose: () => void
}

/** What the button is called: an end that was signed is corrected by another one. */
export function endLabel(contract: Contract): 'contracts.end' | 'contracts.endAgain' {
  return isEnd(contract) ? 'contracts.endAgain' : 'contracts.end'
}

function isEnd({ contractChangeType }: Contract): boolean {
  return contractChangeType === 'END'
}

/** How a contract ends, and on which day. */
export function EndDialog({ contract, open, onClose }: DialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t(isEnd(contract) ? 'contracts.endAgain' : 'contracts.endTitle')}
      description={t('contracts.endText')}
    >
      <EndForm contract={contract} onClose={onClose} />
    </Dialog>
  )
}

function EndForm({ contract, onClose }: Omit<DialogProps, 'open'>) {
  const t = useT()
  const { id, version } = contract
  const navigate = useNavigate()
  const end = useEndContract(id)
  const kinds = useEndKinds()
  const form = useBoundForm({
    bounds: postContractsIdEnd,
    defaultValues: { endDateStr: '', endKind: 'RESIGNATION' as EndKind },
    body: (values) => ({ ...values, version }),
    send: (body) => end.mutateAsync(body),
    onSaved: (saved) => {
      onClose()
      void navigate(urls.contract(saved.id))
    },
  })
  return (
    <Form form={form}>
      <ChoiceField form={form} name="endKind" label={t('contracts.endKind')} options={kinds} />
      <DayField form={form} name="endDateStr" label={t('contracts.lastDay')} />
      <FormButtons form={form} onCancel={onClose}>
        {t(endLabel(contract))}
      </FormButtons>
    </Form>
  )
}
