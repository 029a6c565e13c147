import { postCompanyAddresses } from '#client/bounds'
import { useSaveAddress, type AddressDraft } from '@/api/addresses'
import type { Address } from '@/api/types'
import { SeatFields } from '@/components/app/seat-fields'
import { ChoiceField } from '@/components/form/choice-field'
import { FormButtons } from '@/components/form/form-buttons'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useT } from '@/lib/use-t'

const KINDS: Address['kind'][] = ['INVOICE', 'CORRESPONDENCE', 'ESTABLISHMENT']
const EMPTY: AddressDraft = { kind: 'INVOICE', name: '', street: '', postalCode: '', city: '' }

/** An address and what it is for, in a dialog. */
export function AddressForm({ address, onDone }: { address: Address | null; onDone: () => void }) {
  const t = useT()
  const save = useSaveAddress()
  const form = useBoundForm({
    bounds: postCompanyAddresses,
    defaultValues: address ?? EMPTY,
    send: save.mutateAsync,
    onSaved: onDone,
  })
  return (
    <Form form={form}>
      <ChoiceField
        form={form}
        name="kind"
        label={t('company.addressKind')}
        options={KINDS.map((value) => ({ value, label: t(`company.address_${value}`) }))}
      />
      <TextField form={form} name="name" label={t('company.addressName')} autoComplete="off" />
      <SeatFields form={form} />
      <FormButtons form={form} onCancel={onDone}>
        {t('company.save')}
      </FormButtons>
    </Form>
  )
}
