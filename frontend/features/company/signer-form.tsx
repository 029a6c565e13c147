import { postSigners } from '#client/bounds'
import { useSaveSigner } from '@/api/signers'
import type { Signer } from '@/api/types'
import { FormButtons } from '@/components/form/form-buttons'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useT } from '@/lib/use-t'

/** A signer's name, function and address, and how candidates reach them, in a dialog. */
export function SignerForm({ signer, onDone }: { signer: Signer | null; onDone: () => void }) {
  const t = useT()
  const save = useSaveSigner()
  const form = useBoundForm({
    bounds: postSigners,
    defaultValues: {
      name: signer?.name ?? '',
      nomFonction: signer?.nomFonction ?? '',
      email: signer?.email ?? '',
      phone: signer?.phone ?? '',
      contactEmail: signer?.contactEmail ?? '',
    },
    send: ({ contactEmail, ...body }) =>
      save.mutateAsync({ id: signer?.id, ...body, contactEmail: contactEmail || null }),
    onSaved: onDone,
  })
  return (
    <Form form={form}>
      <TextField form={form} name="name" label={t('company.signerName')} autoComplete="off" />
      <TextField
        form={form}
        name="nomFonction"
        label={t('company.signerFunction')}
        hint={t('company.signerFunctionHint')}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="off"
        label={t('company.signerEmail')}
        hint={t('company.signerEmailHint')}
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        autoComplete="off"
        label={t('company.contactPhone')}
        hint={t('company.contactHint')}
      />
      <TextField
        form={form}
        name="contactEmail"
        type="email"
        autoComplete="off"
        label={t('company.contactEmail')}
        hint={t('company.contactEmailHint')}
      />
      <FormButtons form={form} onCancel={onDone}>
        {t('company.save')}
      </FormButtons>
    </Form>
  )
}
