import { Send } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const offers: Section = {
  line: {
    to: urls.offers,
    label: 'nav.offers',
    icon: Send,
    feature: 'offers',
    right: 'offers.read',
  },
  screens: [
    gated('offers', [
      { path: 'offers', lazy: () => import('../routes/offers.tsx') },
      { path: 'offers/new', lazy: () => import('../routes/new-offer.tsx') },
      { path: 'offers/:offerId', lazy: () => import('../routes/offer.tsx') },
      {
        path: 'offers/:offerId/edit-package',
        lazy: () => import('../routes/edit-offer-package.tsx'),
      },
      { path: 'offers/:offerId/preview', lazy: () => import('../routes/preview-offer.tsx') },
    ]),
  ],
}
