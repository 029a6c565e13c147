import { Users } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const team: Section = {
  line: { to: urls.team, label: 'nav.teamOverview', icon: Users, feature: 'team', exact: true },
  screens: [
    gated('team', [
      { path: 'team', lazy: () => import('../routes/team.tsx') },
      {
        path: 'team/:workerId',
        lazy: () => import('../routes/worker.tsx'),
        children: [
          { index: true, lazy: () => import('../routes/worker-overview.tsx') },
          { path: 'simulations', lazy: () => import('../routes/worker-simulations.tsx') },
          { path: 'merge', lazy: () => import('../routes/merge-workers.tsx') },
          gated('contracts', [
            { path: 'contracts', lazy: () => import('../routes/worker-contracts.tsx') },
          ]),
          gated('offers', [{ path: 'offers', lazy: () => import('../routes/worker-offers.tsx') }]),
          gated('documents', [
            { path: 'documents', lazy: () => import('../routes/worker-documents.tsx') },
          ]),
          gated('rewardStatements', [
            { path: 'statements', lazy: () => import('../routes/worker-statements.tsx') },
          ]),
        ],
      },
    ]),
  ],
}
