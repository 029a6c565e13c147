import { createConnection } from 'node:net'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { smtpAddress } from '#config/mail'
import queueConfig from '#config/queue'
import temporal from '#config/temporal'

export interface PartHealth {
  status: 'up' | 'down'
  detail?: string
}

export interface Health {
  status: 'ok' | 'degraded'
  parts: Record<'database' | 'queue' | 'temporal' | 'mail' | 'files', PartHealth>
}

const TIMEOUT_MS = 1_500
/** Probes come every second from several sides; the parts are asked at most once a second. */
const MEMORY_MS = 1_000

let last: { at: number; health: Promise<Health> } | null = null

/** Asks every part the product stands on, side by side, each with its own time limit. */
export function checkHealth(): Promise<Health> {
  if (!last || performance.now() - last.at > MEMORY_MS)
    last = { at: performance.now(), health: ask() }
  return last.health
}

async function ask(): Promise<Health> {
  const redis = queueConfig.redisUrl ? new URL(queueConfig.redisUrl) : null
  const database = part(() => db.rawQuery('select 1'))
  const parts = {
    database: await database,
    // Without Redis the queue lives in the same PostgreSQL.
    queue: redis
      ? await part(() => knock(redis.hostname, Number(redis.port || 6379)))
      : await database,
    temporal: await part(() => knockTemporal()),
    mail: await part(() => knock(smtpAddress.host, smtpAddress.port)),
    files: await part(() => drive.use().exists('health')),
  }
  const allUp = Object.values(parts).every(({ status }) => status === 'up')
  return { status: allUp ? 'ok' : 'degraded', parts }
}

async function part(work: () => Promise<unknown>): Promise<PartHealth> {
  let timer: NodeJS.Timeout | undefined
  try {
    await Promise.race([
      work(),
      new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
      }),
    ])
    return { status: 'up' }
  } catch (error) {
    // A public page: the kind of failure, never an address or a credential.
    return { status: 'down', detail: (error as { code?: string }).code ?? 'no answer' }
  } finally {
    clearTimeout(timer)
  }
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
