import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { loginPath } from '@/urls'

interface LeaveDialogProps {
  dirty: boolean
  /** Saves; false when that failed, and one stays. */
  onSave: () => Promise<boolean>
  onDiscard: () => void
}

/** Asks before unsaved work is left behind: inside the application by a dialog, on closing by the browser's own question. */
export function LeaveDialog({ dirty, onSave, onDiscard }: LeaveDialogProps) {
  const t = useT()
  // An ended session must reach the sign-in screen; the draft is kept on the device.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      nextLocation.pathname !== currentLocation.pathname &&
      !loginPath(nextLocation.pathname)
  )
  useBeforeUnload(dirty)
  if (blocker.state !== 'blocked') return null

  async function saveAndLeave() {
    if (await onSave()) blocker.proceed?.()
    else blocker.reset?.()
  }

  function discard() {
    onDiscard()
    blocker.proceed?.()
  }

  return (
    <Dialog
      open
      onOpenChange={() => blocker.reset()}
      title={t('editor.leaveTitle')}
      description={t('editor.leaveText')}
    >
      <DialogActions>
        <Button variant="ghost" onClick={() => blocker.reset()}>
          {t('editor.stay')}
        </Button>
        <Button onClick={discard}>{t('editor.leaveUnsaved')}</Button>
        <Button variant="primary" onClick={saveAndLeave}>
          {t('editor.saveAndLeave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}
