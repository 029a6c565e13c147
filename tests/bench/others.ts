import { setTimeout as sleep } from 'node:timers/promises'
import type { TestClient } from '#tests/helpers/client'
import { packageBody } from '#tests/helpers/package_body'
import { quantile } from './product.ts'

const PER_SECOND = 20
const SECONDS = 20
const { date, worker, packageType, package: fields } = packageBody()
const computed = { date, worker, package: { ...fields, packageType } }
/** What people of a company do all day. */
const CALLS: ((client: TestClient) => Promise<{ status: number; raw: Buffer }>)[] = [
  (client) => client.get('/api/users'),
  (client) => client.get('/api/packages?perPage=20'),
  (client) => client.get('/api/offers?perPage=20'),
  (client) => client.post('/api/compute', computed),
]

/** How long a caller waited for their answers, in milliseconds, the shortest first. */
export type Waits = number[]

/**
 * The waits of people who ask at fixed times, whether the answer before has come or not: a process that answers no one
 * for a second is measured by all who asked meanwhile.
 */
export async function waitsOf(client: TestClient): Promise<Waits> {
  const waits: Waits = []
  const refused: string[] = []
  const begin = performance.now()
  const asked: Promise<void>[] = []
  for (let nth = 0; nth < PER_SECOND * SECONDS; nth++) {
    const due = begin + (nth * 1000) / PER_SECOND
    await sleep(Math.max(0, due - performance.now()))
    asked.push(
      CALLS[nth % CALLS.length](client).then(({ status, raw }) => {
        if (status === 200) waits.push(performance.now() - due)
        else refused.push(`${status} ${raw}`)
      })
    )
  }
  await Promise.all(asked)
  if (refused.length > 0)
    throw new Error(`${refused.length} calls of others were refused: ${refused[0]}`)
  return waits.sort((a, b) => a - b)
}

/** The median of the runs' p99, and the longest wait of them all. */
export function summary(runs: Waits[]): { p99: number; longest: number } {
  const p99s = runs.map((waits) => quantile(waits, 0.99)).sort((a, b) => a - b)
  return { p99: quantile(p99s, 0.5), longest: Math.max(...runs.map((waits) => waits.at(-1)!)) }
}
