import {
  FileSignature,
  FileText,
  Gift,
  Network,
  RefreshCw,
  Send,
  Sparkles,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { Feature } from '@/api/types'

/** Of each feature the sign that the menu has of it. */
export const FEATURE_ICONS: Readonly<Record<Feature, LucideIcon>> = {
  offers: Send,
  contracts: FileSignature,
  rewardStatements: Gift,
  documents: FileText,
  team: Users,
  scenarios: Network,
  sync: RefreshCw,
  aiChat: Sparkles,
}
