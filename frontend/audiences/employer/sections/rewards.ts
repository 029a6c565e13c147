import { Gift } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const rewards: Section = {
  line: {
    to: urls.rewardStatements,
    label: 'nav.rewardStatements',
    icon: Gift,
    feature: 'rewardStatements',
    right: 'rewards.read',
  },
  screens: [
    gated('rewardStatements', [
      { path: 'reward-statements', lazy: () => import('../routes/reward-statements.tsx') },
      { path: 'reward-statements/:groupId', lazy: () => import('../routes/reward-group.tsx') },
      {
        path: 'reward-statements/:groupId/preview/:workerId',
        lazy: () => import('../routes/reward-preview.tsx'),
      },
      {
        path: 'reward-statements/:groupId/statements/:statementId',
        lazy: () => import('../routes/reward-statement.tsx'),
      },
    ]),
  ],
}
