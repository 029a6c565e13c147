import { Calculator } from 'lucide-react'
import { urls } from '@/urls'
import type { Section } from './section.tsx'

export const packages: Section = {
  line: { to: urls.packages, label: 'nav.simulator', icon: Calculator, right: 'packages.read' },
  screens: [
    { path: 'packages', lazy: () => import('../routes/packages.tsx') },
    { path: 'packages/new', lazy: () => import('../routes/new-package.tsx') },
    { path: 'packages/compare', lazy: () => import('../routes/compare.tsx') },
    { path: 'packages/:packageId', lazy: () => import('../routes/package.tsx') },
    { path: 'packages/:packageId/edit', lazy: () => import('../routes/edit-package.tsx') },
    { path: 'exports', lazy: () => import('../routes/exports.tsx') },
  ],
}
