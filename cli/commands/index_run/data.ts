import { readFile } from 'node:fs/promises'
import { Option, type Command } from 'commander'
import {
  checkIndexFigures,
  indexData,
  percentByFormula,
  percentsOf,
  type IndexData,
  type LoadedFigures,
} from '#modules/compute/pure'
import { dataOf } from '#cli/lib/client'
import { csvRow } from '#cli/lib/csv_row'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { printed, tableOf } from '#cli/lib/index_print'
import {
  apiFor,
  FORMATS,
  withCompany,
  type Format,
  type IndexOptions,
} from '#cli/lib/index_session'

interface ShowOptions {
  company?: string
  url?: string
  commission?: string
  format: Format
  output?: string
}

/** `barema index data`: the figures of the index, with their sources; nothing is fetched by itself. */
export function registerIndexData(parent: Command): void {
  const data = parent
    .command('data')
    .description('the figures of the index: show, check, load from a file')
  withExamples(data, ['index data show --commission BECP200', 'index data check figures.json'])
  const show = data
    .command('show')
    .description('show what is known, and what is not; with --company also what it loaded')
    .option('--company <name>', 'the first part of its address: acme')
    .option('--url <address>', "the company's address, when you are signed in to several")
    .option('--commission <code>', 'of one committee: BECP200')
    .addOption(
      new Option('--format <format>', 'of what is printed').choices(FORMATS).default('table')
    )
    .option('-o, --output <file>', 'write there instead of the standard output')
    .action((options: ShowOptions) => orFail(() => showData(options)))
  withExamples(show, ['index data show --commission BECP200', 'index data show --format json'])
  const check = data
    .command('check [file]')
    .description(
      'compute final percents once more from the series, and judge a file before it is loaded'
    )
    .action((file: string | undefined) => orFail(() => checkData(file)))
  withExamples(check, ['index data check', 'index data check figures.json'])
  const load = withCompany(data.command('load <file>'))
    .description('load events and values for a company; all of them or none')
    .action((file: string, options: IndexOptions) => orFail(() => loadData(file, options)))
  withExamples(load, ['index data load --company acme figures.json'])
}

async function showData({ company, url, commission, format, output }: ShowOptions): Promise<void> {
  const known: IndexData = company
    ? ((await dataOf((await apiFor({ company, url, lang: 'en' })).GET('/index-data'))) as IndexData)
    : indexData()
  const of = (code: string) => commission === undefined || code === commission
  const data: IndexData = {
    ...known,
    events: known.events.filter((each) => of(each.commissionParitaire)),
    mechanisms: known.mechanisms.filter((each) => of(each.commissionParitaire)),
  }
  if (format === 'json') return printed(`${JSON.stringify(data, null, 2)}\n`, output)
  const events = [
    ['committee', 'day', 'percent', 'status', 'confidence', 'checked', 'source'],
    ...data.events.map((event) => {
      const { low, high } = percentsOf(event) ?? {}
      const percent = low === undefined ? '' : low === high ? `${low}` : `${low}-${high}`
      return [
        event.commissionParitaire,
        event.day,
        percent,
        event.status,
        event.confidence,
        event.checked,
        event.source,
      ]
    }),
  ]
  if (format === 'csv') return printed(events.map(csvRow).join(''), output)
  const parts = [
    tableOf(events.map((row) => row.slice(0, 6))),
    tableOf([
      ['series', 'base', 'month', 'value', 'status', 'confidence', 'checked'],
      ...data.values.map((v) => [
        v.series,
        `${v.base}`,
        v.month,
        v.value.toFixed(2),
        v.status,
        v.confidence,
        v.checked,
      ]),
    ]),
    tableOf([
      ['pivot', 'base', 'month', 'status', 'confidence'],
      ...data.pivots.map((p) => [p.level.toFixed(2), `${p.base}`, p.month, p.status, p.confidence]),
    ]),
    tableOf([
      ['period', 'from', 'until', 'limit', 'percent'],
      ...data.periods.map((p) => [
        p.id,
        p.from,
        p.until ?? '',
        p.limit === null ? 'not set yet' : `${p.limit}`,
        `${p.percent}`,
      ]),
    ]),
    `not set yet, or not found: ${data.gaps.join(', ')}`,
  ]
  await printed(`${parts.join('\n\n')}\n`, output)
}

async function checkData(file: string | undefined): Promise<void> {
  const loaded = file === undefined ? {} : await figuresIn(file)
  const faults = checkIndexFigures(loaded)
  for (const { path, code } of faults) process.stderr.write(`${path}: ${code}\n`)
  const data = indexData(loaded)
  const computed = data.events.flatMap((event) => {
    const percent = percentByFormula(data, event.commissionParitaire, event.day)
    return event.status === 'FINAL' && percent !== undefined ? [{ event, percent }] : []
  })
  for (const { event, percent } of computed)
    process.stdout.write(
      `${event.commissionParitaire} ${event.day}: ${event.percent} published, ${percent} by the formula\n`
    )
  const differing = computed.filter(({ event, percent }) => event.percent !== percent)
  if (faults.length + differing.length > 0) process.exitCode = 1
}

async function loadData(file: string, options: IndexOptions): Promise<void> {
  const body = await figuresIn(file)
  const api = await apiFor(options)
  const { loaded } = await dataOf(api.POST('/index-data', { body: body as never }))
  process.stderr.write(`${loaded} figures loaded.\n`)
}

async function figuresIn(file: string): Promise<LoadedFigures> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Failure(`${file}: ${error.message}`)
  })
  try {
    const { events, values } = JSON.parse(text) as LoadedFigures
    if (events === undefined && values === undefined) throw new Error('neither events nor values')
    return { ...(events && { events }), ...(values && { values }) }
  } catch (error) {
    throw new Failure(`${file} is not a file of figures: ${(error as Error).message}`)
  }
}
