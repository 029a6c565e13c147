import { Link, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useReview } from '@/api/pay-reviews'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { ReviewScreen } from '@/features/pay-reviews/review-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/pay-reviews/{id} */
export function Component() {
  const { reviewId = '' } = useParams()
  const t = useT()
  const asked = useReview(reviewId)
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.payReviews'), to: urls.payReviews },
    { label: asked.data?.name ?? '…' },
  ])
  if (asked.error && !asked.data)
    return (
      <ErrorView
        error={asked.error}
        onRetry={() => void asked.refetch()}
        actions={
          <Button asChild>
            <Link to={urls.payReviews}>{t('pay-reviews.backToList')}</Link>
          </Button>
        }
      />
    )
  if (!asked.data) return <Skeleton className="h-96" />
  return <ReviewScreen key={asked.data.id} review={asked.data} />
}
