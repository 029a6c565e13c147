import { useState } from 'react'
import { putPayReviewsId } from '#client/bounds'
import { useUpdateReview, type PayReview } from '@/api/pay-reviews'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { MatrixField } from '@/components/app/matrix-field'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

const { minimum: min, maximum: max } = putPayReviewsId.properties.matrix.items.items
const PERCENT = { min, max }

interface GuidelineDialogProps {
  review: PayReview
  readOnly: boolean
  open: boolean
  onClose: () => void
}

/** What a review suggests: percent by place in the range and by rating. */
export function GuidelineDialog({ open, onClose, ...form }: GuidelineDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('pay-reviews.guideline')}
      description={t('pay-reviews.guidelineText')}
      className="max-w-lg"
    >
      {open && <GuidelineForm {...form} onClose={onClose} />}
    </Dialog>
  )
}

function GuidelineForm({ review, readOnly, onClose }: Omit<GuidelineDialogProps, 'open'>) {
  const t = useT()
  const update = useUpdateReview()
  const toastError = useToastError()
  const [matrix, setMatrix] = useState<readonly (readonly number[])[]>(review.matrix)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        update.mutate(
          { id: review.id, matrix: matrix.map((row) => [...row]) },
          { onSuccess: onClose, onError: toastError }
        )
      }}
    >
      <MatrixField {...PERCENT} value={matrix} onChange={setMatrix} disabled={readOnly} />
      <DialogActions>
        <Button type="button" onClick={onClose}>
          {t(readOnly ? 'common.close' : 'common.cancel')}
        </Button>
        {!readOnly && (
          <Button type="submit" variant="primary" busy={update.isPending}>
            {t('pay-reviews.keep')}
          </Button>
        )}
      </DialogActions>
    </form>
  )
}
