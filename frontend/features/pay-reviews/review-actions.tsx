import { useState } from 'react'
import { Check, Mail, Network, RotateCcw, Send, Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { toast } from 'sonner'
import {
  deleteReview,
  REVIEW_LISTS,
  useApproveReview,
  useOpenReview,
  useRetakeReview,
  useSendReviewLetters,
  type PayReview,
} from '@/api/pay-reviews'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { RowMenu } from '@/components/list/row-menu'
import { Button } from '@/components/ui/button'
import { MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'
import { urls } from '@/urls'
import { ApplyDialog } from './apply-dialog.tsx'

type Question = 'open' | 'approve' | 'alone' | 'letters'

/** What an administrator may do with a review now. */
export function ReviewActions({ review }: { review: PayReview }) {
  const t = useT()
  const navigate = useNavigate()
  const toastError = useToastError()
  const [asked, setAsked] = useState<Question | null>(null)
  const [applying, setApplying] = useState(false)
  const open = useOpenReview()
  const approve = useApproveReview()
  const retake = useRetakeReview()
  const letters = useSendReviewLetters()
  const remove = useUndoableDeletion()
  const { id, name, status, version } = review
  const done = (words: string) => ({ onSuccess: () => void toast(words), onError: toastError })
  /** Some raises are no contract yet. */
  const isLeft = review.applied < review.raised
  return (
    <>
      {status === 'draft' && (
        <Button variant="primary" busy={open.isPending} onClick={() => setAsked('open')}>
          <Send aria-hidden />
          {t('pay-reviews.open')}
        </Button>
      )}
      {review.mayApprove && (
        <Button variant="primary" busy={approve.isPending} onClick={() => setAsked('approve')}>
          <Check aria-hidden />
          {t('pay-reviews.approve')}
        </Button>
      )}
      {review.mayApproveAlone && (
        <Button variant="primary" busy={approve.isPending} onClick={() => setAsked('alone')}>
          {t('pay-reviews.approveAlone')}
        </Button>
      )}
      {(status === 'approved' || (status === 'applied' && isLeft)) && (
        <Button variant="primary" onClick={() => setApplying(true)}>
          {t('pay-reviews.apply')}
        </Button>
      )}
      {status === 'applied' && review.letters < review.applied && (
        <Button variant="primary" busy={letters.isPending} onClick={() => setAsked('letters')}>
          <Mail aria-hidden />
          {t('pay-reviews.sendLetters')}
        </Button>
      )}
      <RowMenu onPage label={t('packages.actionsFor', { name })} busy={retake.isPending}>
        <MenuItem asChild>
          <Link to={urls.scenario(review.scenarioId)}>
            <Network aria-hidden />
            {t('pay-reviews.asScenario')}
          </Link>
        </MenuItem>
        {(status !== 'applied' || isLeft) && (
          <MenuItem onSelect={() => retake.mutate(id, done(t('pay-reviews.retaken')))}>
            <RotateCcw aria-hidden />
            {t('pay-reviews.retake')}
          </MenuItem>
        )}
        {status !== 'applied' && review.applied === 0 && (
          <>
            <MenuSeparator />
            <MenuItem
              danger
              onSelect={() => {
                remove({
                  id,
                  message: t('pay-reviews.deleted', { name }),
                  remove: deleteReview,
                  lists: REVIEW_LISTS,
                })
                void navigate(urls.payReviews)
              }}
            >
              <Trash2 aria-hidden />
              {t('pay-reviews.delete')}
            </MenuItem>
          </>
        )}
      </RowMenu>
      <ApplyDialog review={review} open={applying} onClose={() => setApplying(false)} />
      <ConfirmDialog
        open={asked !== null}
        title={t(`pay-reviews.ask_${asked ?? 'open'}`)}
        description={t(`pay-reviews.ask_${asked ?? 'open'}_text`, {
          count: review.applied - review.letters,
        })}
        confirm={t(`pay-reviews.ask_${asked ?? 'open'}_confirm`)}
        cancel={t('common.cancel')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          if (asked === 'open') open.mutate(id, done(t('pay-reviews.opened')))
          if (asked === 'approve' || asked === 'alone')
            approve.mutate(
              { id, version, alone: asked === 'alone' },
              done(t('pay-reviews.approved'))
            )
          if (asked === 'letters')
            letters.mutate(id, {
              onSuccess: ({ letters: sent, withoutAddress }) =>
                void toast(t('pay-reviews.lettersSent', { sent, withoutAddress })),
              onError: toastError,
            })
        }}
      />
    </>
  )
}
