import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Option, type Command } from 'commander'
import { zipSync } from 'fflate'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { isUuid } from '#modules/shared/values/is_uuid'
import { apiOf, dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { toldDraft, type Draft } from '#cli/lib/import_told'
import { findSession } from '#cli/lib/session'

interface Options {
  target: 'workers' | 'contracts' | 'payslips' | 'departments' | 'pay_ranges' | 'official' | 'benefits' | 'pay_elements'
  keepNiss: boolean
  company: string
  url?: string
  check: boolean
  onlyGood: boolean
  makeNames: boolean
  column: string[]
  value: string[]
  all: string[]
  encoding?: Draft['settings']['read']['encoding']
  separator?: string
  sheet?: string
  titles?: string
  decimal?: ',' | '.'
  dates?: 'DMY' | 'MDY' | 'YMD'
  refused?: string
  undo?: string
  lang: Language
}

/** `barema import`: a list of people into the team, looked at first. */
export function registerImport(program: Command): void {
  const command = program
    .command('import')
    .description('take a list (CSV or .xlsx), a DmfA or 281.10 (XML) into the team, all of it or nothing')
    .argument('[files...]', 'the list; of official files one of each kind, which are joined')
    .requiredOption('--company <name>', 'the first part of its address: acme')
    .addOption(
      new Option('--target <what>', 'what is in it')
        .choices(['workers', 'contracts', 'payslips', 'departments', 'pay_ranges', 'official', 'benefits', 'pay_elements'])
        .default('workers')
    )
    .option('--check', 'only say what it would do', false)
    .option('--only-good', 'leave the refused rows out', false)
    .option('--make-names', 'add departments, places and cost centres that are not known', false)
    .option('--column <title=field>', 'what a column is; "title=" for none', collect, [])
    .option('--value <field:found=means>', 'what a value of a column means', collect, [])
    .option('--all <field=value>', 'what all rows say, where no column does', collect, [])
    .addOption(
      new Option('--encoding <name>', 'instead of the guess').choices([
        'utf-8',
        'windows-1252',
        'utf-16le',
      ])
    )
    .option('--separator <sign>', 'instead of the guess: ";", ",", "|" or "tab"')
    .addOption(new Option('--decimal <sign>', 'instead of the guess').choices([',', '.']))
    .option('--sheet <name>', 'of a workbook with several')
    .option('--titles <line>', 'the line of the titles')
    .addOption(
      new Option('--dates <order>', 'instead of the guess').choices(['DMY', 'MDY', 'YMD'])
    )
    .option('--keep-niss', 'of official files: keep the register numbers, for payroll', false)
    .option('--refused <file>', 'write the refused rows there, with why')
    .option('--undo <id>', 'take an import back')
    .option('--url <address>', "the company's address, when you are signed in to several")
    .addOption(new Option('--lang <language>', 'of messages').choices(LANGUAGES).default('en'))
    .action((files: string[], options: Options) => orFail(() => run(files, options)))
  withExamples(command, [
    'import people.xlsx --company acme --check',
    'import people.csv --company acme --column "Naam=lastName"',
    'import people.csv --company acme --value "etatCivil:Geh.=marie"',
    'import contracts.xlsx --company acme --target contracts --check',
    'import pay.csv --company acme --target payslips --all month=2026-10',
    'import scales.csv --company acme --target pay_ranges --decimal .',
    'import overtime.csv --company acme --target pay_elements',
    'import bikes.csv --company acme --target benefits --all list=velo',
    'import dmfa.xml belcotax.xml --company acme --check',
    'import --undo 0198b1c2-… --company acme',
  ])
}

async function run(files: readonly string[], options: Options): Promise<void> {
  const { company, url, lang } = options
  const session = await findSession({ company, url })
  const api = apiOf(session.url, { token: session.token, language: lang })
  if (options.undo) {
    if (!isUuid(options.undo)) throw new Failure(`--undo ${options.undo} is not the id of an import`)
    const path = { id: options.undo }
    const undone = await dataOf(api.POST('/imports/{id}/undo', { params: { path } }))
    return tell(`${undone.restored} as before, ${undone.kept} changed since and left alone.`)
  }
  if (files.length === 0) throw new Failure('which file? barema import people.xlsx --company acme')
  const isOfficial = files.every((file) => file.toLowerCase().endsWith('.xml'))
  if (files.length > 1 && !isOfficial) throw new Failure('one file at a time; only official ones (.xml) are joined')
  const bytes = await bytesOf(files, isOfficial)
  const query = {
    id: randomUUID(),
    target: isOfficial ? ('official' as const) : options.target,
    fileName: files.map((file) => basename(file)).join(' + ').slice(0, 200),
    ...(options.keepNiss && { nissFor: 'PAYROLL' as const }),
  }
  const begun = await dataOf(
    api.POST('/imports', {
      params: { query },
      body: bytes as never,
      bodySerializer: (body: unknown) => body as never,
      headers: { 'content-type': 'application/octet-stream' },
    })
  )
  const path = { id: begun.import.id }
  const discard = () => dataOf(api.DELETE('/imports/{id}', { params: { path } }))
  try {
    const body = settingsOf(begun, options)
    const draft = body
      ? await dataOf(api.PUT('/imports/{id}', { params: { path }, body }))
      : begun
    for (const line of toldDraft(draft)) tell(line)
    const { plan } = draft
    if (options.refused && plan && plan.refused > 0) {
      const rows = api.GET('/imports/{id}/refused', { params: { path }, parseAs: 'arrayBuffer' })
      await writeFile(options.refused, new Uint8Array((await dataOf(rows)) as ArrayBuffer))
    }
    if (!plan) throw new Failure('say what these columns are: --column "title=field"')
    if (options.check) return void (await discard())
    if (plan.refused > 0 && !options.onlyGood)
      throw new Failure('nothing was imported: repair the refused rows, or take --only-good')
    const commit = { digest: plan.digest, onlyGood: options.onlyGood }
    const done = await dataOf(
      api.POST('/imports/{id}/commit', { params: { path }, body: commit })
    )
    tell(`${done.created} added, ${done.changed} changed. Back again: --undo ${done.id}`)
  } catch (error) {
    // Of a file that was not taken in nothing is kept; where it was, this is refused and says nothing.
    await discard().catch(() => {})
    throw error
  }
}

/** Official files are sent packed: they are long, and one of each kind goes together. */
async function bytesOf(files: readonly string[], isPacked: boolean): Promise<Uint8Array> {
  const read = await Promise.all(
    files.map((file) =>
      readFile(file).catch((error: NodeJS.ErrnoException) => {
        throw new Failure(error.code === 'ENOENT' ? `${file} does not exist` : `${file}: ${error.message}`)
      })
    )
  )
  if (!isPacked) return read[0]!
  return zipSync(Object.fromEntries(read.map((bytes, at) => [`${at + 1}-${basename(files[at]!)}`, bytes])))
}

/** What was said on the command line; null where nothing was. */
function settingsOf(draft: Draft, options: Options) {
  const { encoding, sheet, titles, dates, decimal, makeNames } = options
  const separator = options.separator === 'tab' ? '\t' : options.separator
  const read = {
    ...(encoding && { encoding }),
    ...(separator && { separator: separator as ';' }),
    ...(sheet && { sheet }),
    ...(titles && { headerRow: Number(titles) }),
  }
  const columns = options.column.map((each) => columnOf(draft, each))
  const values = options.value.map((each) => {
    const parts = /^(\w+):(.*)=(.*)$/.exec(each)
    if (!parts) throw new Failure(`--value ${each}: write field:found=means`)
    return { field: parts[1]!, from: parts[2]!, to: parts[3]! }
  })
  const fixed = options.all.map((each) => {
    const parts = /^(\w+)=(.*)$/.exec(each)
    if (!parts) throw new Failure(`--all ${each}: write field=value`)
    return { field: parts[1]!, to: parts[2]! }
  })
  const isSaid = Object.keys(read).length + columns.length + values.length + fixed.length > 0
  if (!isSaid && !dates && !decimal && !makeNames) return null
  return {
    read,
    ...(dates && { dates }),
    ...(decimal && { decimal }),
    columns,
    values: [...draft.settings.values, ...values],
    edits: [],
    fixed: [...draft.settings.fixed.filter(({ field }) => fixed.every((each) => each.field !== field)), ...fixed],
    empty: draft.settings.empty,
    makeNames,
  }
}

function columnOf({ header, fields }: Draft, said: string) {
  const [title, field] = [said.slice(0, said.lastIndexOf('=')), said.slice(said.lastIndexOf('=') + 1)]
  const at = header.indexOf(title)
  if (at < 0) throw new Failure(`the file has no column "${title}"; it has ${header.join(', ')}`)
  if (field === '') {
    const former = fields.find((each) => each.at === at)
    if (!former) throw new Failure(`the column "${title}" is not read`)
    return { field: former.name, at: -1 }
  }
  if (!fields.some(({ name }) => name === field))
    throw new Failure(`no field is called ${field}; there are ${fields.map(({ name }) => name).join(', ')}`)
  return { field, at }
}

function collect(value: string, before: string[]): string[] {
  return [...before, value]
}

/** Beside what a program may read. */
function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
