const MONTHS = 12
const cents = (euros: number) => Math.round(euros * 100)

interface Car {
  eligibleBudgetMobilite?: boolean
  tcoMensuel?: number
}

/** The cars that may be the first pillar: eligible, and a year of them within the budget. */
export function carsWithin<T extends Car>(cars: readonly T[], budget: number): T[] {
  return cars.filter(
    ({ eligibleBudgetMobilite, tcoMensuel = 0 }) =>
      eligibleBudgetMobilite === true && cents(tcoMensuel) * MONTHS <= cents(budget)
  )
}

/** The most that the second pillar may take in a month, to the cent below; `tco` is 0 without a car. */
export function pillar2Max(budget: number, tco: number): number {
  return Math.max(0, Math.floor(cents(budget) / MONTHS) - cents(tco)) / 100
}

/** What is left for the third pillar in a year. */
export function pillar3(budget: number, tco: number, pillar2: number): number {
  return Math.max(0, cents(budget) - (cents(tco) + cents(pillar2)) * MONTHS) / 100
}
