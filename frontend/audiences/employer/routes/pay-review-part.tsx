import { Link, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useCan } from '@/api/get-user'
import { usePart } from '@/api/pay-reviews'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { PartScreen, readPartFilter } from '@/features/pay-reviews/part-screen'
import { useAddressFilter } from '@/lib/use-address-filter'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/pay-reviews/parts/{id} */
export function Component() {
  const { partId = '' } = useParams()
  const t = useT()
  const reads = useCan('reviews.read')
  const [filter, change] = useAddressFilter(readPartFilter)
  const asked = usePart(partId, filter)
  const part = asked.data
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.payReviews'), to: urls.payReviews },
    ...(part && reads ? [{ label: part.review.name, to: urls.payReview(part.review.id) }] : []),
    { label: part ? (part.department ?? t('pay-reviews.nobodys')) : '…' },
  ])
  if (asked.error && !part)
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
  if (!part) return <Skeleton className="h-96" />
  return <PartScreen key={part.id} part={part} filter={filter} onFilter={change} />
}
