import { postIntegrationConsents } from '#client/bounds'
import { useAskConsent, type HrSystem } from '@/api/integrations'
import { PasswordInput } from '@/components/app/password-input'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { CopyField } from '@/components/ui/copy-field'
import { useT } from '@/lib/use-t'

interface AppFormProps {
  system: HrSystem
  returnAddress: string
  onClose: () => void
}

/** The app of a company at a system: with it a person goes there, and comes back with a code. */
export function AppForm({ system, returnAddress, onClose }: AppFormProps) {
  const t = useT()
  const ask = useAskConsent()
  const form = useBoundForm({
    bounds: postIntegrationConsents,
    defaultValues: { clientId: '', clientSecret: '' },
    body: (values) => ({ ...values, system: system.system }),
    send: (body) => ask.mutateAsync(body as Parameters<typeof ask.mutateAsync>[0]),
    onSaved: ({ address }) => window.location.assign(address),
  })
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">
        {t('integrations.howToApp', { system: system.name })}
      </p>
      <div className="mb-4">
        <CopyField label={t('integrations.returnAddress')} value={returnAddress} />
      </div>
      <Form form={form}>
        <TextField
          form={form}
          name="clientId"
          label={t('integrations.key_clientId')}
          autoComplete="off"
        />
        <TextField
          form={form}
          name="clientSecret"
          label={t('integrations.key_clientSecret')}
          autoComplete="off"
          input={PasswordInput}
        />
        <FormButtons form={form} onCancel={onClose}>
          {t('integrations.leave', { system: system.name })}
        </FormButtons>
      </Form>
    </>
  )
}
