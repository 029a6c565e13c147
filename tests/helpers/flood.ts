import { Agent } from 'node:http'
import type { TestClient, TestResponse } from './client.ts'

/** As many connections are open at once: more would wait for the listening socket, not for us. */
const CONNECTIONS = 250

export interface Flood {
  calls: number
  addresses: number
}

/** At the password a thousand always; at every other call as many as there is time for, a thousand each night. */
export const GUESSES = Number(process.env.DOOR_GUESSES ?? 60)

export const floods = (calls: number): Flood[] => [
  { calls, addresses: 1 },
  { calls, addresses: 300 },
]

/**
 * Sends a call many times in the same moment, from one address or spread over several; answers what each was told.
 *
 * @param call the method, the path and the body of one of them
 */
export async function flood(
  client: TestClient,
  { calls, addresses }: Flood,
  call: (at: number) => {
    method?: string
    path: string
    body?: unknown
    headers?: Record<string, string>
  }
): Promise<TestResponse[]> {
  const agent = new Agent({ maxTotalSockets: CONNECTIONS })
  try {
    return await Promise.all(
      Array.from({ length: calls }, (_, at) => {
        const { method = 'POST', path, ...rest } = call(at)
        const n = at % addresses
        return client.send(method, path, { ...rest, agent, from: `127.1.${n >> 8}.${n & 255}` })
      })
    )
  } finally {
    agent.destroy()
  }
}

/** How many of the answers came after the guess was looked at. */
export function judged(answers: TestResponse[]): number {
  const kinds = answers.map(({ status }) => status)
  return kinds.filter((status) => status !== 429).length
}

/** How many may have been let through since then: so many at once, and one more after each pause. */
export function allowed(burst: number, pauseS: number, since: number): number {
  return burst + Math.ceil((Date.now() - since) / 1000 / pauseS)
}
