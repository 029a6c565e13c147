import { FileInput } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const imports: Section = {
  line: {
    to: urls.import,
    label: 'nav.imports',
    icon: FileInput,
    feature: 'team',
    right: 'imports.write',
  },
  screens: [gated('team', [{ path: 'team/import', lazy: () => import('../routes/import.tsx') }])],
}
