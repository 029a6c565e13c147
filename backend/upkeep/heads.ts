import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import type { Head } from '#modules/shared/audit/chain'
import { listFiles } from '#modules/shared/files/list_files'

const FOLDER = 'audit-heads'
/** Of older ones the first of a month is enough. */
const DAYS_KEPT = 90

/** Where a company's chain ended on a day. */
export interface WrittenHead extends Head {
  companyId: string
}

/**
 * Writes down where each chain ends, away from the database: who writes a chain anew changes what it led through.
 *
 * @returns a sum over the file, for the log: it says later whether the file is the one of that night
 */
export async function writeHeads(day: string, heads: WrittenHead[]): Promise<string> {
  const text = heads.map((head) => `${JSON.stringify(head)}\n`).join('')
  await drive.use().put(`${FOLDER}/${day}.jsonl`, text)
  return createHash('sha256').update(text).digest('hex')
}

/** Every head that was noted, by company. */
export async function readWrittenHeads(): Promise<Map<string, Head[]>> {
  const heads = new Map<string, Head[]>()
  for (const key of await writtenFiles())
    for (const line of (await drive.use().get(key)).split('\n').filter(Boolean)) {
      const { companyId, seq, hash } = JSON.parse(line) as WrittenHead
      heads.set(companyId, [...(heads.get(companyId) ?? []), { seq, hash }])
    }
  return heads
}

/** Leaves the nights of the last months, and before them the first of each month. */
export async function forgetHeads(today: string): Promise<void> {
  const oldest = new Date(Date.parse(today) - DAYS_KEPT * 24 * 3600_000).toISOString().slice(0, 10)
  for (const key of await writtenFiles()) {
    const day = key.slice(FOLDER.length + 1, -'.jsonl'.length)
    if (day < oldest && !day.endsWith('-01')) await drive.use().delete(key)
  }
}

async function writtenFiles(): Promise<string[]> {
  return (await Array.fromAsync(listFiles(FOLDER))).sort()
}
