import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inData } from '../paths.mjs'
import { reasonOf } from '../console/launch_error.ts'
import { note } from '../console/progress.mjs'
import { obtainTemporal, temporalPart } from '../temporal.ts'
import type { Children } from '../process/children.ts'

/**
 * Starts Temporal when its binary is there; nothing waits for it.
 *
 * @returns state is a short text for the welcome
 */
export function startTemporal({
  children,
  ports,
  signal,
}: {
  children: Children
  ports: { temporal: number; temporalPage: number }
  signal: AbortSignal
}): { state: () => Promise<string> } {
  if (process.env.TEMPORAL_ADDRESS)
    return { state: async () => String(process.env.TEMPORAL_ADDRESS) }

  const page = `http://localhost:${ports.temporalPage}`
  let state = `${page} (not there yet)`
  const started = bring().catch((error) => {
    state = 'missing'
    if (!signal.aborted) note(`Temporal did not start: ${reasonOf(error)}`)
  })

  async function bring(): Promise<void> {
    let waited = false
    const tell = (text: string) => {
      waited = true
      state = `${page} when it is built`
      note(`${text}. The site does not wait for it.`)
    }
    const found = await obtainTemporal(tell, signal)
    if (signal.aborted) return
    if (found.missing !== undefined) {
      state = 'missing, see above'
      return note(found.missing)
    }
    await children.start(
      temporalPart(found.binary, {
        port: ports.temporal,
        pagePort: ports.temporalPage,
        databaseFile: privateFile('server.db'),
      })
    )
    state = page
    if (waited && !signal.aborted) note(`Temporal is there now: ${page}`)
  }

  return { state: async () => Promise.race([started, sleep(500)]).then(() => state) }
}

/** Temporal makes its file readable for every user, and fails on an empty one that is there already. */
function privateFile(name: string): string {
  mkdirSync(inData('temporal'), { recursive: true, mode: 0o700 })
  return inData('temporal', name)
}
