import { Option, type Command } from 'commander'
import { FIRST_DAY, LAST_DAY, type Language } from '#modules/compute/pure'
import {
  changed,
  baseOf,
  figuresOf,
  type Company,
  type Item,
  type KeptChange,
  type Snapshot,
} from '#modules/scenarios/pure'
import { isDay, today } from '#modules/shared/values/days'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { openInput } from '#cli/lib/input'
import { lineBatches } from '#cli/lib/line_batches'
import { openOutput } from '#cli/lib/output'
import { showProgress } from '#cli/lib/progress'
import { readChange } from '#cli/lib/scenario_changes'
import { simulateCompany } from '#cli/lib/scenario_run'
import { FORMATS, headOf, lineOf, type Format, type SimulatedRow } from '#cli/lib/scenario_table'

interface Options {
  change: string[]
  company?: string
  url?: string
  commission?: string
  date?: string
  format: Format
  output?: string
  lang: Language
}

/** `barema simulate`: changes over a file of packages, offline, or over the people of a company; nothing is kept. */
export function registerSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description('try changes on packages of a file or on a company, and keep nothing')
    .argument('[file]', 'JSON lines as of compute; - for the standard input')
    .requiredOption(
      '--change <change>',
      'a kind and what it asks; may be repeated, in order',
      (text: string, before: string[] = []) => [...before, text]
    )
    .option('--company <name>', 'the first part of its address: acme')
    .option('--url <address>', 'the address, when signed in to several')
    .option('--commission <code>', 'of the company, this joint committee only')
    .option('--date <day>', 'first day of the year, whose law applies (today)')
    .addOption(new Option('--format <format>').choices(FORMATS).default('table'))
    .option('-o, --output <file>', 'write there instead of the standard output')
    .addOption(
      new Option('--lang <language>', 'of messages').choices(['fr', 'nl', 'en']).default('en')
    )
    .action((file: string | undefined, options: Options) => orFail(() => run(file, options)))
  withExamples(
    command,
    [
      'simulate people.jsonl --change "INDEXATION percent=3.58"',
      'simulate --company acme --change "RAISE_PERCENT percent=2"',
    ],
    'Exit code: 0 all computed, 2 some have no figures, 1 anything else.'
  )
}

async function run(file: string | undefined, options: Options): Promise<void> {
  const { change, company, date = today(), format, lang } = options
  if (!isDay(date) || date < FIRST_DAY || date > LAST_DAY)
    throw new Failure(`--date ${date} is no day from ${FIRST_DAY} to ${LAST_DAY}`)
  if ((file === undefined) === (company === undefined))
    throw new Failure('a file or --company, one of them')
  const changes = change.map((text) => readChange(text, lang))
  const output = openOutput(options.output)
  let failed = 0
  const write = async (row: SimulatedRow) => {
    if (row.failure !== null) failed++
    await output.write(lineOf(row, format))
  }
  try {
    await output.write(headOf(format))
    if (company === undefined) {
      const kept = changes.map((each, at): KeptChange => ({
        ...each,
        id: String(at),
        itemIds: null,
        isUndone: false,
      }))
      await simulateFile(file!, kept, date, options, write)
    } else {
      const { url, commission } = options
      await simulateCompany({ company, url, commission, date, lang }, changes, write)
    }
    await output.close()
    if (failed > 0) process.exitCode = 2
  } catch (error) {
    await output.abandon()
    throw error
  }
}

/** Line by line: memory does not grow with the file. */
async function simulateFile(
  file: string,
  changes: readonly KeptChange[],
  date: string,
  { output, format }: Options,
  write: (row: SimulatedRow) => Promise<void>
): Promise<void> {
  const input = await openInput(file)
  const progress = showProgress(
    input.bytes,
    output === undefined && process.stdout.isTTY && format === 'table'
  )
  let nth = 0
  try {
    for await (const batch of lineBatches(input.chunks))
      for (const line of batch.toString('utf8').split('\n')) {
        if (line.trim() === '') continue
        nth++
        await write(rowOf(line, nth, changes, date))
      }
  } finally {
    progress.stop()
  }
}

const NO_FIGURES = { before: null, after: null } as const

function rowOf(
  line: string,
  nth: number,
  changes: readonly KeptChange[],
  date: string
): SimulatedRow {
  let told: Record<string, any>
  try {
    told = JSON.parse(line)
  } catch {
    return { id: String(nth), name: '', ...NO_FIGURES, failure: 'malformed_json: ' }
  }
  const id = String(told?.id ?? nth)
  const fields = told?.package
  if (typeof fields?.computeModelConfig !== 'object')
    return { id, name: '', ...NO_FIGURES, failure: 'required: package.computeModelConfig' }
  const { packageType = 'FIX', ...rest } = fields
  const snapshot: Snapshot = {
    date: told.date ?? date,
    nomFonction: told.nomFonction ?? '',
    level: told.level ?? '',
    packageType,
    worker: told.worker ?? {},
    package: rest,
    range: told.range ?? null,
    startDate: told.startDate ?? FIRST_DAY,
    endDate: told.endDate ?? null,
  }
  const company: Company = { effectif: 20, assuranceLoiTaux: 0.005, ...told.company }
  const item: Item = { id, isNew: false, snapshot }
  const before = figuresOf(baseOf(item), company, date)
  const after = figuresOf(changed(item, changes, date).state, company, date)
  return {
    id,
    name: snapshot.nomFonction,
    before: before.figures,
    after: after.figures,
    failure: before.failure ?? after.failure,
  }
}
