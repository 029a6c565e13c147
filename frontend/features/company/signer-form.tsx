import { useForm } from 'react-hook-form'
import { useSaveSigner, type SignerDraft } from '@/api/signers'
import type { Signer } from '@/api/types'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useEmailRules } from '@/lib/use-email-rules'
import { useT } from '@/lib/use-t'
import { EntryForm } from './entry-form.tsx'

/** A signer's name, function and address, in a dialog. */
export function SignerForm({ signer, onDone }: { signer: Signer | null; onDone: () => void }) {
  const t = useT()
  const save = useSaveSigner()
  const emailRules = useEmailRules()
  const { register, handleSubmit, formState } = useForm<SignerDraft>({
    defaultValues: {
      name: signer?.name ?? '',
      nomFonction: signer?.nomFonction ?? '',
      email: signer?.email ?? '',
    },
  })
  const { errors } = formState
  return (
    <EntryForm
      saving={save}
      onSubmit={handleSubmit((draft) =>
        save.mutate({ id: signer?.id, ...draft }, { onSuccess: onDone })
      )}
      onCancel={onDone}
    >
      <Field label={t('company.signerName')} error={errors.name?.message}>
        {(field) => (
          <Input
            {...field}
            maxLength={200}
            {...register('name', {
              validate: (value) => value.trim() !== '' || t('company.required'),
            })}
          />
        )}
      </Field>
      <Field label={t('company.signerFunction')} hint={t('company.signerFunctionHint')}>
        {(field) => <Input {...field} maxLength={200} {...register('nomFonction')} />}
      </Field>
      <Field
        label={t('company.signerEmail')}
        hint={t('company.signerEmailHint')}
        error={errors.email?.message}
      >
        {(field) => (
          <Input {...field} type="email" maxLength={254} {...register('email', emailRules)} />
        )}
      </Field>
    </EntryForm>
  )
}
