import { useState } from 'react'
import { postPayReviews } from '#client/bounds'
import { useUpdateReview, type PayReview } from '@/api/pay-reviews'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

const { minimum: min, maximum: max } = postPayReviews.properties.budgetPercent
const PERCENT = { min, max }

interface BudgetsDialogProps {
  review: PayReview
  open: boolean
  onClose: () => void
}

/** What each part may spend: a percent of its pay for all, or an amount each. */
export function BudgetsDialog({ review, open, onClose }: BudgetsDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('pay-reviews.budgets')}
      description={t('pay-reviews.budgetsText')}
    >
      {open && <BudgetsForm review={review} onClose={onClose} />}
    </Dialog>
  )
}

function BudgetsForm({ review, onClose }: Omit<BudgetsDialogProps, 'open'>) {
  const t = useT()
  const format = useFormat()
  const update = useUpdateReview()
  const toastError = useToastError()
  const [percent, setPercent] = useState<number | null>(null)
  const [amounts, setAmounts] = useState<Record<string, number | null>>(() =>
    Object.fromEntries(review.parts.map(({ id, budget }) => [id, budget]))
  )
  const share = (next: number | null) => {
    setPercent(next)
    if (next === null) return
    setAmounts(
      Object.fromEntries(review.parts.map(({ id, gross }) => [id, Math.round(gross * next) / 100]))
    )
  }
  const total = Object.values(amounts).reduce<number>((sum, each) => sum + (each ?? 0), 0)
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        update.mutate(
          {
            id: review.id,
            budgets: review.parts.map(({ id }) => ({ partId: id, amount: amounts[id] ?? 0 })),
          },
          { onSuccess: onClose, onError: toastError }
        )
      }}
    >
      <Field label={t('pay-reviews.budgetPercent')} hint={t('pay-reviews.budgetPercentHint')}>
        {(control) => (
          <NumberInput
            {...control}
            {...PERCENT}
            step="any"
            value={percent}
            onValueChange={share}
          />
        )}
      </Field>
      {review.parts.map(({ id, department, gross, people }) => (
        <Field
          key={id}
          label={department ?? t('pay-reviews.nobodys')}
          hint={t('pay-reviews.budgetOf', { people, gross: format.euros(gross, 0) })}
        >
          {(control) => (
            <MoneyInput
              {...control}
              step={10}
              value={amounts[id] ?? null}
              onValueChange={(next) => setAmounts((before) => ({ ...before, [id]: next }))}
            />
          )}
        </Field>
      ))}
      <p className="text-sm font-medium" role="status">
        {t('pay-reviews.budgetsTotal', {
          amount: format.euros(total, 2),
          percent: format.percent(review.gross > 0 ? total / review.gross : 0, 2),
        })}
      </p>
      <DialogActions>
        <Button type="button" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={update.isPending}>
          {t('pay-reviews.keep')}
        </Button>
      </DialogActions>
    </form>
  )
}
