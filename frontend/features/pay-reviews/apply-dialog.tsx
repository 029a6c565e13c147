import { useCallback } from 'react'
import { applyReview, type PayReview } from '@/api/pay-reviews'
import { ExitPreview } from '@/components/app/exit-preview'
import { Dialog } from '@/components/ui/dialog'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface ApplyDialogProps {
  review: PayReview
  open: boolean
  onClose: () => void
}

/** What becomes of everybody who has a raise, before anything is made. */
export function ApplyDialog({ review, open, onClose }: ApplyDialogProps) {
  const t = useT()
  const format = useFormat()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('pay-reviews.apply')}
      description={t('pay-reviews.applyText', { day: format.day(review.dateStr, 'medium') })}
      className="max-w-2xl"
    >
      {open && <Preview review={review} onClose={onClose} />}
    </Dialog>
  )
}

function Preview({ review: { id }, onClose }: Omit<ApplyDialogProps, 'open'>) {
  const t = useT()
  const ask = useCallback((call: Parameters<typeof applyReview>[1]) => applyReview(id, call), [id])
  return (
    <ExitPreview
      ask={ask}
      done={(people) => t('pay-reviews.appliedPeople', { people })}
      action={(people) => t('pay-reviews.doApply', { people })}
      onClose={onClose}
    />
  )
}
