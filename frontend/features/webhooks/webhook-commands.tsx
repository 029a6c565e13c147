import { useState } from 'react'
import { KeyRound, Pencil, Send, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { useRemoveWebhook, useRotateSecret, useTestWebhook, type Webhook } from '@/api/webhooks'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { RowMenu } from '@/components/list/row-menu'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { SecretOnce } from './secret-once.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** What can be done with an address: try it, change it, give it another secret, remove it. */
export function WebhookCommands({ webhook }: { webhook: Webhook }) {
  const t = useT()
  const navigate = useNavigate()
  const onError = useToastError()
  const [asked, setAsked] = useState<'edit' | 'rotate' | 'remove' | null>(null)
  const test = useTestWebhook(webhook.id)
  const rotate = useRotateSecret()
  const remove = useRemoveWebhook()
  const close = () => setAsked(null)

  function confirmRemove() {
    close()
    remove.mutate(webhook.id, {
      onSuccess: () => {
        toast(t('webhooks.removed'))
        void navigate(urls.webhooksSettings)
      },
      onError,
    })
  }

  return (
    <>
      <Button
        busy={test.isPending}
        disabled={!webhook.isActive}
        onClick={() =>
          test.mutate(undefined, { onSuccess: () => toast(t('webhooks.testSent')), onError })
        }
      >
        <Send aria-hidden />
        {t('webhooks.test')}
      </Button>
      <Button onClick={() => setAsked('edit')}>
        <Pencil aria-hidden />
        {t('lists.edit')}
      </Button>
      <RowMenu label={t('webhooks.more')} onPage busy={rotate.isPending || remove.isPending}>
        <MenuItem onSelect={() => setAsked('rotate')}>
          <KeyRound aria-hidden />
          {t('webhooks.rotate')}
        </MenuItem>
        <MenuItem danger onSelect={() => setAsked('remove')}>
          <Trash2 aria-hidden />
          {t('lists.remove')}
        </MenuItem>
      </RowMenu>
      <WebhookDialog
        webhook={webhook}
        open={asked === 'edit'}
        onOpenChange={(open) => !open && close()}
      />
      <ConfirmDialog
        open={asked === 'rotate'}
        title={t('webhooks.rotateTitle')}
        description={t('webhooks.rotateText')}
        confirm={t('webhooks.rotate')}
        cancel={t('common.cancel')}
        onConfirm={() => {
          close()
          rotate.mutate(webhook.id, { onError })
        }}
        onCancel={close}
      />
      <Dialog
        open={rotate.data !== undefined}
        onOpenChange={() => rotate.reset()}
        title={t('webhooks.secret')}
      >
        {rotate.data && <SecretOnce secret={rotate.data.secret} onDone={() => rotate.reset()} />}
      </Dialog>
      <ConfirmDialog
        open={asked === 'remove'}
        title={t('webhooks.removeTitle')}
        description={t('webhooks.removeText', { url: webhook.url })}
        confirm={t('lists.remove')}
        cancel={t('common.cancel')}
        danger
        onConfirm={confirmRemove}
        onCancel={close}
      />
    </>
  )
}
