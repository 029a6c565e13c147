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
  Landmark,
  Network,
  PiggyBank,
  RefreshCw,
  ShoppingBag,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import { ADMINISTRATORS, type Gate } from '@/lib/gate'
import { urls } from '@/urls'

interface PlaceFacts extends Pick<Gate, 'right'> {
  /** Ids of the catalogue. */
  title: string
  icon: LucideIcon
  /** The screen above it. */
  under?: { label: string; to: string }
}

const TEAM = { label: 'nav.team', to: urls.team }
const SETTINGS = { label: 'nav.settings', to: urls.accountSettings }

/** The screens whose module is not open yet; what each will do stands in lang/…/places.json under its name. */
export const PLACES = {
  contracts: { title: 'nav.contracts', icon: FileSignature },
  documents: { title: 'nav.documents', icon: FileText },
  rewardStatements: { title: 'nav.rewardStatements', icon: Gift },
  assistant: { title: 'places.assistantTitle', icon: Sparkles },
  worker: { title: 'places.workerTitle', icon: FileSignature, under: TEAM },
  analytics: { title: 'nav.analytics', icon: ChartSpline, under: TEAM },
  heatmap: { title: 'places.heatmapTitle', icon: Grid3x3, under: TEAM },
  contacts: { title: 'nav.contacts', icon: Contact, under: TEAM },
  exportPayroll: { title: 'nav.exportPayroll', icon: FileOutput, under: TEAM },
  teamChanges: { title: 'nav.teamChanges', icon: History, under: TEAM },
  scenarios: { title: 'nav.scenarios', icon: Network, under: TEAM, right: ADMINISTRATORS },
  budgets: { title: 'nav.budgets', icon: PiggyBank, under: TEAM, right: ADMINISTRATORS },
  synchronisation: {
    title: 'nav.synchronisation',
    icon: RefreshCw,
    under: TEAM,
    right: ADMINISTRATORS,
  },
  computeModelsSettings: {
    title: 'settings.computeModels',
    icon: Landmark,
    under: SETTINGS,
    right: ADMINISTRATORS,
  },
  benefitsSettings: {
    title: 'settings.benefits',
    icon: ShoppingBag,
    under: SETTINGS,
    right: ADMINISTRATORS,
  },
  integrationsSettings: { title: 'settings.integrations', icon: ArrowLeftRight, under: SETTINGS },
} as const satisfies Record<string, PlaceFacts>

export type PlaceName = keyof typeof PLACES

/** With every optional field in sight. */
export const placeOf = (name: PlaceName): PlaceFacts => PLACES[name]
