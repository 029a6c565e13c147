import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** To what candidates accepted, which contracts are made of; nothing for who has no offers. */
export function AcceptedOffersLink() {
  const t = useT()
  const { offers, locks } = useGates()
  if (!offers({ right: 'offers.read' }) || locks({ feature: 'offers' })) return null
  return (
    <Button asChild>
      <Link to={`${urls.offers}?status=accepted`}>{t('contracts.emptyAction')}</Link>
    </Button>
  )
}
