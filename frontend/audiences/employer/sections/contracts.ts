import { FileSignature } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const contracts: Section = {
  line: { to: urls.contracts, label: 'nav.contracts', icon: FileSignature, feature: 'contracts' },
  screens: [
    gated('contracts', [
      { path: 'contracts', lazy: () => import('../routes/contracts.tsx') },
      { path: 'contracts/new', lazy: () => import('../routes/new-contract.tsx') },
      { path: 'contracts/:contractId', lazy: () => import('../routes/contract.tsx') },
      { path: 'contracts/:contractId/edit', lazy: () => import('../routes/edit-contract.tsx') },
    ]),
  ],
}
