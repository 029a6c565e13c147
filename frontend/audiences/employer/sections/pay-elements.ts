import { ClipboardList } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const payElements: Section = {
  line: {
    to: urls.payElements,
    label: 'nav.payElements',
    icon: ClipboardList,
    feature: 'team',
    right: 'pay-elements.read',
  },
  screens: [
    gated('team', [
      { path: 'team/pay-elements', lazy: () => import('../routes/pay-elements.tsx') },
    ]),
  ],
}
