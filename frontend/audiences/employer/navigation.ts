import {
  Calculator,
  ChartSpline,
  Contact,
  FileOutput,
  FileSignature,
  FileText,
  FlaskConical,
  Gift,
  History,
  Hourglass,
  House,
  Network,
  PiggyBank,
  RefreshCw,
  Scale,
  Send,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { ADMINISTRATORS, type Gate } from '@/lib/gate'
import { urls } from '@/urls'

/** One line of the navigation. Its label is an id of the catalogue. */
export interface Destination extends Gate {
  to: string
  label: string
  icon: LucideIcon
  /** Marks itself on its own address only, not on those below it. */
  exact?: boolean
}

/** Several lines under a heading. */
export interface DestinationGroup {
  label: string
  entries: Destination[]
}

/**
 * The main navigation, in the order of the specification; the lines of salary sacrifice and the law are our own. What is
 * not built stands in SOON; who builds it moves its line back to its place here.
 */
export const NAVIGATION: (Destination | DestinationGroup)[] = [
  { to: urls.home, label: 'nav.home', icon: House, exact: true },
  { to: urls.packages, label: 'nav.simulator', icon: Calculator },
  {
    label: 'nav.workflows',
    entries: [
      { to: urls.offers, label: 'nav.offers', icon: Send, feature: 'offers' },
      { to: urls.salarySacrifice, label: 'nav.salarySacrifice', icon: FlaskConical },
    ],
  },
  { to: urls.team, label: 'nav.team', icon: Users, feature: 'team', exact: true },
  { to: urls.law, label: 'nav.law', icon: Scale },
  { to: urls.settings, label: 'nav.settings', icon: Settings },
]

/** Screens that are not built, folded under one heading: each address leads to the page that says what comes. */
export const SOON: DestinationGroup & { icon: LucideIcon } = {
  label: 'nav.soon',
  icon: Hourglass,
  entries: [
    { to: urls.documents, label: 'nav.documents', icon: FileText },
    { to: urls.rewardStatements, label: 'nav.rewardStatements', icon: Gift },
    { to: urls.contracts, label: 'nav.contracts', icon: FileSignature, exact: true },
    { to: urls.analytics, label: 'nav.analytics', icon: ChartSpline },
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
