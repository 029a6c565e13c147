import { useMemo } from 'react'
import { HandCoins } from 'lucide-react'
import { useReviews, type ListedReview, type ReviewPage } from '@/api/pay-reviews'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import * as read from '@/lib/use-address-filter'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { BudgetBar } from './budget-bar.tsx'

const readFilter = read.addressReader<ReviewPage>({ ...read.PAGE_FIELDS })

/** The company's reviews, each with how far it is. */
export function ReviewList({ onNew }: { onNew: (() => void) | null }) {
  const t = useT()
  const [filter, change] = read.useAddressFilter(readFilter)
  return (
    <List
      label={t('nav.payReviews')}
      query={useReviews(filter)}
      columns={useReviewColumns()}
      nameOf={({ name }) => name}
      href={({ id }) => urls.payReview(id)}
      pages={{ total: (total) => t('pay-reviews.count', { total }), onChange: change }}
      empty={{
        icon: HandCoins,
        title: t('pay-reviews.emptyTitle'),
        text: t('pay-reviews.emptyText'),
        action: onNew && (
          <Button variant="primary" onClick={onNew}>
            {t('pay-reviews.first')}
          </Button>
        ),
      }}
    />
  )
}

function useReviewColumns(): readonly Column<ListedReview>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('pay-reviews.name'),
        cell: (review: ListedReview) => (
          <>
            {review.name}
            <span className="block text-xs font-normal text-ink-soft">
              {t('pay-reviews.from', { day: format.day(review.dateStr, 'medium') })}
            </span>
          </>
        ),
      },
      {
        id: 'status',
        head: t('pay-reviews.state'),
        card: 'line' as const,
        cell: ({ status, open, parts }: ListedReview) => (
          <Badge tone={status === 'applied' ? 'accept' : 'neutral'}>
            {status === 'open' && open > 0
              ? t('pay-reviews.submittedOf', { done: parts - open, parts })
              : t(`pay-reviews.status_${status}`)}
          </Badge>
        ),
      },
      {
        id: 'people',
        head: t('pay-reviews.raised'),
        card: 'figure' as const,
        amount: true,
        cell: ({ raised, people }: ListedReview) => `${raised} / ${people}`,
      },
      {
        id: 'spent',
        head: t('pay-reviews.spent'),
        unit: t('pay-reviews.perMonth'),
        card: 'figure' as const,
        amount: true,
        cell: ({ spent }: ListedReview) => format.euros(spent, 0),
      },
      {
        id: 'budget',
        head: t('pay-reviews.budget'),
        card: 'block' as const,
        cell: (review: ListedReview) => <BudgetBar slim {...review} />,
        className: 'min-w-32',
      },
      {
        id: 'changed',
        head: t('pay-reviews.changed'),
        cell: ({ updatedAt }: ListedReview) => format.instant(updatedAt),
      },
    ],
    [t, format]
  )
}
