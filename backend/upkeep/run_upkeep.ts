import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Logger } from '@adonisjs/core/logger'
import { RETENTION } from '#database/retention'
import { RequestStaleFigures } from '#modules/analytics/index'
import { RequestNightlySyncs } from '#modules/integrations/index'
import { EntitlementsPort } from '#modules/shared/entitlements/entitlements'
import { RemoveOldExports } from '#modules/exports/index'
import { closeMinutes } from '#modules/shared/audit/refusals'
import { readEnds } from '#modules/shared/audit/verify_chain'
import type { QueueStore } from '#modules/shared/queue/bullmq'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { listCompanies } from '#modules/shared/tenancy/list_companies'
import { forgetFiles } from './forget_files.ts'
import { forgetPeople, forgetRows, type Removed, type Transact } from './forget_rows.ts'
import { forgetHeads, writeHeads, type WrittenHead } from './heads.ts'
import { trimQueue } from './trim_queue.ts'

export interface UpkeepReport {
  companies: number
  /** Rows, files and months that went, or would go. */
  removed: Removed
  /** What failed, with the reason; everything else had its turn. */
  failed: Record<string, string>
  /** The sum over the heads noted this night. */
  heads?: string
}

export interface UpkeepOptions {
  /** The night, YYYY-MM-DD. */
  day: string
  logger: Logger
  queue: QueueStore
  /** Says what would go, and changes nothing. */
  rehearsal?: boolean
  /** Told after each company. */
  onProgress?: (done: number, total: number) => Promise<void> | void
}

/**
 * What is done each night: months made ahead, what is past its time removed, the ends of the audit logs noted. In short
 * transactions, company by company, so that no request waits; done twice it does nothing more.
 */
export async function runUpkeep(options: UpkeepOptions): Promise<UpkeepReport> {
  const { day, logger, rehearsal = false, onProgress } = options
  const report: UpkeepReport = { companies: 0, removed: {}, failed: {} }
  const add = (removed: Removed) => {
    for (const [what, n] of Object.entries(removed))
      if (n > 0) report.removed[what] = (report.removed[what] ?? 0) + n
  }

  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      report.failed[what] = error instanceof Error ? error.message : String(error)
      logger.error({ err: error, what }, 'upkeep: a part failed; the others have their turn')
    }
  }

  if (!rehearsal)
    await attempt('coming months', async () => void (await db.rawQuery('select make_months()')))
  const companies = await listCompanies()
  const heads: WrittenHead[] = []
  for (const [at, { id }] of companies.entries()) {
    await attempt(`company ${id}`, async () => {
      add(await ofCompany(id, day, rehearsal))
      const { head } = await forSystem('upkeep', id, ({ trx }) => readEnds(trx))
      if (head.seq > 0) heads.push({ companyId: id, ...head })
    })
    report.companies = at + 1
    await onProgress?.(at + 1, companies.length)
  }
  await attempt('what belongs to no company', async () => add(await ofNoCompany(rehearsal)))
  for (const { table, past } of RETENTION)
    if (typeof past !== 'string' && 'months' in past)
      await attempt(`months of ${table}`, async () =>
        add({ [`months of ${table}`]: await dropMonths(table, past.months, rehearsal) })
      )
  if (!rehearsal) {
    await attempt('queue', async () => add(await trimQueue(options.queue)))
    await attempt('heads of the audit logs', async () => {
      report.heads = await writeHeads(day, heads)
      await forgetHeads(day)
    })
  }
  logger.info({ day, rehearsal, ...report }, 'upkeep: done')
  return report
}

async function ofCompany(companyId: string, day: string, rehearsal: boolean): Promise<Removed> {
  const transact: Transact = (work) => forSystem('upkeep', companyId, ({ trx }) => work(trx))
  // Its files go first: a row without its file says so, a file without its row would stay.
  const exports = rehearsal
    ? 0
    : await RemoveOldExports.handle((work) => forSystem('upkeep', companyId, work))
  if (!rehearsal)
    await forSystem('upkeep', companyId, (scope) =>
      RequestStaleFigures.handle(scope, `night/${day}`)
    )
  if (!rehearsal) {
    const entitlements = await app.container.make(EntitlementsPort)
    await forSystem('upkeep', companyId, (scope) => RequestNightlySyncs.handle(scope, entitlements))
  }
  // What a process that was killed had counted.
  if (!rehearsal) await closeMinutes(companyId)
  const people = await forgetPeople(transact, rehearsal)
  const rows = await forgetRows(transact, { rehearsal })
  const files = await forgetFiles(companyId, transact, rehearsal)
  if (!rehearsal) await transact((trx) => trx.rawQuery('select audit_forget()'))
  return { ...rows, ...people, exports: exports + (rows.exports ?? 0), files }
}

function ofNoCompany(rehearsal: boolean): Promise<Removed> {
  return forgetRows((work) => db.transaction(work), { ofAll: true, rehearsal })
}

/** A month with a message that waits stays, and so does one whose table is busy: there is another night. */
async function dropMonths(table: string, kept: string, rehearsal: boolean): Promise<number> {
  const { rows } = await db.rawQuery('select drop_months(?, ?::interval, ?)', [
    table,
    kept,
    rehearsal,
  ] as string[])
  return rows.length
}
