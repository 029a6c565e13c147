import type { Command } from 'commander'
import { differenceOf, prove, type ProofRow } from '#modules/compute/pure'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { print } from '#cli/lib/law_print'

interface Options {
  committee?: string
  set?: string
  all?: boolean
  json?: boolean
}

/** `barema law prove`: every published case computed again, its amounts beside ours. */
export function registerLawProve(law: Command): void {
  const command = law
    .command('prove')
    .description('compute the published cases again: their amounts, ours and the difference')
    .option('--committee <number>', 'of one joint committee: 302, 140.03, BECP200, …')
    .option('--set <id>', 'of one law set: BE-2026-09-01')
    .option('--all', 'every amount, not only the count of each source')
    .option('--json', 'an amount a line, as JSON, with what was asked')
    .action((options: Options) => orFail(() => proof(options)))
  withExamples(
    command,
    ['law prove', 'law prove --committee 302 --all', 'law prove --json'],
    'Exit code: 0 every amount is the published one, 1 one differs or none is found.'
  )
}

function proof({ committee, set, all = false, json = false }: Options): void {
  const code = committee && `BECP${committee.replace(/^BECP/i, '').replaceAll('.', '')}`
  const rows = prove().filter(
    (row) => (code ? row.committee === code : true) && (set ? row.lawset === set : true)
  )
  if (rows.length === 0) throw new Failure('no published case is of that committee or law set')
  const wrong = rows.filter((row) => differenceOf(row) !== 0)
  if (json) for (const row of rows) print(JSON.stringify({ ...row, difference: differenceOf(row) }))
  else if (all) for (const row of rows) print(lineOf(row))
  else for (const line of bySource(rows)) print(line)
  if (!json) print(`${rows.length} published amounts, ${wrong.length} other than ours`)
  if (wrong.length > 0) throw new Failure(wrong.map(lineOf).join('\n'))
}

function lineOf(row: ProofRow): string {
  const { id, lawset, line, published, ours } = row
  const difference = differenceOf(row)
  return `${lawset}  ${id}  ${line}: published ${published}, ours ${ours ?? 'none'}, difference ${difference ?? '?'}`
}

/** How many amounts of each law set and source, in the order of the cases. */
function bySource(rows: readonly ProofRow[]): string[] {
  const counts = new Map<string, number>()
  for (const { lawset, committee, source } of rows) {
    const key = `${lawset}  ${committee || 'no committee'}  ${source}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => `${String(count).padStart(4)}  ${key}`)
}
