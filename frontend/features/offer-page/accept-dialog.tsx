import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import type { CandidateOffer } from './offer.ts'

interface AcceptDialogProps {
  offer: CandidateOffer
  busy: boolean
  onAccept: () => void
  onClose: () => void
}

/** The question before the offer is accepted. */
export default function AcceptDialog({ offer, busy, onAccept, onClose }: AcceptDialogProps) {
  const t = useT()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('candidate.acceptTitle')}
      description={t('candidate.acceptQuestion', {
        company: offer.company.name,
        job: offer.package.nomFonction ?? '',
      })}
    >
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {t('common.cancel')}
        </Button>
        <Button variant="accept" busy={busy} onClick={onAccept}>
          {t('candidate.accept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
