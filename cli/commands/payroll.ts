import { randomUUID } from 'node:crypto'
import { Option, type Command } from 'commander'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { isUuid } from '#modules/shared/values/is_uuid'
import { apiOf, dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { openOutput } from '#cli/lib/output'
import { findSession } from '#cli/lib/session'

interface Options {
  company: string
  url?: string
  everything: boolean
  on?: string
  preview: boolean
  format: 'csv' | 'xlsx'
  output?: string
  id?: string
  lang: Language
}

/** `barema payroll export`: the file for payroll, of what changed since the last one or of everything. */
export function registerPayroll(program: Command): void {
  const payroll = program.command('payroll').description('what payroll is told')
  const command = payroll
    .command('export')
    .description('make the file for payroll and print it; what is in it counts as told')
    .requiredOption('--company <name>', 'the first part of its address: acme')
    .option('--everything', 'all that holds on a day, instead of what changed', false)
    .option('--on <day>', 'that day (today)')
    .option('--preview', 'only say what the file would hold', false)
    .addOption(
      new Option('--format <format>', 'of the file').choices(['csv', 'xlsx']).default('csv')
    )
    .option('-o, --output <file>', 'write there instead of the standard output')
    .option('--url <address>', "the company's address, when you are signed in to several")
    .option('--id <uuid>', 'come back to a file that was asked for before')
    .addOption(new Option('--lang <language>', 'of messages').choices(LANGUAGES).default('en'))
    .action((options: Options) => orFail(() => run(options)))
  const examples = [
    'payroll export --company acme --preview',
    'payroll export --company acme -o payroll.csv',
  ]
  for (const each of [payroll, command]) withExamples(each, examples)
}

async function run(options: Options): Promise<void> {
  const { company, url, everything, on: onStr, format, lang, id = randomUUID() } = options
  if (!isUuid(id)) throw new Failure(`--id ${id} is not the id of a file`)
  if (onStr && !everything) throw new Failure('--on goes with --everything')
  const session = await findSession({ company, url })
  const api = apiOf(session.url, { token: session.token, language: lang })
  const content = everything
    ? { mode: 'EVERYTHING' as const, ...(onStr && { onStr }) }
    : { mode: 'DIFFERENCES' as const }
  if (options.preview) {
    const asked = api.GET('/payroll-exports/preview', { params: { query: content } })
    const { people, total, warnings } = await dataOf(asked)
    tell(`The file would have ${total} lines of ${people} people.`)
    for (const { code, total: concerned } of warnings) tell(`${code}: ${concerned}`)
    return
  }
  const output = openOutput(options.output)
  try {
    const made = await dataOf(api.POST('/payroll-exports', { body: { id, ...content } }))
    const path = { id: made.id }
    const file = await (format === 'csv'
      ? dataOf(api.GET('/payroll-exports/{id}/csv', { params: { path }, parseAs: 'arrayBuffer' }))
      : dataOf(api.GET('/payroll-exports/{id}/xlsx', { params: { path }, parseAs: 'arrayBuffer' })))
    await output.write(new Uint8Array(file as ArrayBuffer))
    await output.close()
    tell(`${made.lines} lines of ${made.people} people. The same file again: --id ${made.id}`)
  } catch (error) {
    await output.abandon()
    throw error
  }
}

/** Beside the file, which may be the standard output. */
function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
