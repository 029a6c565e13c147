import { Scale } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const reconciliation: Section = {
  line: {
    to: urls.reconciliation,
    label: 'nav.reconciliation',
    icon: Scale,
    feature: 'team',
    right: 'payslips.read',
  },
  screens: [
    gated('team', [
      { path: 'team/reconciliation', lazy: () => import('../routes/reconciliation.tsx') },
      {
        path: 'team/reconciliation/:month/:workerId',
        lazy: () => import('../routes/reconciled-person.tsx'),
      },
    ]),
  ],
}
