import { Contact } from 'lucide-react'
import { urls } from '@/urls'
import { gated, type Section } from './section.tsx'

export const contacts: Section = {
  line: { to: urls.contacts, label: 'nav.contacts', icon: Contact, feature: 'team' },
  screens: [
    gated('team', [{ path: 'team/contacts', lazy: () => import('../routes/contacts.tsx') }]),
  ],
}
