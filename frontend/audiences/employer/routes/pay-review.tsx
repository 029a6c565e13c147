import { useParams } from 'react-router'
import { useReview } from '@/api/pay-reviews'
import { useScreenTitle } from '@/components/app/crumbs'
import { Loaded } from '@/components/app/loaded'
import { ReviewScreen } from '@/features/pay-reviews/review-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/pay-reviews/{id} */
export function Component() {
  const { reviewId = '' } = useParams()
  const t = useT()
  const asked = useReview(reviewId)
  useScreenTitle([
    { label: t('nav.payReviews'), to: urls.payReviews },
    { label: asked.data?.name ?? '…' },
  ])
  return (
    <Loaded query={asked} back={{ to: urls.payReviews, label: t('pay-reviews.backToList') }}>
      {(review) => <ReviewScreen key={review.id} review={review} />}
    </Loaded>
  )
}
