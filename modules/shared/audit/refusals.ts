import type { Logger } from '@adonisjs/core/logger'
import { forSystem } from '#modules/shared/tenancy/scopes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { record, type AuditEvent } from './record.ts'

/** Who was refused, or whose account was meant; of a stranger the address that was typed, which is not kept. */
export type Source =
  { user: string } | { meant: string } | { typed: string; from: string } | { from: string }

/** Sources of one event and minute that are told apart; all further ones are one. */
const MOST_SOURCES = 20
const OTHERS = 'others'
/** A flood is written once a second, not once a request. */
const PAUSE_MS = 1_000
const MINUTE_MS = 60_000
/** So many of one event in a company's minute are an attack, or something that is badly broken. */
export const BURST = 100

/** What was refused more than seems innocent, so far. */
export interface Burst {
  companyId: string
  event: AuditEvent
  minute: string
  times: number
}

interface Counted {
  companyId: string
  minute: number
  event: AuditEvent
  source: Source | null
  times: number
}

/**
 * Counts what was refused, outside the refused transaction: in this process for a second at most, then in a row a minute,
 * event and source, and once the minute is over in the audit log. What a killed process leaves there is written
 * by the company's next minute, or at night.
 */
export class RefusalCounter {
  #logger: Logger
  #byItself: boolean
  #onBurst: (burst: Burst) => void
  #running: Promise<void> = Promise.resolve()
  #counted = new Map<string, Counted>()
  #sources = new Map<string, Set<string>>()
  #open = new Set<string>()
  /** Each is told once. */
  #bursts = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #closing: NodeJS.Timeout | null = null
  #writtenAt = 0

  /**
   * @param byItself whether it writes on its own; a test says when
   * @param onBurst told once of a company's minute and event, by each process that counted in it
   */
  constructor(
    logger: Logger,
    {
      byItself = true,
      onBurst = () => {},
    }: { byItself?: boolean; onBurst?: (burst: Burst) => void } = {}
  ) {
    this.#logger = logger
    this.#byItself = byItself
    this.#onBurst = onBurst
  }

  count(companyId: string, event: AuditEvent, source: Source): void {
    const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
    const told = this.#told(`${companyId} ${minute} ${event}`, JSON.stringify(source))
    const key = `${companyId} ${minute} ${event} ${told}`
    const counted = this.#counted.get(key)
    if (counted) counted.times += 1
    else
      this.#counted.set(key, {
        companyId,
        minute,
        event,
        source: told === OTHERS ? null : source,
        times: 1,
      })
    if (!this.#byItself) return
    const pauseMs = Math.max(0, this.#writtenAt + PAUSE_MS - Date.now())
    this.#timer ??= setTimeout(() => void this.flush(), pauseMs).unref()
  }

  /** Writes what was counted here since the last time. */
  flush(): Promise<void> {
    this.#running = this.#running.then(() => this.#write())
    return this.#running
  }

  /** Forgets what was counted here (a test begins with other companies). */
  clear(): void {
    this.#counted.clear()
    this.#sources.clear()
    this.#bursts.clear()
  }

  async #write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#writtenAt = Date.now()
    const counted = [...this.#counted.values()]
    this.#counted.clear()
    const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
    for (const known of [this.#sources, this.#bursts])
      for (const where of known.keys())
        if (Number(where.split(' ')[1]) < minute) known.delete(where)
    for (const [companyId, own] of Map.groupBy(counted, (each) => each.companyId))
      try {
        const bursts = await forSystem('count-refusals', companyId, async (scope) => {
          await write(scope, own)
          return burstsIn(
            scope,
            own.map((each) => each.minute)
          )
        })
        for (const burst of bursts) this.#tell(burst)
        this.#open.add(companyId)
        if (this.#byItself) this.#closeSoon()
      } catch (error) {
        this.#logger.error({ err: error, companyId, refusals: own.length }, 'refusals not counted')
      }
  }

  #tell(burst: Burst): void {
    const where = `${burst.companyId} ${Date.parse(burst.minute)} ${burst.event}`
    if (this.#bursts.has(where)) return
    this.#bursts.add(where)
    this.#logger.error(burst, 'a burst of refusals')
    this.#onBurst(burst)
  }

  #told(where: string, source: string): string {
    const sources = this.#sources.get(where) ?? new Set()
    this.#sources.set(where, sources)
    if (sources.has(source)) return source
    if (sources.size >= MOST_SOURCES) return OTHERS
    sources.add(source)
    return source
  }

  /** When the minute is over, and a moment for the other processes that count in it. */
  #closeSoon(): void {
    this.#closing ??= setTimeout(
      () => {
        this.#closing = null
        const companies = [...this.#open]
        this.#open.clear()
        for (const companyId of companies)
          closeMinutes(companyId).catch((error: unknown) =>
            this.#logger.error({ err: error, companyId }, 'refusals not written to the audit log')
          )
      },
      MINUTE_MS - (Date.now() % MINUTE_MS) + 2 * PAUSE_MS
    ).unref()
  }
}

/** Writes the minutes that are over to the audit log; answers how many lines that were. */
export function closeMinutes(companyId: string, now = new Date()): Promise<number> {
  return forSystem('count-refusals', companyId, async (scope) => {
    const { rows } = await scope.trx.rawQuery(
      `with over as (delete from refusals where minute < date_trunc('minute', ?::timestamptz) returning *)
       select minute, event, source, times, users.id as user_id from over
       left join users on users.id::text = split_part(source, ' ', 2) order by minute, event, source`,
      [now as never]
    )
    for (const { minute, event, source, times, user_id: user } of rows) {
      const [kind, from] = source.split(' ')
      const actor =
        kind === 'user' && user
          ? ({ kind: 'user', id: user, role: '' } as const)
          : ({ kind: 'visitor' } as const)
      const { trx, requestId } = scope
      await record({ trx, requestId, actor }, event, user ? { type: 'user', id: user } : null, {
        times,
        minute: minute.toISOString(),
        ...(kind === 'from' && { from }),
      })
    }
    return rows.length
  })
}

async function write(scope: Scope, counted: Counted[]): Promise<void> {
  const typed = counted.flatMap(({ source }) => (source && 'typed' in source ? [source.typed] : []))
  const users = new Map(
    (await scope.trx.from('users').whereIn('email', typed).select('id', 'email')).map(
      ({ id, email }) => [email as string, id as string]
    )
  )
  const sum = new Map<string, number>()
  for (const { minute, event, source, times } of counted) {
    const key = [minute, event, textOf(source, users)].join('|')
    sum.set(key, (sum.get(key) ?? 0) + times)
  }
  // In one order, so that two processes do not wait for each other.
  for (const [key, times] of [...sum].sort()) {
    const [minute, event, source] = key.split('|')
    await scope.trx.rawQuery(
      `insert into refusals (minute, event, source, times) values (to_timestamp(?::float8 / 1000), ?, ?, ?)
       on conflict (company_id, minute, event, source) do update set times = refusals.times + excluded.times`,
      [minute, event, source, times] as string[]
    )
  }
}

/** Of all processes and sources together. */
async function burstsIn(scope: Scope, minutes: number[]): Promise<Burst[]> {
  const { rows } = await scope.trx.rawQuery(
    `select minute, event, sum(times)::int as times from refusals where minute >= to_timestamp(?::float8 / 1000)
     group by minute, event having sum(times) >= ?`,
    [Math.min(...minutes), BURST]
  )
  return rows.map(
    ({ minute, event, times }: { minute: Date; event: AuditEvent; times: number }) => ({
      companyId: scope.companyId,
      event,
      minute: minute.toISOString(),
      times,
    })
  )
}

/** What is kept of a source: nothing that was typed. */
function textOf(source: Source | null, users: Map<string, string>): string {
  if (!source) return OTHERS
  if ('user' in source) return `user ${source.user}`
  if ('meant' in source) return `meant ${source.meant}`
  const user = 'typed' in source && users.get(source.typed)
  return user ? `meant ${user}` : `from ${source.from}`
}
