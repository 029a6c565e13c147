import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { RULES } from '#modules/compute/rules/index'
import { FORMER_HASHES } from '#modules/compute/rules/law_sets/former_hashes'
import { LAW_HASHES } from '#modules/compute/rules/law_sets/hashes'
import { digestsOf, engineProgram } from './formula_sources.ts'

/*
 * `npm run digests`: writes what law sets are known by into the engine, after a formula or a figure changed. With
 * `-- --same-cents`, when the change moves no amount of any day (a formula said in other words): what was printed under
 * the hash of before is then known as the same law. Both files are read in review: a line that changed there is a
 * formula, or a day, that is no longer what it was.
 */

const FOLDER = join(import.meta.dirname, '../../../modules/compute/rules/law_sets')
const DIGITS = 16

const sameCents = process.argv.includes('--same-cents')
await write('formula_digests.ts', digestsOf(RULES, engineProgram()))
// Only now: what decides reads what was just written.
const { hashesNow } = await import('./hashes_now.ts')
const hashes = hashesNow()
await write('hashes.ts', hashes)
await write(
  'former_hashes.ts',
  Object.fromEntries(Object.entries(hashes).map(([from, hash]) => [from, former(from, hash)]))
)

/** The first digits of those that stand for the same amounts as the hash of today. */
function former(from: string, now: string): string[] {
  const before = LAW_HASHES[from]
  if (before === undefined || (before !== now && !sameCents)) return []
  const digits = [before.slice(0, DIGITS), ...(FORMER_HASHES[from] ?? [])]
  return [...new Set(digits.filter((hash) => !now.startsWith(hash)))]
}

/** Writes the object at the end of a file anew; what stands before it is written by hand. */
async function write(name: string, content: object): Promise<void> {
  const path = join(FOLDER, name)
  const text = await readFile(path, 'utf8')
  const head = text.slice(0, text.indexOf('= {'))
  const whole = `${head}= ${JSON.stringify(content)}\n`
  const options = await resolveConfig(path)
  const formatted = await format(whole, { ...options, parser: 'typescript' })
  if (formatted === text) return
  await writeFile(path, formatted)
  process.stdout.write(`${name} written\n`)
}
