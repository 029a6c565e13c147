import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { checkDeclared, type CheckedPerson } from '../domain/check_declared.ts'
import { monthsOfPeriod, type DeclaredLine } from '../domain/declared.ts'
import type { Meanings, PayslipLine } from '../domain/payslip.ts'
import {
  CONTRACT_COLUMNS,
  contractOf,
  coveredBy,
  type CoveringContract,
} from './covering_contract.ts'
import { meaningsByProvider } from './meanings.ts'

/** A person of a declaration, beside their payslips and computed months. */
export interface DeclaredPerson {
  workerId: string
  name: string
  employeeNumber: string | null
  checked: CheckedPerson
}

interface Row extends CoveringContract {
  workerId: string
  name: string
  employeeNumber: string | null
  sortName: string
  month: string
  declared: DeclaredLine[]
  /** Null where there is no payslip of the month. */
  provider: string | null
  lines: PayslipLine[] | null
}

/** So many people are read at once, a row a month, and computed before others have their turn. */
const BATCH = 100
const TURN = 10
const NOBODY: Meanings = new Map()

const rowsOf = (after: boolean) => `
  with people as (
    select d.worker_id, d.lines, w.sort_name, w.first_name || ' ' || w.last_name as name,
      w.employee_number as employee_number
    from declared_pay d join workers w on w.id = d.worker_id
    where d.period = :period ${after ? 'and (w.sort_name, w.id) > (:sortName, cast(:workerId as uuid))' : ''}
    order by w.sort_name, w.id limit ${BATCH}
  )
  select o.worker_id as "workerId", o.name, o.employee_number as "employeeNumber", o.sort_name as "sortName",
    to_char(m.month, 'YYYY-MM') as month, o.lines as declared, s.provider, s.lines, ${CONTRACT_COLUMNS}
  from people o
  cross join unnest(cast(:months as date[])) as m(month)
  left join payslips s on s.worker_id = o.worker_id and s.month = m.month
  ${contractOf('o.worker_id', { first: 'm.month', last: `cast(m.month + interval '1 month - 1 day' as date)` })}
  order by o.sort_name, o.worker_id, m.month`

/** Everybody whom a declaration names, beside what is here of its period, by name. Between batches the process turns to others. */
export async function* checkedPeriod(scope: Scope, period: string): AsyncGenerator<DeclaredPerson> {
  demandEverything(scope)
  const meanings = await meaningsByProvider(scope)
  const months = monthsOfPeriod(period)
  let after = null as Pick<Row, 'sortName' | 'workerId'> | null
  for (;;) {
    const { rows }: { rows: Row[] } = await scope.trx.rawQuery(rowsOf(after !== null), {
      period,
      months: months.map((month) => `${month}-01`),
      ...after,
    } as never)
    const people = [...Map.groupBy(rows, ({ workerId }) => workerId).values()]
    for (const [at, own] of people.entries()) {
      if (at % TURN === TURN - 1) await nextTurn()
      yield checkedPerson(own, period, meanings)
    }
    if (people.length < BATCH) return
    after = { sortName: rows.at(-1)!.sortName, workerId: rows.at(-1)!.workerId }
  }
}

function checkedPerson(
  rows: readonly Row[],
  period: string,
  meanings: ReadonlyMap<string, Meanings>
): DeclaredPerson {
  const { workerId, name, employeeNumber, declared } = rows[0]!
  const months = rows.map((row) => ({
    month: row.month,
    payslip: row.lines && { lines: row.lines, meanings: meanings.get(row.provider!) ?? NOBODY },
    covered: coveredBy(row, row.month),
  }))
  return {
    workerId,
    name,
    employeeNumber,
    checked: checkDeclared({ period, lines: declared }, months),
  }
}
