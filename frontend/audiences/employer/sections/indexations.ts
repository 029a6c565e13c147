import { CalendarClock } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const indexations: Section = {
  line: {
    to: urls.indexations,
    label: 'nav.indexations',
    icon: CalendarClock,
    feature: 'scenarios',
    right: 'indexations.run',
  },
  screens: [
    gated('scenarios', [
      { path: 'team/indexations', lazy: () => import('../routes/indexations.tsx') },
      { path: 'team/indexations/:indexationId', lazy: () => import('../routes/indexation.tsx') },
    ]),
  ],
}
