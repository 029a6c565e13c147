import { useState } from 'react'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useCan } from '@/api/get-user'
import { useMyParts } from '@/api/pay-reviews'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { MyParts } from '@/features/pay-reviews/my-parts'
import { NewReviewDialog } from '@/features/pay-reviews/new-review-dialog'
import { ReviewList } from '@/features/pay-reviews/review-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/pay-reviews: whole reviews for who reads them, and the parts that wait for the reader. */
export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const [making, setMaking] = useState(false)
  const reads = useCan('reviews.read')
  const runs = useCan('reviews.run')
  const mine = useMyParts()
  useScreenTitle([
    { label: t('nav.team'), to: urls.team },
    { label: t('nav.payReviews') },
  ])
  return (
    <>
      <PageHeader
        title={t('nav.payReviews')}
        subtitle={t(reads ? 'pay-reviews.subtitle' : 'pay-reviews.mySubtitle')}
        actions={
          runs && (
            <Button variant="primary" onClick={() => setMaking(true)}>
              <Plus aria-hidden />
              {t('pay-reviews.new')}
            </Button>
          )
        }
      />
      {!reads && <MyParts />}
      {reads && <ReviewList onNew={runs ? () => setMaking(true) : null} />}
      {reads && mine.data && mine.data.length > 0 && (
        <section className="mt-6" aria-label={t('pay-reviews.mine')}>
          <h2 className="mb-3 text-base font-semibold">{t('pay-reviews.mine')}</h2>
          <MyParts />
        </section>
      )}
      {runs && (
        <NewReviewDialog
          open={making}
          onOpenChange={setMaking}
          onMade={({ id }) => navigate(urls.payReview(id))}
        />
      )}
    </>
  )
}
