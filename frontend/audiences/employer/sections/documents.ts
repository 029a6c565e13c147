import { FileText } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const documents: Section = {
  line: {
    to: urls.documents,
    label: 'nav.documents',
    icon: FileText,
    feature: 'documents',
    right: 'casefiles.read',
  },
  screens: [
    gated('documents', [
      { path: 'documents', lazy: () => import('../routes/documents.tsx') },
      { path: 'documents/to-sign', lazy: () => import('../routes/to-sign.tsx') },
    ]),
    // A plan with contracts alone prints and keeps the signed paper of a contract.
    gated(
      ['contracts', 'documents'],
      [
        { path: 'documents/new', lazy: () => import('../routes/new-documents.tsx') },
        {
          path: 'documents/edit-documents/:casefileId',
          lazy: () => import('../routes/edit-documents.tsx'),
        },
      ]
    ),
  ],
}
