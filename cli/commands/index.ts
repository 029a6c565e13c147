import { randomUUID } from 'node:crypto'
import { Option, type Command } from 'commander'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { isUuid } from '#modules/shared/values/is_uuid'
import { apiOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { readIndex, type TypedIndex } from '#cli/lib/indexation_options'
import { followIndexation, indexationCsv, requestIndexation } from '#cli/lib/indexation_run'
import { summaryOf, totalsOf } from '#cli/lib/indexation_summary'
import { openOutput } from '#cli/lib/output'
import { showRun } from '#cli/lib/run_progress'
import { findSession } from '#cli/lib/session'

interface Options extends TypedIndex {
  company: string
  url?: string
  output?: string
  id?: string
  lang: Language
}

/** `barema index`: the current contracts of a paritary commission, before and after an index. */
export function registerIndex(program: Command): void {
  const command = program
    .command('index')
    .description('recompute the current contracts with an index, and print before and after as CSV')
    .requiredOption('--company <name>', 'the first part of its address: acme')
    .requiredOption('--percent <percent>', 'added to gross pay: 2.21')
    .requiredOption('--commission <code>', 'the paritary commission: BECP200')
    .option('--date <day>', 'whose law and contracts apply (today)')
    .option('--dry-run', 'change nothing', false)
    .option('-o, --output <file>', 'write there instead of the standard output')
    .option('--url <address>', "the company's address, when you are signed in to several")
    .option('--id <uuid>', 'come back to a run that was asked for before')
    .addOption(new Option('--lang <language>', 'of messages').choices(LANGUAGES).default('en'))
    .action((options: Options) => orFail(() => run(options)))
  withExamples(
    command,
    ['index --company acme --percent 2.21 --commission BECP200 --dry-run'],
    'Exit code: 0 all computed, 2 some contracts have no figures, 1 anything else.'
  )
}

async function run({
  company,
  url,
  output: file,
  id = randomUUID(),
  lang,
  ...typed
}: Options): Promise<void> {
  const index = readIndex(typed)
  if (!isUuid(id)) throw new Failure(`--id ${id} is not the id of a run`)
  const session = await findSession({ company, url })
  const api = apiOf(session.url, { token: session.token, language: lang })
  const output = openOutput(file)
  const progress = showRun()
  try {
    const asked = await requestIndexation(api, id, index)
    await followIndexation(api, asked, progress.seen)
    const csv = await indexationCsv(api, id)
    await output.write(csv)
    await output.close()
    progress.stop()
    const totals = totalsOf(csv)
    process.stderr.write(`${summaryOf(totals, lang)}\n`)
    if (totals.withoutFigures > 0) process.exitCode = 2
  } catch (error) {
    await output.abandon()
    throw error
  } finally {
    progress.stop()
  }
}
