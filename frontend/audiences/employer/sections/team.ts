import { Users } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const team: Section = {
  line: { to: urls.team, label: 'nav.teamOverview', icon: Users, feature: 'team', exact: true },
  screens: [gated('team', [{ path: 'team/:workerId?', lazy: () => import('../routes/team.tsx') }])],
}
