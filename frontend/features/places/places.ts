import { ArrowLeftRight, RefreshCw, type LucideIcon } from 'lucide-react'
import { ADMINISTRATORS, type Gate } from '@/lib/gate'

/** What the screens to come are about, in the order of the page. */
export const CHAPTERS = ['payroll'] as const
export type Chapter = (typeof CHAPTERS)[number]

interface PlaceFacts extends Pick<Gate, 'right'> {
  /** Ids of the catalogue. */
  title: string
  icon: LucideIcon
  chapter: Chapter
  /** Where one comes nearest to it today; what one does there stands in lang/…/places.json as `today_…`. */
  today?: Gate & { to: string }
}

/** The screens whose module is not open yet; what each will do stands in lang/…/places.json under its name. */
export const PLACES = {
  synchronisation: {
    title: 'nav.synchronisation',
    icon: RefreshCw,
    chapter: 'payroll',
    right: ADMINISTRATORS,
  },
  integrationsSettings: {
    title: 'settings.integrations',
    icon: ArrowLeftRight,
    chapter: 'payroll',
  },
} as const satisfies Record<string, PlaceFacts>

export type PlaceName = keyof typeof PLACES
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[]

/** With every optional field in sight. */
export const placeOf = (name: PlaceName): PlaceFacts => PLACES[name]
