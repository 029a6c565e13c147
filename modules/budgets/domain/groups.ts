import type { MonthsOfYear } from '#modules/analytics/index'

/** The groups of cost that a budget is kept and booked in; what is paid once a year stands apart. */
export const GROUPS = ['pay', 'holidayPay', 'yearEnd', 'costs', 'variable', 'benefits'] as const
export type Group = (typeof GROUPS)[number]
export type Groups<Value> = Record<Group, Value>

export function ofGroups<Value>(value: (group: Group) => Value): Groups<Value> {
  return Object.fromEntries(GROUPS.map((group) => [group, value(group)])) as Groups<Value>
}

/** Cents of the twelve months of a year by group, January first. */
export type YearOfCost = Groups<number[]>

const inCents = (euros: number) => Math.round(euros * 100)

/** The figures that are kept of a contract, EUR, as a year of cost. */
export function yearOfCost(months: MonthsOfYear): YearOfCost {
  const holidayPay = months.doublePeculeVacances.map(inCents)
  const yearEnd = months.primeFinAnnee.map(inCents)
  return {
    pay: months.remunerationsFixes.map(
      (euros, month) => inCents(euros) - holidayPay[month]! - yearEnd[month]!
    ),
    holidayPay,
    yearEnd,
    costs: months.frais.map(inCents),
    variable: months.remunerationsVariables.map(inCents),
    benefits: months.avantages.map(inCents),
  }
}
