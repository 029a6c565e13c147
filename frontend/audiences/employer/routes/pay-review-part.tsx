import { useParams } from 'react-router'
import { useCan } from '@/api/get-user'
import { usePart } from '@/api/pay-reviews'
import { useScreenTitle } from '@/components/app/crumbs'
import { Loaded } from '@/components/app/loaded'
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
  const { data } = asked
  useScreenTitle([
    { label: t('nav.payReviews'), to: urls.payReviews },
    ...(data && reads ? [{ label: data.review.name, to: urls.payReview(data.review.id) }] : []),
    { label: data ? (data.department ?? t('pay-reviews.nobodys')) : '…' },
  ])
  return (
    <Loaded query={asked} back={{ to: urls.payReviews, label: t('pay-reviews.backToList') }}>
      {(part) => <PartScreen key={part.id} part={part} filter={filter} onFilter={change} />}
    </Loaded>
  )
}
