import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../console/launch_error.ts'
import { identify, isAlive } from '../process/identity.ts'

const VERSION = '1.5.1'

/** @returns the user's cache folder for Barema: every checkout of this user shares it */
export const cacheFolder = (): string =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'barema')

/** @returns where the binary lies once it is there; it appears at once, never half */
export const cachedTemporal = (): string => join(cacheFolder(), `temporal-${VERSION}`)

const lockFile = () => join(cacheFolder(), `temporal-${VERSION}.lock`)

/**
 * Lets one process of this user build or download at a time.
 *
 * @returns gives the lock back; null when another living process has it
 */
export function takeLock(): (() => void) | null {
  mkdirSync(cacheFolder(), { recursive: true })
  if (isAbandoned()) rmSync(lockFile(), { force: true })
  try {
    const file = openSync(lockFile(), 'wx')
    writeSync(file, JSON.stringify(identify(process.pid)))
    closeSync(file)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return null
    throw error
  }
  removeUnfinished()
  return () => rmSync(lockFile(), { force: true })
}

/** What builds and downloads that were killed left half-made; what Go had compiled stays (temporal_build.ts). */
function removeUnfinished(): void {
  for (const name of readdirSync(cacheFolder())) {
    if (name.startsWith('build-'))
      rmSync(join(cacheFolder(), name), { recursive: true, force: true })
  }
}

function isAbandoned(): boolean {
  try {
    return !isAlive(JSON.parse(readFileSync(lockFile(), 'utf8')))
  } catch (error) {
    // Between creation and writing the file is empty: its owner lives.
    return codeOf(error) === 'ENOENT'
  }
}
