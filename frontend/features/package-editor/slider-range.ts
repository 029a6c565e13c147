import type { Figure, Period } from '@/lib/pay/figures'

/** How far each figure's slider goes by the month, in euros; a larger amount doubles it until it fits. */
const MONTHLY_MAX: Record<Figure, number> = {
  cost: 16_000,
  gross: 10_000,
  net: 6_000,
  netWithBenefits: 6_000,
}
const MONTHLY_STEP = 10
const MONTHS = 12

/** The ends and the step of a figure's slider. */
export function sliderRange(
  figure: Figure,
  period: Period,
  amount: number
): { min: number; max: number; step: number } {
  const factor = period === 'year' ? MONTHS : 1
  let max = MONTHLY_MAX[figure] * factor
  while (amount > max) max *= 2
  return { min: 0, max, step: period === 'year' ? 100 : MONTHLY_STEP }
}
