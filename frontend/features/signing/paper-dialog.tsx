import { useState } from 'react'
import type { Signing, SigningCalls } from '@/api/signing'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

interface PaperDialogProps {
  signing: Signing
  calls: SigningCalls
  onClose: () => void
}

/** Asks the company for the paper; nothing ends by it, and one may still sign here. */
export default function PaperDialog({ signing, calls, onClose }: PaperDialogProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const company = signing.casefile.company.name

  async function send() {
    setBusy(true)
    await calls.askForPaper().then(onClose, setFailure)
    setBusy(false)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('signing.paperTitle')}
      description={t('signing.paperText', { company })}
    >
      <ProblemNotice error={failure} />
      <DialogActions>
        <Button className="h-11" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" className="h-11" busy={busy} onClick={() => void send()}>
          {t('signing.paperNow')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
