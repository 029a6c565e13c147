import { Check } from 'lucide-react'
import { CONTENT_ICONS } from '@/lib/pay/content-icons'
import type { Choice } from './offer.ts'

/** What a choice is about, at a glance and in the company's colour. */
export function ChoiceIcon({ choice }: { choice: Choice }) {
  const Icon = CONTENT_ICONS[choice] ?? Check
  return (
    <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent">
      <Icon className="size-4" aria-hidden />
    </span>
  )
}
