import { Option, type Command } from 'commander'
import type { paths } from '#client/api'
import { dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { openOutput } from '#cli/lib/output'
import { apiFor, whose, type Whose } from '#cli/lib/whose'
import { decimalsOfPeople, expectsTurnover } from '#modules/budgets/domain/expected_people'

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
  const { figures, plan } = await dataOf(api.GET('/budgets/{id}', { params: { path: { id } } }))
  if (!figures) return
  // Of turnover people are an expectation, in fractions.
  const isExpected = expectsTurnover(figures.months)
  const heads = (people: number) =>
    (isExpected ? people.toFixed(decimalsOfPeople(people, 2)) : String(people)).padStart(9)
  const amount = (euros: number) => euros.toFixed(2).padStart(15)
  process.stdout.write(
    `month     people${isExpected ? '  leaving  joining' : ''}${['low', 'expected', 'high'].map((head) => head.padStart(15)).join('')}\n`
  )
  for (const { month, people, leaving, joining, low, expected, high } of figures.months)
    process.stdout.write(
      `${month}${heads(people)}${isExpected ? heads(leaving) + heads(joining) : ''}${amount(low)}${amount(expected)}${amount(high)}\n`
    )
  const { total, bridge } = figures
  process.stdout.write(
    `${'total'.padEnd(isExpected ? 34 : 16)}${amount(total.low)}${amount(total.expected)}${amount(total.high)}\n`
  )
  for (const [step, euros] of Object.entries(bridge))
    process.stderr.write(`${step.padEnd(8)}${amount(euros)}\n`)
  for (const step of plan.turnover) process.stderr.write(`${saidTurnover(step)}\n`)
}

type Shown = paths['/budgets/{id}']['get']['responses'][200]['content']['application/json']
type Turnover = Shown['plan']['turnover'][number]

function saidTurnover({ percent, replacedPercent, replacedAfterMonths, ...of }: Turnover): string {
  const names = [
    of.departmentId && (of.department ?? '–'),
    of.costCenterId && (of.costCenter ?? '–'),
  ].filter(Boolean)
  const replaced =
    replacedPercent === 0
      ? 'nobody replaced'
      : `${replacedPercent} % replaced ${saidAfter(replacedAfterMonths)}`
  return `turnover ${percent} % a year of who is not known to leave, ${names.join(', ') || 'everybody'}; ${replaced}`
}

function saidAfter(months: number): string {
  if (months === 0) return 'in the next month'
  return months === 1 ? 'after 1 month' : `after ${months} months`
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
