import { HandCoins } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const payReviews: Section = {
  line: {
    to: urls.payReviews,
    label: 'nav.payReviews',
    icon: HandCoins,
    feature: 'scenarios',
    right: 'reviews.propose',
  },
  screens: [
    gated('scenarios', [
      { path: 'team/pay-reviews', lazy: () => import('../routes/pay-reviews.tsx') },
      {
        path: 'team/pay-reviews/parts/:partId',
        lazy: () => import('../routes/pay-review-part.tsx'),
      },
      { path: 'team/pay-reviews/:reviewId', lazy: () => import('../routes/pay-review.tsx') },
    ]),
  ],
}
