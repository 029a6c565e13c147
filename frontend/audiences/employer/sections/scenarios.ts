import { Network } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const scenarios: Section = {
  line: {
    to: urls.scenarios,
    label: 'nav.scenarios',
    icon: Network,
    feature: 'scenarios',
    right: 'scenarios.read',
  },
  screens: [
    gated('scenarios', [
      { path: 'team/scenarios', lazy: () => import('../routes/scenarios.tsx') },
      { path: 'team/scenarios/compare', lazy: () => import('../routes/compare-scenarios.tsx') },
      { path: 'team/scenarios/new-year', lazy: () => import('../routes/new-year.tsx') },
      { path: 'team/scenarios/:scenarioId', lazy: () => import('../routes/scenario.tsx') },
      {
        path: 'team/scenarios/:scenarioId/item/:itemId',
        lazy: () => import('../routes/scenario-item.tsx'),
      },
    ]),
  ],
}
