import { useAddresses, useRemoveAddress } from '@/api/addresses'
import { ListCard } from '@/components/app/list-card'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { AddressForm } from './address-form.tsx'

/** Where invoices and letters go, and the company's establishments. */
export function AddressesCard() {
  const t = useT()
  const remove = useRemoveAddress()
  const toastError = useToastError()
  return (
    <ListCard
      title={t('company.addresses')}
      list={useAddresses()}
      detail={({ kind, street, postalCode, city }) =>
        `${t(`company.address_${kind}`)} · ${street}, ${postalCode} ${city}`
      }
      removeText={t('company.removeAddressText')}
      onRemove={({ id }) => remove.mutate(id, { onError: toastError })}
      form={(address, onDone) => <AddressForm address={address} onDone={onDone} />}
    />
  )
}
