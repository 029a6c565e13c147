import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The checkout's root folder, without a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

/** Everything that a run leaves behind: database, files, logs, secrets. Never committed. */
export const DATA = join(ROOT, '.data')
export const LOGS = join(DATA, 'logs')

/** Node 24 from the npm package `node`, whatever the machine has. */
export const NODE = join(ROOT, 'node_modules', '.bin', 'node')

/** @param {...string} parts a path below the checkout */
export const inRoot = (...parts) => join(ROOT, ...parts)
/** @param {...string} parts a path below `.data/` */
export const inData = (...parts) => join(DATA, ...parts)
