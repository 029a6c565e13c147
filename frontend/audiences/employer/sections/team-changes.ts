import { History } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const teamChanges: Section = {
  line: { to: urls.teamChanges, label: 'nav.teamChanges', icon: History, feature: 'team' },
  screens: [
    gated('team', [{ path: 'team/changes', lazy: () => import('../routes/team-changes.tsx') }]),
  ],
}
