/** What moves a cost, in the order in which a bridge names it; the first is what it moves from. */
export const STEPS = ['base', 'index', 'merit', 'hires', 'leavers', 'mix', 'law'] as const
export type Step = (typeof STEPS)[number]

/** Cents of each month of a budget, by what moves them; their sum is the cost. */
export type Steps = Record<Step, number[]>

export function noSteps(months: number): Steps {
  return Object.fromEntries(STEPS.map((step) => [step, zeros(months)])) as Steps
}

export function zeros(months: number): number[] {
  return Array.from({ length: months }, () => 0)
}

/** Cents of one month, all steps together. */
export function sumAt(steps: Steps, month: number): number {
  return STEPS.reduce((sum, step) => sum + (steps[step][month] ?? 0), 0)
}

/** Cents of all months, step by step. */
export function sumsOf(steps: Steps, months = Number.POSITIVE_INFINITY): Record<Step, number> {
  return Object.fromEntries(
    STEPS.map((step) => [step, steps[step].slice(0, months).reduce((sum, each) => sum + each, 0)])
  ) as Record<Step, number>
}
