import { useState } from 'react'
import { useCan } from '@/api/get-user'
import type { PayReview } from '@/api/pay-reviews'
import { PageHeader } from '@/components/app/page-header'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { BecauseDialog } from './because-dialog.tsx'
import { BudgetBar } from './budget-bar.tsx'
import { BudgetsDialog } from './budgets-dialog.tsx'
import { GapCard } from './gap-card.tsx'
import { GuidelineDialog } from './guideline-dialog.tsx'
import { PartsList } from './parts-list.tsx'
import { ReviewActions } from './review-actions.tsx'

/** One review: what it comes to, how far each department is, what it does to the gap, and the next step. */
export function ReviewScreen({ review }: { review: PayReview }) {
  const t = useT()
  const format = useFormat()
  const runs = useCan('reviews.run')
  const [showing, setShowing] = useState<'budgets' | 'guideline' | null>(null)
  const [returning, setReturning] = useState<string | null>(null)
  const close = () => setShowing(null)
  const { status, cost, parts } = review
  const isEarly = status === 'draft' || status === 'open'
  const over = parts.filter(({ spent, budget }) => spent > budget).length
  const open = parts.filter((part) => part.status === 'open').length
  return (
    <>
      <PageHeader
        title={review.name}
        subtitle={
          <span className="flex flex-wrap items-center gap-2">
            <span>{t('pay-reviews.peopleCount', { people: review.people })}</span>
            <span>{t('pay-reviews.from', { day: format.day(review.dateStr, 'medium') })}</span>
            <Badge tone={status === 'applied' ? 'accept' : 'neutral'}>
              {t(`pay-reviews.status_${status}`)}
            </Badge>
            {review.endsOnStr && (
              <span>{t('pay-reviews.until', { day: format.day(review.endsOnStr, 'medium') })}</span>
            )}
          </span>
        }
        actions={runs && <ReviewActions review={review} />}
      />
      {status === 'draft' && <Notice className="mb-4">{t('pay-reviews.draftNote')}</Notice>}
      {!review.isComputed && (
        <Notice role="status" className="mb-4">
          {t('pay-reviews.computing')}
        </Notice>
      )}
      {review.approvedBy && (
        <Notice className="mb-4">
          {t(review.fourEyes ? 'pay-reviews.approvedNote' : 'pay-reviews.approvedAloneNote', {
            name: review.approvedBy,
            at: review.approvedAt ? format.instant(review.approvedAt) : '',
          })}
        </Notice>
      )}
      <div className="mb-3 rounded-xl border border-line bg-surface p-4">
        <BudgetBar budget={review.budget} spent={review.spent} />
      </div>
      <dl className="mb-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile
          label={t('pay-reviews.share')}
          value={format.percent(review.gross > 0 ? review.spent / review.gross : 0, 2)}
          detail={t('pay-reviews.ofPay', { gross: format.euros(review.gross, 0) })}
        />
        <Tile
          label={t('pay-reviews.raised')}
          value={`${review.raised} / ${review.people}`}
          detail={t('pay-reviews.applied', { people: review.applied })}
        />
        <Tile
          label={t('pay-reviews.costMore')}
          value={cost ? format.difference(cost.after - cost.before, 0) : '–'}
          detail={t('pay-reviews.costNote')}
        />
        <Tile
          label={t('pay-reviews.progress')}
          value={`${parts.length - open} / ${parts.length}`}
          detail={
            over > 0 ? t('pay-reviews.overParts', { parts: over }) : t('pay-reviews.noneOver')
          }
        />
      </dl>
      <div className="grid gap-3 xl:grid-cols-[minmax(0,1fr)_388px]">
        <SectionCard
          title={t('pay-reviews.parts')}
          className="min-w-0"
          aside={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => setShowing('guideline')}>
                {t('pay-reviews.guideline')}
              </Button>
              {runs && isEarly && (
                <Button size="sm" onClick={() => setShowing('budgets')}>
                  {t('pay-reviews.budgets')}
                </Button>
              )}
            </span>
          }
        >
          <PartsList
            review={review}
            onReturn={
              runs && (status === 'open' || (status === 'approved' && review.applied === 0))
                ? setReturning
                : null
            }
          />
        </SectionCard>
        <div className="min-w-0">
          <GapCard review={review} />
        </div>
      </div>
      <BudgetsDialog review={review} open={showing === 'budgets'} onClose={close} />
      <GuidelineDialog
        review={review}
        readOnly={!runs || !isEarly}
        open={showing === 'guideline'}
        onClose={close}
      />
      <BecauseDialog
        partId={returning}
        onClose={() => setReturning(null)}
        onReturned={() => setReturning(null)}
      />
    </>
  )
}

function Tile({ label, value, detail }: { label: string; value: string; detail: string }) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span className="block text-xl font-semibold tabular-nums">{value}</span>
        <span className="text-xs text-ink-soft">{detail}</span>
      </dd>
    </div>
  )
}
