import {
  Bike,
  CalendarPlus,
  Car,
  ChartNoAxesCombined,
  Coins,
  Fuel,
  Laptop,
  PiggyBank,
  Route,
  ShieldPlus,
  Signal,
  Smartphone,
  type LucideIcon,
} from 'lucide-react'
import type { Choice } from './offer.ts'

const ICONS: Readonly<Record<Choice, LucideIcon>> = {
  budgetMobilite: Route,
  voitureSociete: Car,
  carteEssence: Fuel,
  velo: Bike,
  telephone: Smartphone,
  telephonePlan: Signal,
  laptop: Laptop,
  extensionAssurance: ShieldPlus,
  joursConge: CalendarPlus,
  epargnePension: PiggyBank,
  flexWarrants: Coins,
  stockOptions: ChartNoAxesCombined,
}

/** What a choice is about, at a glance and in the company's colour. */
export function ChoiceIcon({ choice }: { choice: Choice }) {
  const Icon = ICONS[choice]
  return (
    <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent">
      <Icon className="size-4" aria-hidden />
    </span>
  )
}
