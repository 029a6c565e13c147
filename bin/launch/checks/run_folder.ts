import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inData } from '../paths.mjs'
import { RunRecord } from '../process/run_record.ts'

/** Ends and removes what test runs left that were killed. */
export async function removeDeadRuns(): Promise<void> {
  const folder = inData('test')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const record = new RunRecord(join(folder, name))
    if (record.running() || isBeginning(join(folder, name))) continue
    await record.endLeftovers()
    await removeRun(join(folder, name))
  }
}

/** Another run makes its folder a moment before it writes who it is. */
const isBeginning = (folder: string) => Date.now() - statSync(folder).mtimeMs < 5000

/** Removes a run's folder, and its cluster when that lies elsewhere (see postgres_place.ts). */
export async function removeRun(folder: string): Promise<void> {
  const place = join(folder, 'postgres.place.json')
  const limits = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }
  if (existsSync(place)) rmSync(JSON.parse(readFileSync(place, 'utf8')).dataDir, limits)
  rmSync(folder, limits)
}
