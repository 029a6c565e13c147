import { carCost, carCostOf, isPaidOut, pillar2Max } from '../../../lib/pay/mobility.ts'
import type { Fields, Option } from '../offer.ts'
import { WITHOUT_BUDGET, WITHOUT_CAR, writtenOf, type Changes } from './choices.ts'

// Apart from the other choices: these need the law, which comes after the first load.

/** The mobility budget instead of car and fuel card, or none; what is not spent of it is paid out. */
export function chooseBudget(fields: Fields, on: boolean, date: string): Changes {
  return on
    ? {
        ...WITHOUT_CAR,
        hasBudgetMobilite: true,
        ...balanceOf({ ...fields, hasBudgetMobilite: true }, date),
      }
    : WITHOUT_BUDGET
}

/** Rent or mortgage in the second pillar, EUR a month. */
export function choosePillar2(fields: Fields, amount: number, date: string): Changes {
  return {
    budgetMobilitePilier2: amount,
    ...balanceOf({ ...fields, budgetMobilitePilier2: amount }, date),
  }
}

/** The balance is paid out by law, unless the second pillar takes all of it: it need not be asked for. */
export function balanceOf(fields: Fields, date: string): Changes {
  const second = fields.budgetMobilitePilier2 ?? 0
  const car = carCostOf(fields, date)
  return { budgetMobiliteSoldePilier3: isPaidOut(fields.budgetMobilite ?? 0, car, second) }
}

/** The eco-friendly car of the first pillar, or none; the second pillar gives way to it. */
export function choosePillar1(fields: Fields, car: Option | null, date: string): Changes {
  const most = car ? pillar2Max(fields.budgetMobilite ?? 0, carCost(car, fields, date)) : 0
  const changes: Changes =
    car === null
      ? { budgetMobiliteHasPilier1: false }
      : {
          budgetMobiliteHasPilier1: true,
          ...writtenOf('voitureSociete', car),
          budgetMobilitePilier2: Math.min(fields.budgetMobilitePilier2 ?? 0, most),
        }
  return { ...changes, ...balanceOf({ ...fields, ...changes } as Fields, date) }
}
