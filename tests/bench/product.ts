import 'reflect-metadata'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importFromRoot } from '#backend/app_root'

const port = Number(process.env.PORT)
const ATTEMPTS = 300

/** The address of the one web process, by its number: no name is looked up in what is measured. */
export const url = `http://127.0.0.1:${port}`
export const host = `acme.localhost:${port}`

/** The processes that are measured. */
export interface Product {
  /** The most memory that the worker has taken so far, MB; null where the system does not tell. */
  workerPeakMegabytes: () => Promise<number | null>
}

/**
 * Runs `measure` beside one web process in production, on the database of the bench with its demo companies.
 *
 * @param more `worker`: also the process that runs the jobs; `environment`: where other services answer
 */
export async function withProduct(
  measure: (product: Product) => Promise<void>,
  { worker = false, environment = {} }: { worker?: boolean; environment?: NodeJS.ProcessEnv } = {}
): Promise<void> {
  const seed = spawn(process.execPath, ['ace.js', 'db:seed', '--connection=app'], {
    stdio: 'ignore',
  })
  await once(seed, 'exit')
  const programs = ['bin/server.ts', ...(worker ? ['bin/worker.ts'] : [])]
  const processes = programs.map((program) =>
    spawn(process.execPath, ['--import=@poppinss/ts-exec', program], {
      stdio: 'ignore',
      env: { ...process.env, ...environment, NODE_ENV: 'production', LOG_LEVEL: 'error' },
    })
  )
  try {
    await answers()
    await measure({ workerPeakMegabytes: () => peakMegabytes(processes.at(-1)!.pid!) })
  } finally {
    for (const process of processes) {
      const ended = once(process, 'exit')
      process.kill('SIGTERM')
      await ended
    }
  }
}

async function peakMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status)
  return peak && Number(peak[1]) / 1024
}

/** Boots the application in this process too, for what no call of the API does. */
export async function withApp<T>(work: () => Promise<T>): Promise<T> {
  const app = new Ignitor(APP_ROOT, { importer: importFromRoot }).createApp('console')
  await app.init()
  await app.boot()
  try {
    return await work()
  } finally {
    await app.terminate()
  }
}

/** The value below which this share of the sorted ones lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]
}

async function answers() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const up = await fetch(`${url}/api/_status/health`).then(
      (response) => response.ok,
      () => false
    )
    if (up) return
    await sleep(100)
  }
  throw new Error('The server did not start')
}
