import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

interface ConflictDialogProps {
  open: boolean
  onTheirs: () => void
  onMine: () => void
  /** Decides later: nothing is saved, and the next save asks again. */
  onLater: () => void
}

/** Somebody saved another version meanwhile: which one stays is the person's choice, never silently made. */
export function ConflictDialog({ open, onTheirs, onMine, onLater }: ConflictDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onLater}
      title={t('editor.conflictTitle')}
      description={t('editor.conflictText')}
    >
      <DialogActions>
        <Button onClick={onTheirs}>{t('editor.conflictTheirs')}</Button>
        <Button variant="primary" onClick={onMine}>
          {t('editor.conflictMine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
