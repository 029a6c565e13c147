import { ChartSpline } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const analytics: Section = {
  line: {
    to: urls.analytics,
    also: urls.heatMap,
    label: 'nav.analytics',
    icon: ChartSpline,
    feature: 'team',
    right: 'analytics.read',
  },
  screens: [
    gated('team', [
      { path: 'team/analytics/:page?', lazy: () => import('../routes/analytics.tsx') },
      { path: 'team/heatmap', lazy: () => import('../routes/heat-map.tsx') },
    ]),
  ],
}
