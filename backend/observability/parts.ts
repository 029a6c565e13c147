import { createConnection } from 'node:net'
import drive from '@adonisjs/drive/services/main'
import { healthStore } from '#config/health'
import { smtpAddress } from '#config/mail'
import temporal from '#config/temporal'
import { KeptQueue } from '#modules/shared/queue/kept_queue'
import { oldestWaiting } from '#modules/shared/queue/oldest_waiting'
import { besideUnit } from '#modules/shared/tenancy/outside'
import { inTime } from '#modules/shared/values/in_time'
import { ask } from './health.ts'

export const PARTS = ['database', 'queue', 'worker', 'outbox', 'temporal', 'mail', 'files'] as const
export type PartName = (typeof PARTS)[number]

export interface PartHealth {
  status: 'up' | 'down'
  /** How old what it is judged by is: the oldest waiting job or message, the last heartbeat. */
  seconds?: number
  detail?: string
}

export interface Health {
  status: 'ok' | 'degraded'
  parts: Record<PartName, PartHealth>
}

const TIMEOUT_MS = 2_000
/** Files are written for it: not more often than it is asked for. */
const MEMORY_MS = 5_000
/** Screens ask every fifteen seconds. */
const STALE_MS = 40_000
/** The worker writes every ten seconds (backend/worker/heartbeat.ts). */
const LONGEST_SILENCE_S = 45
/** What is tried again waits a quarter of a minute at the longest; what waits longer needs an operator. */
const LONGEST_WAIT_S = 120

const queue = new KeptQueue(healthStore)
let last: { at: number; health: Promise<Health> } | null = null
let known: Health | null = null

/** How every part is that the product stands on, asked side by side, each with its own time limit. */
export function checkParts(): Promise<Health> {
  if (!last || performance.now() - last.at > MEMORY_MS)
    last = { at: performance.now(), health: askAll().then((health) => (known = health)) }
  return last.health
}

/** The same as it was last known, without waiting: for callers that hold a transaction. What was not asked lately is left out. */
export function partsDown(): PartName[] {
  const isFresh = last !== null && performance.now() - last.at < STALE_MS
  const health = isFresh ? known : null
  besideUnit(() => void checkParts())
  return PARTS.filter((part) => health?.parts[part].status === 'down')
}

/** For tests, which change the parts faster than they are asked. */
export function forgetParts(): void {
  last = null
  known = null
}

const ASK: Record<PartName, () => Promise<PartHealth | void>> = {
  database: async () => void (await ask('select 1')),
  queue: async () => waiting(await queue.use(oldestWaiting)),
  worker: askWorker,
  outbox: async () => {
    const [{ oldest }] = await ask<{ oldest: Date | null }>(
      'select min(created_at) as oldest from outbox where delivered_at is null'
    )
    return waiting(oldest)
  },
  temporal: knockTemporal,
  mail: () => knock(smtpAddress.host, smtpAddress.port),
  // A disk that is full still says what is there.
  files: () => drive.use().put('health', new Date().toISOString()),
}

async function askAll(): Promise<Health> {
  const answers = await Promise.all(
    PARTS.map(async (name) => [name, await judged(ASK[name])] as const)
  )
  const parts = Object.fromEntries(answers) as Record<PartName, PartHealth>
  const allUp = Object.values(parts).every(({ status }) => status === 'up')
  return { status: allUp ? 'ok' : 'degraded', parts }
}

async function judged(work: () => Promise<PartHealth | void>): Promise<PartHealth> {
  try {
    return (await inTime(work(), TIMEOUT_MS, `no answer in ${TIMEOUT_MS} ms`)) ?? { status: 'up' }
  } catch (error) {
    // The kind of failure, never an address or a credential.
    return { status: 'down', detail: (error as { code?: string }).code ?? 'no answer' }
  }
}

const ageOf = (moment: Date) => Math.max(0, Math.round((Date.now() - moment.getTime()) / 1000))

/** What waits too long is not served. */
function waiting(oldest: Date | null): PartHealth {
  if (!oldest) return { status: 'up' }
  const seconds = ageOf(oldest)
  return seconds < LONGEST_WAIT_S
    ? { status: 'up', seconds }
    : { status: 'down', seconds, detail: 'the oldest waits too long' }
}

async function askWorker(): Promise<PartHealth> {
  const [seen] = await ask<{ seen_at: Date; serves_queue: boolean }>(
    `select seen_at, serves_queue from worker_heartbeats
     order by seen_at > now() - interval '${LONGEST_SILENCE_S} seconds' desc, serves_queue desc, seen_at desc limit 1`
  )
  if (!seen) return { status: 'down', detail: 'none was seen' }
  const seconds = ageOf(seen.seen_at)
  if (seconds > LONGEST_SILENCE_S)
    return { status: 'down', seconds, detail: 'not seen for too long' }
  if (!seen.serves_queue) return { status: 'down', seconds, detail: 'does not reach the queue' }
  return { status: 'up', seconds }
}

async function knockTemporal(): Promise<void> {
  const [host, port] = temporal.address.split(':')
  if (!host)
    throw Object.assign(new Error('TEMPORAL_ADDRESS is not set'), { code: 'not configured' })
  await knock(host, Number(port))
}

function knock(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host, port, timeout: TIMEOUT_MS })
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })
}
