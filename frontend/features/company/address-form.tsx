import { Controller, useForm } from 'react-hook-form'
import { useSaveAddress, type AddressDraft } from '@/api/addresses'
import type { Address } from '@/api/types'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { EntryForm } from './entry-form.tsx'

const KINDS: Address['kind'][] = ['INVOICE', 'CORRESPONDENCE', 'ESTABLISHMENT']

/** An address and what it is for, in a dialog. */
export function AddressForm({ address, onDone }: { address: Address | null; onDone: () => void }) {
  const t = useT()
  const save = useSaveAddress()
  const { register, control, handleSubmit, formState } = useForm<AddressDraft>({
    defaultValues: address ?? { kind: 'INVOICE', name: '', street: '', postalCode: '', city: '' },
  })
  const needed = { validate: (value: string) => value.trim() !== '' || t('company.required') }
  const { errors } = formState
  return (
    <EntryForm
      saving={save}
      onSubmit={handleSubmit((draft) => save.mutate(draft, { onSuccess: onDone }))}
      onCancel={onDone}
    >
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange } }) => (
          <Field label={t('company.addressKind')}>
            {(field) => (
              <Select
                {...field}
                value={value}
                onValueChange={onChange}
                options={KINDS.map((kind) => ({
                  value: kind,
                  label: t(`company.address_${kind}`),
                }))}
              />
            )}
          </Field>
        )}
      />
      <Field label={t('company.addressName')} error={errors.name?.message}>
        {(field) => <Input {...field} maxLength={200} {...register('name', needed)} />}
      </Field>
      <Field label={t('company.street')} error={errors.street?.message}>
        {(field) => <Input {...field} maxLength={200} {...register('street', needed)} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Field label={t('company.postalCode')} error={errors.postalCode?.message}>
          {(field) => <Input {...field} maxLength={20} {...register('postalCode', needed)} />}
        </Field>
        <Field label={t('company.city')} error={errors.city?.message}>
          {(field) => <Input {...field} maxLength={100} {...register('city', needed)} />}
        </Field>
      </div>
    </EntryForm>
  )
}
