import { RefreshCw } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const synchronisation: Section = {
  line: {
    to: urls.synchronisation,
    label: 'nav.synchronisation',
    icon: RefreshCw,
    feature: 'sync',
    addOn: true,
    right: 'integrations.write',
  },
  screens: [
    gated('sync', [
      { path: 'team/synchronisation', lazy: () => import('../routes/synchronisation.tsx') },
      { path: 'team/synchronisation/:runId', lazy: () => import('../routes/sync-run.tsx') },
    ]),
  ],
}
