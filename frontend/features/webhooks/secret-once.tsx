import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

/** The secret of an address, which is shown this once. */
export function SecretOnce({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useT()
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warn">{t('webhooks.secretOnce')}</Notice>
      <CopyField label={t('webhooks.secret')} value={secret} />
      <DialogActions>
        <Button variant="primary" onClick={onDone}>
          {t('webhooks.secretKept')}
        </Button>
      </DialogActions>
    </div>
  )
}
