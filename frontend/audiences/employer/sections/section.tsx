import type { LucideIcon } from 'lucide-react'
import type { RouteObject } from 'react-router'
import type { Feature } from '@/api/types'
import { FeatureGate } from '@/features/billing/feature-gate'
import type { Gate } from '@/lib/gate'

/** One line of the navigation. Its label is an id of the catalogue. */
export interface Destination extends Gate {
  to: string
  label: string
  icon: LucideIcon
  /** Marks itself on its own address only, not on those below it. */
  exact?: boolean
  /** Another address that is its own, beside those below it. */
  also?: string
}

/** One part of the product: its line of the navigation, and the screens that it brings; paths are those of the specification. */
export interface Section {
  line: Destination
  screens: RouteObject[]
}

/** Screens behind the feature of the plan that opens them, or one of several. */
export function gated(
  feature: Feature | readonly [Feature, ...Feature[]],
  children: RouteObject[]
): RouteObject {
  return { element: <FeatureGate feature={feature} />, children }
}
