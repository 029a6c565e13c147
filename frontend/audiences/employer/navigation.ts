import {
  Contact,
  FileOutput,
  Gift,
  History,
  Hourglass,
  Network,
  PiggyBank,
  RefreshCw,
  type LucideIcon,
} from 'lucide-react'
import { ADMINISTRATORS } from '@/lib/gate'
import { urls } from '@/urls'
import { SECTIONS } from './sections.ts'
import type { Destination } from './sections/section.tsx'

/** Several lines under a heading. */
export interface DestinationGroup {
  label: string
  entries: Destination[]
}

/** The main navigation: the line of each section. */
export const NAVIGATION: (Destination | DestinationGroup)[] = SECTIONS.map((item) =>
  'sections' in item
    ? { label: item.label, entries: item.sections.map(({ line }) => line) }
    : item.line
)

/** Screens that are not built, folded under one heading: each address leads to the page that says what comes. */
export const SOON: DestinationGroup & { icon: LucideIcon } = {
  label: 'nav.soon',
  icon: Hourglass,
  entries: [
    { to: urls.rewardStatements, label: 'nav.rewardStatements', icon: Gift },
    { to: urls.contacts, label: 'nav.contacts', icon: Contact },
    { to: urls.exportPayroll, label: 'nav.exportPayroll', icon: FileOutput },
    { to: urls.teamChanges, label: 'nav.teamChanges', icon: History },
    { to: urls.scenarios, label: 'nav.scenarios', icon: Network, right: ADMINISTRATORS },
    { to: urls.budgets, label: 'nav.budgets', icon: PiggyBank, right: ADMINISTRATORS },
    {
      to: urls.synchronisation,
      label: 'nav.synchronisation',
      icon: RefreshCw,
      right: ADMINISTRATORS,
    },
  ],
}
