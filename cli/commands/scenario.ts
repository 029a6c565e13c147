import { Option, type Command } from 'commander'
import type { Language } from '#modules/compute/pure'
import { today } from '#modules/shared/values/days'
import { dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { openOutput } from '#cli/lib/output'
import { readChange } from '#cli/lib/scenario_changes'
import { computed, makeScenario, scenarioApi, writeItems } from '#cli/lib/scenario_run'
import { FORMATS, headOf, lineOf, type Format } from '#cli/lib/scenario_table'

interface Whose {
  company: string
  url?: string
  lang: Language
}

interface Shown extends Whose {
  format: Format
  output?: string
}

interface Made extends Shown {
  change?: string[]
  commission?: string
  date?: string
}

/** `barema scenario`: the scenarios of a company, as on screen. */
export function registerScenario(program: Command): void {
  const command = program
    .command('scenario')
    .description('scenarios of a company: list, make with changes, change, print')
  withExamples(command, ['scenario list --help', 'scenario make --help'])
  const list = whose(command.command('list').description('scenarios that are not archived'))
  list.action((options: Whose) => orFail(() => runList(options)))
  withExamples(list, ['scenario list --company acme'])

  const make = shown(whose(command.command('make').description('make one, and print its people')))
    .argument('<name>', 'what it is called')
    .option('--change <change>', 'a kind and what it asks; may be repeated', repeated)
    .option('--commission <code>', 'of this joint committee only')
    .option('--date <day>', 'a day of its first month (this month)')
  make.action((name: string, options: Made) => orFail(() => runMake(name, options)))
  withExamples(make, [
    'scenario make Index --company acme --change "INDEXATION percent=2"',
  ])

  const change = shown(whose(command.command('change').description('add changes to one')))
    .argument('<id>', 'of the scenario')
    .requiredOption('--change <change>', 'a kind and what it asks; may be repeated', repeated)
  change.action((id: string, options: Made) => orFail(() => runChange(id, options)))
  withExamples(change, ['scenario change <id> --company acme --change "RAISE_AMOUNT amount=5"'])

  const show = shown(
    whose(command.command('show').description('its people, before and after'))
  ).argument('<id>', 'of the scenario')
  show.action((id: string, options: Shown) => orFail(() => runShow(id, options)))
  withExamples(show, ['scenario show <id> --company acme --format csv'])
}

const repeated = (text: string, before: string[] = []) => [...before, text]

function whose(command: Command): Command {
  return command
    .requiredOption('--company <name>', 'the first part of its address: acme')
    .option('--url <address>', 'the address, when signed in to several')
    .addOption(
      new Option('--lang <language>', 'of messages').choices(['fr', 'nl', 'en']).default('en')
    )
}

function shown(command: Command): Command {
  return command
    .addOption(new Option('--format <format>').choices(FORMATS).default('table'))
    .option('-o, --output <file>', 'write there instead of the standard output')
}

async function runList(options: Whose): Promise<void> {
  const api = await scenarioApi(options)
  const { data } = await dataOf(api.GET('/scenarios', { params: { query: { perPage: 100 } } }))
  for (const { id, name, people, cost } of data)
    process.stdout.write(
      `${id}  ${String(people).padStart(6)}  ${(cost?.after.toFixed(2) ?? '–').padStart(16)}  ${name}\n`
    )
}

async function runMake(name: string, options: Made): Promise<void> {
  const { change = [], commission, date = today(), lang } = options
  const changes = change.map((text) => readChange(text, lang))
  const api = await scenarioApi(options)
  const id = await makeScenario(api, { commission, date }, name, changes)
  process.stderr.write(`${id}\n`)
  await print(api, id, options)
}

async function runChange(id: string, options: Made): Promise<void> {
  const changes = options.change!.map((text) => readChange(text, options.lang))
  const api = await scenarioApi(options)
  const params = { path: { id } }
  for (const body of changes)
    await dataOf(api.POST('/scenarios/{id}/apply-change', { params, body }))
  await print(api, id, options)
}

async function runShow(id: string, options: Shown): Promise<void> {
  await print(await scenarioApi(options), id, options)
}

/** The people as rows; the sums of a scenario to who reads beside them. */
async function print(
  api: Awaited<ReturnType<typeof scenarioApi>>,
  id: string,
  { format, output: file }: Shown
): Promise<void> {
  const { totals } = await computed(api, id)
  const output = openOutput(file)
  let failed = 0
  try {
    await output.write(headOf(format))
    await writeItems(api, id, async (row) => {
      if (row.failure !== null) failed++
      await output.write(lineOf(row, format))
    })
    await output.close()
  } catch (error) {
    await output.abandon()
    throw error
  }
  if (totals) {
    const { before, after } = totals.sums.cost
    process.stderr.write(
      `cost of the year ${before.toFixed(2)} -> ${after.toFixed(2)} EUR (${(after - before).toFixed(2)})\n`
    )
  }
  if (failed > 0) process.exitCode = 2
}
