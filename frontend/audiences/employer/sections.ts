import { analytics } from './sections/analytics.ts'
import { budgets } from './sections/budgets.ts'
import { contacts } from './sections/contacts.ts'
import { contracts } from './sections/contracts.ts'
import { Users } from 'lucide-react'
import { urls } from '@/urls'
import { documents } from './sections/documents.ts'
import { exportPayroll } from './sections/export-payroll.ts'
import { home } from './sections/home.ts'
import { indexations } from './sections/indexations.ts'
import { imports } from './sections/imports.ts'
import { law } from './sections/law.ts'
import { offers } from './sections/offers.ts'
import { packages } from './sections/packages.ts'
import { payElements } from './sections/pay-elements.ts'
import { payReviews } from './sections/pay-reviews.ts'
import { reconciliation } from './sections/reconciliation.ts'
import { rewards } from './sections/rewards.ts'
import { salarySacrifice } from './sections/salary-sacrifice.ts'
import type { Destination, Section } from './sections/section.tsx'
import { scenarios } from './sections/scenarios.ts'
import { settings } from './sections/settings.tsx'
import { synchronisation } from './sections/synchronisation.ts'
import { teamChanges } from './sections/team-changes.ts'
import { team } from './sections/team.ts'

/** Several sections under a heading. */
export interface SectionGroup {
  label: string
  sections: Section[]
}

/** Sections that fold under a line of their own. */
export interface SectionMenu {
  menu: Destination
  sections: Section[]
}

/**
 * THE list of what an employer has, in the order of the specification's navigation; salary sacrifice and the law are our
 * own.
 */
export const SECTIONS: (Section | SectionGroup | SectionMenu)[] = [
  home,
  packages,
  { label: 'nav.workflows', sections: [offers, documents, rewards, salarySacrifice] },
  {
    menu: { to: urls.team, label: 'nav.team', icon: Users, feature: 'team', exact: true },
    sections: [
      team,
      contracts,
      analytics,
      indexations,
      contacts,
      imports,
      payElements,
      exportPayroll,
      reconciliation,
      teamChanges,
      scenarios,
      budgets,
      payReviews,
      synchronisation,
    ],
  },
  law,
  settings,
]
