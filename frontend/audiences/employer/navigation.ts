import { SECTIONS } from './sections.ts'
import type { Destination } from './sections/section.tsx'

/** Several lines under a heading. */
export interface DestinationGroup {
  label: string
  entries: Destination[]
}

/** Lines that fold under one of their own. */
export interface DestinationMenu {
  menu: Destination
  entries: Destination[]
}

/** The main navigation: the line of each section. */
export const NAVIGATION: (Destination | DestinationGroup | DestinationMenu)[] = SECTIONS.map(
  (item) => {
    if (!('sections' in item)) return item.line
    const entries = item.sections.map(({ line }) => line)
    return 'menu' in item ? { menu: item.menu, entries } : { label: item.label, entries }
  }
)
