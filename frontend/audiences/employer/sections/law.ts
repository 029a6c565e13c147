import { Scale } from 'lucide-react'
import { urls } from '@/urls'
import type { Section } from './section.tsx'

export const law: Section = {
  line: { to: urls.law, label: 'nav.law', icon: Scale },
  screens: [
    { path: 'law/committees', lazy: () => import('../routes/law-committees.tsx') },
    { path: 'law/committees/:committeeNumber', lazy: () => import('../routes/law-committee.tsx') },
    { path: 'law/:parameterId?', lazy: () => import('../routes/law.tsx') },
  ],
}
