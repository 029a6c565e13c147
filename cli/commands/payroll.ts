import { randomUUID } from 'node:crypto'
import { Option, type Command } from 'commander'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { isUuid } from '#modules/shared/values/is_uuid'
import { MONTH } from '#modules/shared/values/month'
import { apiOf, dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { openOutput } from '#cli/lib/output'
import { findSession } from '#cli/lib/session'

interface Session {
  company: string
  url?: string
  lang: Language
}

interface Options extends Session {
  profile: string
  everything: boolean
  on?: string
  month?: string
  preview: boolean
  dryRun: boolean
  format?: 'csv' | 'xlsx'
  output?: string
  id?: string
}

/** `barema payroll`: the files for payroll, and the profiles that say how they are written. */
export function registerPayroll(program: Command): void {
  const payroll = program.command('payroll').description('what payroll is told')
  const command = withSession(
    payroll
      .command('export')
      .description('make the file for payroll and print it; what is in it counts as told')
      .option('--profile <name>', 'how it is written: a name or an id of "payroll profiles"', 'generic-csv')
      .option('--everything', 'all that holds on a day, instead of what changed', false)
      .option('--on <day>', 'that day (today)')
      .option('--month <month>', 'as 2026-12: its hours, or what changed until its end')
      .option('--dry-run', 'only say what the file would hold', false)
      .option('--preview', 'the same', false)
      .addOption(
        new Option('--format <format>', 'its lines to read, instead of the file').choices(['csv', 'xlsx'])
      )
      .option('-o, --output <file>', 'write there instead of the standard output')
      .option('--id <uuid>', 'come back to a file that was asked for before')
  ).action((options: Options) => orFail(() => run(options)))
  const profiles = withSession(
    payroll.command('profiles').description('how files can be written: what is shipped, and your own')
  ).action((options: Session) => orFail(() => listProfiles(options)))
  const sent = withSession(
    payroll
      .command('sent')
      .description('mark a file as passed on to payroll')
      .argument('<id>', 'as "payroll export" told it')
      .option('--undo', 'it was not, after all', false)
  ).action((id: string, options: Session & { undo: boolean }) => orFail(() => mark(id, options)))
  const examples = [
    'payroll export --company acme --dry-run',
    'payroll export --company acme -o payroll.csv',
    'payroll export --company acme --profile "Acerta KLX1" --month 2026-12',
  ]
  for (const each of [payroll, command]) withExamples(each, examples)
  withExamples(profiles, ['payroll profiles --company acme'])
  withExamples(sent, ['payroll sent 0198b1c2-… --company acme'])
}

function withSession(command: Command): Command {
  return command
    .requiredOption('--company <name>', 'the first part of its address: acme')
    .option('--url <address>', "the company's address, when you are signed in to several")
    .addOption(new Option('--lang <language>', 'of messages').choices(LANGUAGES).default('en'))
}

async function apiFor({ company, url, lang }: Session) {
  const session = await findSession({ company, url })
  return apiOf(session.url, { token: session.token, language: lang })
}
type Api = Awaited<ReturnType<typeof apiFor>>

async function run(options: Options): Promise<void> {
  const { everything, on: onStr, month, format, id = randomUUID() } = options
  if (!isUuid(id)) throw new Failure(`--id ${id} is not the id of a file`)
  if (onStr && !everything) throw new Failure('--on goes with --everything')
  if (month && everything) throw new Failure('--month does not go with --everything')
  if (month && !MONTH.test(month)) throw new Failure(`--month ${month}: write 2026-12`)
  const api = await apiFor(options)
  const { id: profile, layout } = await profileOf(api, options.profile)
  const isTime = layout.content === 'PLANNED_TIME'
  const content = {
    profile,
    ...(everything
      ? { mode: 'EVERYTHING' as const, ...(onStr && { onStr }) }
      : { mode: isTime ? ('MONTH' as const) : ('DIFFERENCES' as const), ...(month && { month }) }),
  }
  if (options.preview || options.dryRun) {
    const asked = api.GET('/payroll-exports/preview', { params: { query: content } })
    const { people, total, leftOut, warnings, file } = await dataOf(asked)
    tell(`The file would have ${total} lines of ${people} people.`)
    if (leftOut > 0) tell(`${leftOut} lines would be left out.`)
    tell(`${file.name}: ${file.rows} rows, ${file.bytes} bytes, SHA-256 ${file.hash}`)
    for (const { code, total: concerned, elements } of warnings)
      tell(`${code}: ${code === 'NO_CODE' ? elements.join(', ') : concerned}`)
    return
  }
  const output = openOutput(options.output)
  try {
    const made = await dataOf(api.POST('/payroll-exports', { body: { id, ...content } }))
    await output.write(await fileOf(api, made.id, format))
    await output.close()
    const leftOut = made.leftOut > 0 ? ` ${made.leftOut} lines left out.` : ''
    const hash = made.hash ? ` SHA-256 ${made.hash}.` : ''
    tell(`${made.lines} lines of ${made.people} people.${leftOut}${hash} The same file again: --id ${made.id}`)
  } catch (error) {
    await output.abandon()
    throw error
  }
}

async function fileOf(api: Api, id: string, format: Options['format']): Promise<Uint8Array> {
  const params = { path: { id } }
  const asked =
    format === 'csv'
      ? dataOf(api.GET('/payroll-exports/{id}/csv', { params, parseAs: 'arrayBuffer' }))
      : format === 'xlsx'
        ? dataOf(api.GET('/payroll-exports/{id}/xlsx', { params, parseAs: 'arrayBuffer' }))
        : dataOf(api.GET('/payroll-exports/{id}/file', { params, parseAs: 'arrayBuffer' }))
  return new Uint8Array((await asked) as ArrayBuffer)
}

/** By its id, or by its name, whatever the case. */
async function profileOf(api: Api, said: string) {
  const { data } = await dataOf(api.GET('/payroll-profiles', {}))
  const found =
    data.find(({ id }) => id === said) ??
    data.find(({ name }) => name.toLowerCase() === said.toLowerCase())
  if (found) return found
  throw new Failure(`no profile is called "${said}"; there are ${data.map(({ name }) => name).join(', ')}`)
}

async function listProfiles(options: Session): Promise<void> {
  const api = await apiFor(options)
  const { data } = await dataOf(api.GET('/payroll-profiles', {}))
  for (const { id, name, layout, isReady } of data)
    process.stdout.write(
      `${[id, name, layout.format, layout.content, isReady ? '' : 'to fill in'].join('\t').trimEnd()}\n`
    )
}

async function mark(id: string, options: Session & { undo: boolean }): Promise<void> {
  if (!isUuid(id)) throw new Failure(`${id} is not the id of a file`)
  const api = await apiFor(options)
  const params = { path: { id } }
  if (options.undo) {
    await dataOf(api.DELETE('/payroll-exports/{id}/sent', { params }))
    return tell('Not marked as sent any more.')
  }
  const { sentAt, sentBy } = await dataOf(api.PUT('/payroll-exports/{id}/sent', { params }))
  tell(`Marked as sent on ${sentAt}${sentBy ? ` by ${sentBy.displayName}` : ''}.`)
}

/** Beside the file, which may be the standard output. */
function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
