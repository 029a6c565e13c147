import { FlaskConical } from 'lucide-react'
import { urls } from '@/urls'
import type { Section } from './section.tsx'

export const salarySacrifice: Section = {
  line: {
    to: urls.salarySacrifice,
    label: 'nav.salarySacrifice',
    icon: FlaskConical,
    right: 'packages.read',
  },
  screens: [
    { path: 'salary-sacrifice', lazy: () => import('../routes/salary-sacrifices.tsx') },
    { path: 'salary-sacrifice/new', lazy: () => import('../routes/new-sacrifice.tsx') },
    { path: 'salary-sacrifice/:sacrificeId', lazy: () => import('../routes/sacrifice.tsx') },
    {
      path: 'salary-sacrifice/:sacrificeId/edit',
      lazy: () => import('../routes/edit-sacrifice.tsx'),
    },
  ],
}
