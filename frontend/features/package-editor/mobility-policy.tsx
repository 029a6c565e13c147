import { useBenefitSettings } from '@/api/benefit-settings'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What the company's policy says of the amount of a mobility budget, EUR a year; null where it says nothing. */
export function useMobilityPolicy(): string | null {
  const t = useT()
  const format = useFormat()
  const { min, max } = useBounds()
  if (min === null && max === null) return null
  const [from, to] = [min, max].map((bound) => format.euros(bound ?? 0, 0))
  return t('editor.mobilityPolicy', {
    bounds: min === null ? 'MAX' : max === null ? 'MIN' : 'BOTH',
    min: from,
    max: to,
  })
}

/** Whether a budget lies outside the company's policy. */
export function useIsOutsidePolicy(budget: number | null | undefined): boolean {
  const { min, max } = useBounds()
  const amount = budget ?? 0
  return (min !== null && amount < min) || (max !== null && amount > max)
}

/** The line under the field of the budget. */
export function MobilityPolicy() {
  return useMobilityPolicy()
}

function useBounds() {
  const { data } = useBenefitSettings()
  return { min: data?.budgetMobiliteMinimum ?? null, max: data?.budgetMobiliteMaximum ?? null }
}
