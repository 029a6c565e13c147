import { Option, type Command } from 'commander'
import { dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { openOutput } from '#cli/lib/output'
import { apiFor, whose, type Whose } from '#cli/lib/whose'

interface Exported extends Whose {
  format: 'xlsx' | 'journal'
  output?: string
}

/** `barema budget`: the budgets of a company, as on screen. */
export function registerBudget(program: Command): void {
  const command = program
    .command('budget')
    .description('budgets of a company: list, show month by month, take away as a file')
  withExamples(command, ['budget list --company acme', 'budget show <id> --company acme'])
  const list = whose(command.command('list').description('budgets that are not archived'))
  list.action((options: Whose) => orFail(() => runList(options)))
  withExamples(list, ['budget list --company acme'])

  const show = whose(
    command.command('show').description('one, month by month, and what moves it')
  ).argument('<id>', 'of the budget')
  show.action((id: string, options: Whose) => orFail(() => runShow(id, options)))
  withExamples(show, ['budget show <id> --company acme'])

  const file = whose(
    command.command('export').description('as a workbook with formulas, or as a journal')
  )
    .argument('<id>', 'of the budget')
    .addOption(
      new Option('--format <format>', 'of the file').choices(['xlsx', 'journal']).default('xlsx')
    )
    .option('-o, --output <file>', 'write there instead of the standard output')
  file.action((id: string, options: Exported) => orFail(() => runExport(id, options)))
  withExamples(file, ['budget export <id> --company acme -o budget.xlsx'])
}

async function runList(options: Whose): Promise<void> {
  const api = await apiFor(options)
  const { data } = await dataOf(api.GET('/budgets', { params: { query: { perPage: 100 } } }))
  for (const { id, name, number, startDateStr, months, total, isLocked } of data)
    process.stdout.write(
      `${id}  ${startDateStr.slice(0, 7)}  ${String(months).padStart(2)}  ${(total?.expected.toFixed(2) ?? '–').padStart(16)}  ${isLocked ? 'signed off' : 'open      '}  ${name}${number > 1 ? ` (version ${number})` : ''}\n`
    )
}

async function runShow(id: string, options: Whose): Promise<void> {
  const api = await apiFor(options)
  const { figures } = await dataOf(api.GET('/budgets/{id}', { params: { path: { id } } }))
  if (!figures) return
  const amount = (euros: number) => euros.toFixed(2).padStart(15)
  process.stdout.write(
    `month    people${['low', 'expected', 'high'].map((head) => head.padStart(15)).join('')}\n`
  )
  for (const { month, people, low, expected, high } of figures.months)
    process.stdout.write(
      `${month} ${String(people).padStart(7)}${amount(low)}${amount(expected)}${amount(high)}\n`
    )
  const { total, bridge } = figures
  process.stdout.write(
    `total          ${amount(total.low)}${amount(total.expected)}${amount(total.high)}\n`
  )
  for (const [step, euros] of Object.entries(bridge))
    process.stderr.write(`${step.padEnd(8)}${amount(euros)}\n`)
}

async function runExport(id: string, options: Exported): Promise<void> {
  const api = await apiFor(options)
  const params = { path: { id } }
  const output = openOutput(options.output)
  try {
    const file = await (options.format === 'xlsx'
      ? dataOf(api.GET('/budgets/{id}/xlsx', { params, parseAs: 'arrayBuffer' }))
      : dataOf(api.GET('/budgets/{id}/journal', { params, parseAs: 'arrayBuffer' })))
    await output.write(new Uint8Array(file as ArrayBuffer))
    await output.close()
  } catch (error) {
    await output.abandon()
    throw error
  }
}
