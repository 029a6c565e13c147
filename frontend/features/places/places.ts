import {
  ArrowLeftRight,
  ChartSpline,
  Contact,
  FileOutput,
  FileSignature,
  FileText,
  Gift,
  Grid3x3,
  History,
  Network,
  PiggyBank,
  RefreshCw,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import { ADMINISTRATORS, type Gate } from '@/lib/gate'

interface PlaceFacts extends Pick<Gate, 'right'> {
  /** Ids of the catalogue. */
  title: string
  icon: LucideIcon
}

/** The screens whose module is not open yet; what each will do stands in lang/…/places.json under its name. */
export const PLACES = {
  contracts: { title: 'nav.contracts', icon: FileSignature },
  documents: { title: 'nav.documents', icon: FileText },
  rewardStatements: { title: 'nav.rewardStatements', icon: Gift },
  assistant: { title: 'places.assistantTitle', icon: Sparkles },
  worker: { title: 'places.workerTitle', icon: FileSignature },
  analytics: { title: 'nav.analytics', icon: ChartSpline },
  heatmap: { title: 'places.heatmapTitle', icon: Grid3x3 },
  contacts: { title: 'nav.contacts', icon: Contact },
  exportPayroll: { title: 'nav.exportPayroll', icon: FileOutput },
  teamChanges: { title: 'nav.teamChanges', icon: History },
  scenarios: { title: 'nav.scenarios', icon: Network, right: ADMINISTRATORS },
  budgets: { title: 'nav.budgets', icon: PiggyBank, right: ADMINISTRATORS },
  synchronisation: {
    title: 'nav.synchronisation',
    icon: RefreshCw,
    right: ADMINISTRATORS,
  },
  integrationsSettings: { title: 'settings.integrations', icon: ArrowLeftRight },
} as const satisfies Record<string, PlaceFacts>

export type PlaceName = keyof typeof PLACES
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[]

/** With every optional field in sight. */
export const placeOf = (name: PlaceName): PlaceFacts => PLACES[name]
