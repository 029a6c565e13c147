import { postWebhooks } from '#client/bounds'
import {
  useCreateWebhook,
  useUpdateWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookBody,
} from '@/api/webhooks'
import { ChecksField } from '@/components/form/checks-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { SwitchField } from '@/components/form/switch-field'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { SecretOnce } from './secret-once.tsx'
import { useEventWord } from './use-event-word.ts'

interface WebhookDialogProps {
  /** Null for a new one. */
  webhook: Webhook | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Where an address is, what it is told, and whether; of a new one then its secret, once. */
export function WebhookDialog({ webhook, open, onOpenChange }: WebhookDialogProps) {
  const t = useT()
  const onDone = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(webhook ? 'webhooks.edit' : 'webhooks.new')}
    >
      {webhook ? <Edited webhook={webhook} onDone={onDone} /> : <Added onDone={onDone} />}
    </Dialog>
  )
}

function Added({ onDone }: { onDone: () => void }) {
  const t = useT()
  const create = useCreateWebhook()
  if (create.data) return <SecretOnce secret={create.data.secret} onDone={onDone} />
  const usual = { url: '', events: [...WEBHOOK_EVENTS], isActive: true }
  return (
    <WebhookForm usual={usual} send={create.mutateAsync} onCancel={onDone}>
      {t('webhooks.add')}
    </WebhookForm>
  )
}

function Edited({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const t = useT()
  const update = useUpdateWebhook(webhook.id)
  const { url, events, isActive } = webhook
  const usual = { url, events: [...events], isActive }
  return (
    <WebhookForm usual={usual} send={update.mutateAsync} onSaved={onDone} onCancel={onDone}>
      {t('account.save')}
    </WebhookForm>
  )
}

interface WebhookFormProps {
  usual: WebhookBody
  send: (body: WebhookBody) => Promise<unknown>
  onSaved?: () => void
  onCancel: () => void
  children: string
}

function WebhookForm({ usual, send, onSaved, onCancel, children }: WebhookFormProps) {
  const t = useT()
  const form = useBoundForm({ bounds: postWebhooks, defaultValues: usual, send, onSaved })
  const wordOf = useEventWord()
  const bad = t('webhooks.urlWrong')
  return (
    <Form form={form}>
      <TextField
        form={form}
        name="url"
        type="url"
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        placeholder="https://"
        autoComplete="off"
        says={{ required: bad, minLength: bad, outside: bad }}
      />
      <ChecksField
        form={form}
        name="events"
        label={t('webhooks.events')}
        says={{ 'array.minLength': t('webhooks.eventsRequired') }}
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: wordOf(value) }))}
      />
      <SwitchField
        form={form}
        name="isActive"
        label={t('webhooks.active')}
        hint={t('webhooks.activeHint')}
      />
      <FormButtons form={form} onCancel={onCancel}>
        {children}
      </FormButtons>
    </Form>
  )
}
