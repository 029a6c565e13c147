import { setTimeout as sleep } from 'node:timers/promises'
import { manyPaidVersions } from '#tests/bench/many_rows'
import type { TestClient } from '#tests/helpers/client'
import { random } from '#tests/helpers/random'
import { rowsOf } from './database.ts'
import { Killer } from './killer.ts'
import type { Part } from './part.ts'
import { signIn } from './run_chaos.ts'
import { retry } from './story.ts'

export interface IndexationOptions {
  seed: number
  kills: number
  /** Whose contracts are indexed, beside those of the demo. */
  people: number
  /** No kill after this moment (performance.now()). */
  untilMs?: number
  /** All of them up and running. */
  parts: readonly Part[]
  url: string
  port: number
  company: { id: string; slug: string }
  /** Pause between two kills, at least and at most. */
  pauseMs: readonly [number, number]
  /** How long the last index may take once nothing is killed any more. */
  patienceMs: number
  onKill?: (kill: number, part: Part) => void
  onStep?: (step: string) => void
}

export interface IndexationReport {
  seed: number
  kills: number
  killsOf: Record<string, number>
  /** Where the index stood, as who waits for it saw it last. */
  killsIn: Record<string, number>
  rounds: number
  /** Versions of contracts that were written, and taken back. */
  written: number
  /** Tries to apply without an approval, or to approve what one planned. */
  refused: number
  seconds: number
  /** What one kill took on average, with what came back after it. */
  secondsAKill: number
  /** Each a sentence. */
  wrong: string[]
  unfinished: string | null
}

const RUNS = '/api/indexations'
/** Every contract of the course runs on it, and the cap is law. */
const INDEX_DAY = '2026-10-01'
const POLL_MS = 500
/** One kill in so many comes while another part is still away. */
const TOGETHER_IN = 4
/** So long a kill waits for the index to go on after the one before: else most would fall into its beginning. */
const GOES_ON_MS = 5_000
/** What an index changes of a company, and its undoing gives back to the sign. */
const TABLES = ['contracts', 'packages', 'workers', 'team_changes', 'moderation_uses']

/**
 * Two people index a company, one plans, the other approves, and undo it again, while parts are killed with -9 at seeded
 * points. Each contract must be indexed once or not at all, at every moment; no contract without an approval of another person;
 * after the undoing every row is what it was.
 */
export async function runIndexations(options: IndexationOptions): Promise<IndexationReport> {
  const { seed, parts, company, port, url, people, untilMs = Infinity } = options
  const started = performance.now()
  const dice = random(seed)
  const payroll = await signIn(company.slug, 'payroll', port)
  const admin = await signIn(company.slug, 'admin', port)
  await manyPaidVersions(admin, people, 1)
  const ask = (sql: string, values: unknown[] = []) =>
    untilAnswered(() => rowsOf(url, company.id, sql, values))
  const before = await sumsOf(ask)
  const wrong = new Set<string>()
  const killer = new Killer(dice, parts, options.onKill)
  /** Between two steps of people an index needs no web process. */
  const carrying = parts.map(({ name }) => name).filter((name) => name !== 'web')
  let overAt = Infinity
  let isKilling = true
  const course = new Course(payroll, admin, ask, wrong, {
    isOver: () => performance.now() > overAt,
    say: options.onStep ?? (() => {}),
  })
  let unfinished: string | null = null
  const rounds = (async () => {
    while (isKilling && unfinished === null)
      await course.round(dice.uuid(), before).catch((error: Error) => {
        unfinished = error.message
      })
  })()
  const killsIn: Record<string, number> = {}
  const killingSince = performance.now()
  let seen = course.seen
  while (killer.kills < options.kills && performance.now() < untilMs && unfinished === null) {
    // Mostly all that an index goes on with runs again first: what is down for good is killed at no point of an index.
    if (dice.integer(1, TOGETHER_IN) > 1) {
      await killer.returned(carrying)
      const until = performance.now() + GOES_ON_MS
      while (course.seen === seen && performance.now() < until) await sleep(POLL_MS / 5)
    }
    await sleep(dice.integer(...options.pauseMs))
    seen = course.seen
    killsIn[course.status] = (killsIn[course.status] ?? 0) + 1
    await killer.killOne()
    for (const each of await atEveryMoment(ask)) wrong.add(each)
  }
  await killer.returned()
  const killingSeconds = (performance.now() - killingSince) / 1000
  isKilling = false
  overAt = performance.now() + options.patienceMs
  await rounds
  return {
    seed,
    kills: killer.kills,
    killsOf: Object.fromEntries(parts.map((part) => [part.name, part.kills])),
    killsIn,
    rounds: course.rounds,
    written: course.written,
    refused: course.refused,
    seconds: Math.round((performance.now() - started) / 1000),
    secondsAKill: Math.round((10 * killingSeconds) / Math.max(1, killer.kills)) / 10,
    wrong: [...wrong],
    unfinished,
  }
}

type Ask = (sql: string, values?: unknown[]) => Promise<Record<string, any>[]>

interface World {
  isOver: () => boolean
  say: (step: string) => void
}

/** What two people do, each call repeated until it is answered. */
class Course {
  rounds = 0
  written = 0
  refused = 0
  /** Of the index of this round, and of how much of it. */
  status = 'none'
  seen = ''

  constructor(
    private readonly payroll: TestClient,
    private readonly admin: TestClient,
    private readonly ask: Ask,
    private readonly wrong: Set<string>,
    private readonly world: World
  ) {}

  async round(id: string, before: Record<string, string>): Promise<void> {
    const { payroll, admin, world } = this
    const plan = { id, percent: 3, commissionParitaire: 'BECP200', date: INDEX_DAY, dryRun: false }
    await retry(world, () => payroll.post(RUNS, plan), [202])
    await this.#until(id, ['planned'])
    const { fingerprint, totals } = await this.#run(id)
    world.say(`planned ${totals.counts.taken}`)
    // Neither without an approval nor by who planned it.
    await this.#isRefused(() => payroll.post(`${RUNS}/${id}/application`))
    await this.#isRefused(() => payroll.post(`${RUNS}/${id}/approval`, { fingerprint }))
    // Asked again after the answer was lost, each step has been taken already.
    const taken = ['E_INDEXATION_STATUS']
    await retry(world, () => admin.post(`${RUNS}/${id}/approval`, { fingerprint }), [200], taken)
    await retry(world, () => payroll.post(`${RUNS}/${id}/application`), [202], taken)
    await this.#until(id, ['applied'])
    const { counts } = (await this.#run(id)).totals
    const [{ count }] = await this.ask(
      `select count(distinct c.previous_id)::int as count from contracts c
       join indexation_lines l on l.new_contract_id = c.id where l.indexation_id = $1 and l.state = 'APPLIED'`,
      [id]
    )
    if (counts.applied !== totals.counts.taken || count !== counts.applied)
      this.wrong.add(
        `${id}: ${totals.counts.taken} planned, ${counts.applied} applied, ${count} versions`
      )
    world.say(`applied ${count}`)
    await retry(world, () => admin.post(`${RUNS}/${id}/undoing`), [202], taken)
    await this.#until(id, ['undone'])
    const after = await sumsOf(this.ask)
    for (const table of TABLES)
      if (after[table] !== before[table])
        this.wrong.add(`${id}: ${table} are other rows after the undoing`)
    world.say('undone')
    this.rounds++
    this.written += count
  }

  async #isRefused(call: () => ReturnType<TestClient['post']>): Promise<void> {
    const { status, body } = await retry(this.world, call, [200, 202, 403, 409, 422])
    if (status < 400) this.wrong.add(`without another person’s approval: ${JSON.stringify(body)}`)
    else this.refused++
  }

  async #run(id: string): Promise<any> {
    return (await retry(this.world, () => this.admin.get(`${RUNS}/${id}`), [200])).body
  }

  async #until(id: string, ends: readonly string[]): Promise<void> {
    for (;;) {
      const [{ status, failure, done }] = await this.ask(
        'select status, failure, done from indexations where id = $1',
        [id]
      )
      this.status = status
      this.seen = `${id} ${status} ${done}`
      if (ends.includes(status)) return
      if (status === 'failed') throw new Error(`${id}: the plan failed: ${failure}`)
      if (this.world.isOver()) throw new Error(`${id}: time is over, and it is ${status}`)
      await sleep(POLL_MS)
    }
  }
}

/** What may be at no moment, whatever was killed before it. */
async function atEveryMoment(ask: Ask): Promise<string[]> {
  const twice = await ask(
    `select previous_id as id, count(*)::int as times from contracts
     where change_type = 'INDEXATION' and corrected_by_id is null group by previous_id having count(*) > 1`
  )
  const unapproved = await ask(
    `select r.id, r.status from indexations r where (r.approved_by is null or r.approved_by = r.planned_by)
       and exists (select from indexation_lines l where l.indexation_id = r.id and l.state = 'APPLIED')`
  )
  const inPart = await ask(
    `select l.id from indexation_lines l left join contracts c on c.id = l.new_contract_id
     left join packages p on p.id = l.new_package_id
     where l.state = 'APPLIED' and (c.id is null or p.id is null or c.package_id <> p.id)`
  )
  const strays = await ask(
    `select c.id from contracts c where c.change_type = 'INDEXATION'
       and not exists (select from indexation_lines l where l.new_contract_id = c.id and l.state = 'APPLIED')`
  )
  return [
    ...twice.map(({ id, times }) => `the contract ${id} was indexed ${times} times`),
    ...unapproved.map(({ id, status }) => `${id} is ${status} with contracts that nobody approved`),
    ...inPart.map(({ id }) => `the line ${id} is applied without its version or its package`),
    ...strays.map(({ id }) => `the version ${id} is of no line`),
  ]
}

async function sumsOf(ask: Ask): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const table of TABLES) {
    const [{ sum }] = await ask(
      `select md5(coalesce(string_agg(md5(t::text), '' order by t.id), '')) as sum from ${table} t`
    )
    sums[table] = sum
  }
  return sums
}

/** PostgreSQL is killed as the others are. */
async function untilAnswered<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await call().then(
      (value) => ({ value }),
      () => null
    )
    if (answer) return answer.value
    await sleep(POLL_MS)
  }
}
