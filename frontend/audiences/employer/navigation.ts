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
import type { Feature } from '@/api/types'
import { ADMINISTRATORS, type Gate } from '@/lib/gate'
import { urls } from '@/urls'

/** One line of the navigation. Its label is an id of the catalogue. */
export interface Destination extends Gate {
  to: string
  label: string
  icon: LucideIcon
  /** While it is locked, one may ask for it at once. */
  asks?: true
  /** Marks itself on its own address only, not on those below it. */
  exact?: boolean
}

/** Several lines under one: with an icon a submenu that opens and closes, without one a heading. */
export interface DestinationGroup {
  label: string
  icon?: LucideIcon
  feature?: Feature
  entries: Destination[]
}

const TEAM: Destination[] = [
  { to: urls.team, label: 'nav.teamOverview', icon: Users, feature: 'team', exact: true },
  { to: urls.contracts, label: 'nav.contracts', icon: FileSignature, feature: 'contracts' },
  { to: urls.analytics, label: 'nav.analytics', icon: ChartSpline, feature: 'team' },
  { to: urls.contacts, label: 'nav.contacts', icon: Contact, feature: 'team' },
  { to: urls.exportPayroll, label: 'nav.exportPayroll', icon: FileOutput, feature: 'team' },
  { to: urls.teamChanges, label: 'nav.teamChanges', icon: History, feature: 'team' },
  {
    to: urls.scenarios,
    label: 'nav.scenarios',
    icon: Network,
    feature: 'team',
    right: ADMINISTRATORS,
  },
  {
    to: urls.budgets,
    label: 'nav.budgets',
    icon: PiggyBank,
    feature: 'team',
    right: ADMINISTRATORS,
  },
  {
    to: urls.synchronisation,
    label: 'nav.synchronisation',
    icon: RefreshCw,
    addOn: 'sync',
    right: ADMINISTRATORS,
  },
]

/** The main navigation, in the order of the specification; the lines of salary sacrifice and the law are our own. */
export const NAVIGATION: (Destination | DestinationGroup)[] = [
  { to: urls.home, label: 'nav.home', icon: House, exact: true },
  { to: urls.packages, label: 'nav.simulator', icon: Calculator },
  {
    label: 'nav.workflows',
    entries: [
      { to: urls.offers, label: 'nav.offers', icon: Send, feature: 'offers' },
      {
        to: urls.documents,
        label: 'nav.documents',
        icon: FileText,
        feature: 'documents',
        asks: true,
      },
      {
        to: urls.rewardStatements,
        label: 'nav.rewardStatements',
        icon: Gift,
        feature: 'rewardStatements',
      },
      { to: urls.salarySacrifice, label: 'nav.salarySacrifice', icon: FlaskConical },
    ],
  },
  { label: 'nav.team', icon: Users, feature: 'team', entries: TEAM },
  { to: urls.law, label: 'nav.law', icon: Scale },
  { to: urls.settings, label: 'nav.settings', icon: Settings },
]
