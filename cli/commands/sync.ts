import { setTimeout as sleep } from 'node:timers/promises'
import { Option, type Command } from 'commander'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { apiOf, dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { printed } from '#cli/lib/index_print'
import { findSession } from '#cli/lib/session'
import { FORMATS, rowsOf, rowsText, SHOWS, type Format, type Show } from '#cli/lib/sync_print'

interface Options {
  company: string
  system?: string
  dryRun: boolean
  all: boolean
  show: string
  format: Format
  output?: string
  url?: string
  lang: Language
}

const PAUSE_MS = 500

/** `barema sync`: the people of an HR system, looked at or taken over. */
export function registerSync(program: Command): void {
  const command = program
    .command('sync')
    .description('synchronise with an HR system, and say what became of each person')
    .requiredOption('--company <name>', 'the first part of its address: acme')
    .option('--system <name>', 'where several are connected: officient, odoo, …')
    .option('--dry-run', 'only say what it would do', false)
    .option('--all', 'everybody, and not only who changed', false)
    .addOption(
      new Option('--show <rows>', 'which people are printed')
        .choices(SHOWS.map((each) => each.toLowerCase()))
        .default('all')
    )
    .addOption(new Option('--format <format>', 'of the rows').choices(FORMATS).default('table'))
    .option('-o, --output <file>', 'write the rows there')
    .option('--url <address>', "the company's address, when you are signed in to several")
    .addOption(new Option('--lang <language>', 'of messages').choices(LANGUAGES).default('en'))
    .action((options: Options) => orFail(() => run(options)))
  withExamples(command, [
    'sync --company acme --dry-run',
    'sync --company acme --system odoo --all --show failed',
    'sync --company acme --format csv -o people.csv',
  ])
}

async function run(options: Options): Promise<void> {
  const { company, url, lang, system, dryRun, all, show, format, output } = options
  const session = await findSession({ company, url })
  const api = apiOf(session.url, { token: session.token, language: lang })
  const { data: connections } = await dataOf(api.GET('/integrations'))
  const chosen = connections.filter((each) => !system || each.system === system)
  if (chosen.length === 0) throw new Failure('no such system is connected: Settings, Integrations')
  if (chosen.length > 1)
    throw new Failure(`which one? --system ${chosen.map((each) => each.system).join(' | ')}`)
  const path = { id: chosen[0]!.id }
  const body = { ...(dryRun && { dryRun }), ...(all && { all }) }
  const asked = await dataOf(api.POST('/integrations/{id}/sync', { params: { path }, body }))
  let seen = asked
  while (seen.status === 'WAITING' || seen.status === 'RUNNING') {
    if (process.stderr.isTTY)
      process.stderr.write(
        `\r${seen.read}${seen.total === null ? '' : ` of ${seen.total}`} people `
      )
    await sleep(PAUSE_MS)
    seen = await dataOf(api.GET('/sync-runs/{id}', { params: { path: { id: asked.id } } }))
  }
  if (process.stderr.isTTY) process.stderr.write('\r')
  const rows = await rowsOf(api, seen.id, show.toUpperCase() as Show)
  await printed(rowsText(rows, format), output)
  const { created, changed, same, skipped, failed, proposed, ends } = seen
  process.stderr.write(
    `${seen.dryRun ? 'Dry run: ' : ''}${created} new, ${changed} changed, ${same} the same, ${skipped} skipped, ` +
      `${failed} failed, ${seen.asked} to answer, ${proposed} proposed.\n`
  )
  if (seen.status === 'FAILED') throw new Failure(seen.failure ?? 'the run failed')
  if (seen.status === 'ASKING')
    throw new Failure(
      `it would end ${ends} people and waits for your answer: Team, Synchronisation`
    )
}
