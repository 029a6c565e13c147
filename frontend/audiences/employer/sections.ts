import { analytics } from './sections/analytics.ts'
import { contracts } from './sections/contracts.ts'
import { documents } from './sections/documents.ts'
import { home } from './sections/home.ts'
import { law } from './sections/law.ts'
import { offers } from './sections/offers.ts'
import { packages } from './sections/packages.ts'
import { salarySacrifice } from './sections/salary-sacrifice.ts'
import type { Section } from './sections/section.tsx'
import { settings } from './sections/settings.tsx'
import { team } from './sections/team.ts'

/** Several sections under a heading. */
export interface SectionGroup {
  label: string
  sections: Section[]
}

/**
 * THE list of what an employer has, in the order of the specification's navigation; salary sacrifice and the law are our
 * own. What is not built stands in SOON (navigation.ts); who builds it makes a section of it here.
 */
export const SECTIONS: (Section | SectionGroup)[] = [
  home,
  packages,
  { label: 'nav.workflows', sections: [offers, contracts, documents, salarySacrifice] },
  team,
  analytics,
  law,
  settings,
]
