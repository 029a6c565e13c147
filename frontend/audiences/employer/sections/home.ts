import { House } from 'lucide-react'
import { urls } from '@/urls'
import type { Section } from './section.tsx'

export const home: Section = {
  line: { to: urls.home, label: 'nav.home', icon: House, exact: true },
  screens: [
    { index: true, lazy: () => import('../routes/dashboard.tsx') },
    { path: 'first-package', lazy: () => import('../routes/first-package.tsx') },
  ],
}
