import { cents, voituresPilier1, type Energie, type FirstPillarCar } from '#modules/compute/pure'

const MONTHS = 12

interface Car {
  energie?: string | null
  co2?: number | null
  tcoMensuel?: number | null
  /** The day the car was ordered; a new car without one. */
  dateCommande?: string | null
}

/** What a package says of its mobility budget; EUR a year, and a month for the energy. */
interface Budget {
  budgetMobilite?: number | null
  energieHorsTcoVS?: number | null
}

interface BudgetWithCar extends Budget {
  budgetMobiliteHasPilier1?: boolean | null
  energieVS?: string | null
  co2VS?: number | null
  tcoMensuelVS?: number | null
  dateCommandeVS?: string | null
  dateImmatriculationVS?: string | null
}

/** Cars that the law no longer lets be the first pillar: since when, and what they may emit at most, in g/km. */
export interface Emitting<T> {
  cars: T[]
  from: string
  max: number
}

/** The cars that may be the first pillar: eligible, clean enough, and a year of all they cost within the budget. */
export function carsWithin<T extends Car & { eligibleBudgetMobilite?: boolean }>(
  cars: readonly T[],
  budget: Budget,
  date: string
): { cars: T[]; emitting: Emitting<T> | null } {
  const eligible = cars.filter(({ eligibleBudgetMobilite }) => eligibleBudgetMobilite === true)
  const known = eligible.map((car) => ({ car, ...firstPillar(car, budget, date) }))
  const fitting = known.filter(
    ({ cout, emissions }) => !emissions && cents(cout) * MONTHS <= cents(budget.budgetMobilite ?? 0)
  )
  const emitting = known.filter(({ emissions }) => emissions)
  return {
    cars: fitting.map(({ car }) => car),
    emitting:
      emitting.length === 0
        ? null
        : { cars: emitting.map(({ car }) => car), ...emitting[0]!.emissions! },
  }
}

/** What a car takes of the budget in a month: with its CO₂ contribution, and its energy where that is not inside. */
export function carCost(car: Car, budget: Budget, date: string): number {
  return firstPillar(car, budget, date).cout
}

/** The same of the car that a package has as its first pillar; 0 without one. */
export function carCostOf(fields: BudgetWithCar, date: string): number {
  if (fields.budgetMobiliteHasPilier1 !== true) return 0
  const { energieVS, co2VS, tcoMensuelVS, dateCommandeVS, dateImmatriculationVS } = fields
  const dateCommande = dateCommandeVS ?? dateImmatriculationVS
  return carCost(
    { energie: energieVS, co2: co2VS, tcoMensuel: tcoMensuelVS, dateCommande },
    fields,
    date
  )
}

/** The most that the second pillar may take in a month, to the cent below; the car's cost is 0 without one. */
export function pillar2Max(budget: number, car: number): number {
  return Math.max(0, Math.floor(cents(budget) / MONTHS) - cents(car)) / 100
}

/**
 * Whether there is a balance: it is paid out by law, and only a second pillar that takes all the car leaves of a month
 * leaves none. Amounts of the car and the second pillar are a month's.
 */
export function isPaidOut(budget: number, car: number, pillar2: number): boolean {
  return pillar2 === 0 || pillar2 < pillar2Max(budget, car)
}

/** What is left for the third pillar in a year. */
export function pillar3(budget: number, car: number, pillar2: number): number {
  return Math.max(0, cents(budget) - (cents(car) + cents(pillar2)) * MONTHS) / 100
}

function firstPillar(
  { energie, co2, tcoMensuel, dateCommande }: Car,
  { energieHorsTcoVS }: Budget,
  date: string
): FirstPillarCar {
  const [lease, energy] = [tcoMensuel ?? 0, energieHorsTcoVS ?? 0]
  const unknown = { cout: (cents(lease) + cents(energy)) / 100 }
  // Without its energy, or on a day without law, a car has no contribution to reckon.
  if (!energie) return unknown
  const car = { energie: energie as Energie, co2: co2 ?? 0, tcoMensuel: lease }
  const ordered = dateCommande ? { ...car, dateCommande } : car
  return voituresPilier1([ordered], date, energy)[0] ?? unknown
}
