import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

/** A private link, where the browser did not let it be copied by itself. */
export function LinkDialog({ url, onClose }: { url: string | null; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      open={url !== null}
      onOpenChange={onClose}
      title={t('offers.linkTitle')}
      description={t('offers.linkIsNew')}
    >
      {url && <CopyField label={t('offers.link')} value={url} />}
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
