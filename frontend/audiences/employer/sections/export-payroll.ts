import { FileOutput } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const exportPayroll: Section = {
  line: {
    to: urls.exportPayroll,
    label: 'nav.exportPayroll',
    icon: FileOutput,
    feature: 'team',
    right: 'payroll-exports.read',
  },
  screens: [
    gated('team', [
      { path: 'team/export-payroll', lazy: () => import('../routes/export-payroll.tsx') },
      {
        path: 'team/export-payroll/profiles',
        lazy: () => import('../routes/payroll-profiles.tsx'),
      },
      {
        path: 'team/export-payroll/profiles/:profileId',
        lazy: () => import('../routes/payroll-profile.tsx'),
      },
    ]),
  ],
}
