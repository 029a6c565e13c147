import { Scale } from 'lucide-react'
import { urls } from '@/urls'
import type { Section } from './section.tsx'

export const law: Section = {
  line: { to: urls.law, label: 'nav.law', icon: Scale },
  screens: [{ path: 'law/:parameterId?', lazy: () => import('../routes/law.tsx') }],
}
