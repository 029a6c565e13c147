import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inData } from '../paths.mjs'
import { note } from '../console/progress.mjs'
import { obtainTemporal, temporalPart } from '../temporal.mjs'

/**
 * Starts Temporal when its binary is there, without anybody waiting for it.
 *
 * @param {{children: import('../process/children.mjs').Children, ports: {temporal: number, temporalPage: number}, signal: AbortSignal}} options
 * @returns {{state: () => Promise<string>}} state is a short text for the welcome
 */
export function startTemporal({ children, ports, signal }) {
  if (process.env.TEMPORAL_ADDRESS) return { state: async () => process.env.TEMPORAL_ADDRESS }

  const page = `http://localhost:${ports.temporalPage}`
  let state = `${page} (not there yet)`
  const started = bring().catch((error) => {
    state = 'missing'
    if (!signal.aborted) note(`Temporal did not start: ${error.message}`)
  })

  async function bring() {
    let waited = false
    const tell = ({ text }) => {
      waited = true
      state = `${page} when it is built`
      note(`${text}. The site does not wait for it.`)
    }
    const found = await obtainTemporal(tell, signal)
    if (signal.aborted) return
    if (found.missing) {
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

/** Temporal makes its file readable for everybody, and fails on an empty one that is there already. */
function privateFile(name) {
  mkdirSync(inData('temporal'), { recursive: true, mode: 0o700 })
  return inData('temporal', name)
}
