import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { daysOfMonth } from '../domain/month_law.ts'
import type { Meanings, PayslipLine } from '../domain/payslip.ts'
import { reconcile, type Covered, type Reconciled } from '../domain/reconcile.ts'
import { CONTRACT_COLUMNS, contractOf, coveredBy, type CoveringContract } from './covering_contract.ts'
import { meaningsByProvider } from './meanings.ts'

/** A person with their payslip beside its computation. */
export interface ReconciledPerson {
  workerId: string
  name: string
  employeeNumber: string | null
  provider: string
  covered: Covered
  reconciled: Reconciled
}

interface Row extends CoveringContract {
  workerId: string
  name: string
  employeeNumber: string | null
  provider: string
  lines: PayslipLine[]
}

type Sorted = Row & { sortName: string }

/** So many are read at once, and computed before others have their turn. */
const BATCH = 500
const TURN = 50
const NOBODY: Meanings = new Map()

const ROWS = `
  select s.worker_id as "workerId", w.first_name || ' ' || w.last_name as name,
    w.employee_number as "employeeNumber", s.provider, s.lines, ${CONTRACT_COLUMNS}, w.sort_name as "sortName"
  from payslips s
  join workers w on w.id = s.worker_id
  ${contractOf('s.worker_id', { first: 'cast(:first as date)', last: 'cast(:last as date)' })}
  where s.month = cast(:first as date)`

/** Every payslip of a month beside its computation, by name. Between batches the process turns to others. */
export async function* reconciledMonth(
  scope: Scope,
  month: string
): AsyncGenerator<ReconciledPerson> {
  demandEverything(scope)
  const days = daysOfMonth(month)
  const meanings = await meaningsByProvider(scope)
  let after = null as Pick<Sorted, 'sortName' | 'workerId'> | null
  for (;;) {
    const { rows }: { rows: Sorted[] } = await scope.trx.rawQuery(
      `${ROWS} ${after ? 'and (w.sort_name, s.worker_id) > (:sortName, cast(:workerId as uuid))' : ''}
       order by w.sort_name, s.worker_id limit ${BATCH}`,
      { ...days, ...after }
    )
    for (const [at, row] of rows.entries()) {
      if (at % TURN === TURN - 1) await nextTurn()
      yield reconciledRow(row, month, meanings)
    }
    if (rows.length < BATCH) return
    after = { sortName: rows.at(-1)!.sortName, workerId: rows.at(-1)!.workerId }
  }
}

/** One person of a month; null where there is no payslip of them. */
export async function reconciledPerson(
  scope: Scope,
  month: string,
  workerId: string
): Promise<ReconciledPerson | null> {
  demandEverything(scope)
  const { rows }: { rows: Row[] } = await scope.trx.rawQuery(
    `${ROWS} and s.worker_id = cast(:workerId as uuid)`,
    { ...daysOfMonth(month), workerId }
  )
  const [row] = rows
  return row ? reconciledRow(row, month, await meaningsByProvider(scope)) : null
}

function reconciledRow(row: Row, month: string, meanings: ReadonlyMap<string, Meanings>): ReconciledPerson {
  const { workerId, name, employeeNumber, provider, lines } = row
  const covered = coveredBy(row, month)
  const payslip = { workerId, month, provider, lines }
  const reconciled = reconcile(payslip, covered, meanings.get(provider) ?? NOBODY)
  return { workerId, name, employeeNumber, provider, covered, reconciled }
}
