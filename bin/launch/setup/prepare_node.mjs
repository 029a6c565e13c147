import { realpathSync } from 'node:fs'
import { NODE } from '../paths.mjs'
import { fail } from '../console/progress.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { reexecute } from './reexecute.mjs'

const OLDEST_NODE = 20

/**
 * The first stage of every launch: a Node new enough, the dependencies of package-lock.json, and Node 24.
 *
 * @returns {Promise<boolean>} true when this process is Node 24 and may go on; false when a second process
 * did the work and this one only has to end with its exit code
 */
export async function prepareNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE)
    fail(
      `Barema starts with Node ${OLDEST_NODE} or newer; this is ${process.version}. Install it from https://nodejs.org.`
    )

  await ensureDependencies()
  if (realpathSync(process.execPath) === realpathSync(NODE)) return true

  process.exitCode = await reexecute()
  return false
}
