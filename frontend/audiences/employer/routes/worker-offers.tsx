import { useNavigate } from 'react-router'
import { OfferList } from '@/features/offers/offer-list'
import { urls } from '@/urls'
import { useWorkerOfPage } from './worker-of-page.ts'

/** /team/{workerId}/offers */
export function Component() {
  const navigate = useNavigate()
  const { id: workerId } = useWorkerOfPage('offers')
  return (
    <OfferList workerId={workerId} onCreate={() => void navigate(urls.newOffer({ workerId }))} />
  )
}
