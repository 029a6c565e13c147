import { nameOf, type Month } from './calendar.ts'
import { GROUPS } from './groups.ts'
import { holding, usable, type Person } from './person.ts'

/** A month that is over as imported payslips tell it; cents. */
export interface PaidMonth {
  /** People who have a contract in it, and how many of them a payslip that tells their gross pay. */
  people: number
  payslips: number
  /** Gross pay of those who have one: as their contract says, and as it was paid. */
  agreed: number
  paid: number
  /** What all cost, derived: see `paidMonths`. */
  actual: number
}

/**
 * What the months came to by payslips. These tell what people are paid, not what their employer pays: so pay with the employer's
 * contributions is what is computed of the contract, moved in the proportion of paid to agreed gross pay. Everything else, and
 * who has no payslip, is as computed.
 *
 * @param gross by person and month, `YYYY-MM`
 */
export function paidMonths(
  people: readonly Person[],
  months: readonly Month[],
  gross: ReadonlyMap<string, ReadonlyMap<string, number>>
): PaidMonth[] {
  return months.map((month) => {
    const sum: PaidMonth = { people: 0, payslips: 0, agreed: 0, paid: 0, actual: 0 }
    for (const person of people) {
      const version = holding(usable(person), month)
      if (!version) continue
      sum.people++
      for (const group of GROUPS) sum.actual += version.cost![group][month.ofYear]!
      const paid = gross.get(person.workerId!)?.get(nameOf(month))
      if (paid === undefined || !version.gross) continue
      sum.payslips++
      sum.agreed += version.gross
      sum.paid += paid
      const pay = version.cost!.pay[month.ofYear]!
      sum.actual += Math.round((pay * (paid - version.gross)) / version.gross)
    }
    return sum
  })
}
