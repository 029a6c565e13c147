import { randomUUID } from 'node:crypto'
import { Option, type Command } from 'commander'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { isUuid } from '#modules/shared/values/is_uuid'
import { registerIndexAnswer } from '#cli/commands/index_run/answer'
import { registerIndexApply } from '#cli/commands/index_run/apply'
import { registerIndexApprove } from '#cli/commands/index_run/approve'
import { registerIndexData } from '#cli/commands/index_run/data'
import { registerIndexLetters } from '#cli/commands/index_run/letters'
import { registerIndexPlan } from '#cli/commands/index_run/plan'
import { registerIndexShow } from '#cli/commands/index_run/show'
import { registerIndexUndo } from '#cli/commands/index_run/undo'
import { apiOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { readIndex, type TypedIndex } from '#cli/lib/indexation_options'
import { followIndexation, indexationCsv, requestIndexation } from '#cli/lib/indexation_run'
import { summaryOf, totalsOf } from '#cli/lib/indexation_summary'
import { openOutput } from '#cli/lib/output'
import { showRun } from '#cli/lib/run_progress'
import { findSession } from '#cli/lib/session'

interface Options extends Partial<TypedIndex> {
  company?: string
  url?: string
  output?: string
  id?: string
  lang: Language
  dryRun: boolean
}

const REGISTERS = [
  registerIndexPlan,
  registerIndexShow,
  registerIndexAnswer,
  registerIndexApprove,
  registerIndexApply,
  registerIndexUndo,
  registerIndexLetters,
  registerIndexData,
]

/**
 * `barema index`: the current contracts of a paritary commission, before and after an index; its commands plan, approve,
 * apply and undo one.
 */
export function registerIndex(program: Command): void {
  const command = program
    .command('index')
    .description(
      'index the pay of current contracts: alone with --dry-run it prints before and after as CSV'
    )
    // What stands behind a command belongs to it.
    .enablePositionalOptions()
    .option('--company <name>', 'the first part of its address: acme')
    .option('--percent <percent>', 'added to gross pay: 2.21')
    .option('--commission <code>', 'the paritary commission: BECP200')
    .option('--date <day>', 'whose law and contracts apply (today)')
    .option('--dry-run', 'change nothing', false)
    .option('-o, --output <file>', 'write there instead of the standard output')
    .option('--url <address>', "the company's address, when you are signed in to several")
    .option('--id <uuid>', 'come back to a run that was asked for before')
    .addOption(new Option('--lang <language>', 'of messages').choices(LANGUAGES).default('en'))
    .action((options: Options) => orFail(() => run(options)))
  for (const register of REGISTERS) register(command)
  withExamples(
    command,
    [
      'index --company acme --percent 2.21 --commission BECP200 --dry-run',
      'index plan --company acme --commission BECP200 --date 2027-01-01',
      'index approve --company acme 0199…',
      'index apply --company acme 0199…',
      'index data show --commission BECP200',
    ],
    'Exit code: 0 all computed, 2 some contracts have no figures, 1 anything else.'
  )
}

async function run({
  company,
  url,
  output: file,
  id = randomUUID(),
  lang,
  percent,
  commission,
  ...typed
}: Options): Promise<void> {
  for (const [name, value] of Object.entries({ company, percent, commission }))
    if (value === undefined)
      throw new Failure(`--${name} is missing; barema index --help shows what can be asked`)
  const index = readIndex({ ...typed, percent: percent!, commission: commission! })
  if (!isUuid(id)) throw new Failure(`--id ${id} is not the id of a run`)
  const session = await findSession({ company: company!, url })
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
