import { Option, type Command } from 'commander'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { MONTH } from '#modules/shared/values/month'
import { apiOf, dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { openOutput } from '#cli/lib/output'
import { findSession } from '#cli/lib/session'

interface Options {
  company: string
  month?: string
  quarter?: string
  year?: string
  url?: string
  csv: boolean
  output?: string
  lang: Language
}

/** `barema reconcile`: the payslips of a month beside their computation, or a declaration beside payslips and computation. */
export function registerReconcile(program: Command): void {
  const command = program
    .command('reconcile')
    .description('compare payslips with what they should be, or with what was declared')
    .requiredOption('--company <name>', 'the first part of its address: acme')
    .option('--month <month>', 'of the payslips: 2026-10')
    .option('--quarter <quarter>', 'of a DmfA that was imported: 2026/3')
    .option('--year <year>', 'of 281.10 forms that were imported: 2025')
    .option('--csv', 'every line of every person, with why it differs', false)
    .option('-o, --output <file>', 'write there instead of the standard output')
    .option('--url <address>', "the company's address, when you are signed in to several")
    .addOption(new Option('--lang <language>', 'of lines and causes').choices(LANGUAGES).default('en'))
    .action((options: Options) => orFail(() => run(options)))
  withExamples(command, [
    'reconcile --company acme --month 2026-10',
    'reconcile --company acme --month 2026-10 --csv -o october.csv',
    'reconcile --company acme --quarter 2026/3',
    'reconcile --company acme --year 2025 --csv -o declared.csv',
  ])
}

type Api = ReturnType<typeof apiOf>

async function run({ company, url, month, quarter, year, csv, output: path, lang }: Options): Promise<void> {
  const [asked, ...more] = [month, quarter, year].filter((each) => each !== undefined)
  if (asked === undefined || more.length > 0) throw new Failure('say one of --month, --quarter and --year')
  if (month !== undefined && !MONTH.test(month)) throw new Failure(`--month ${month}: write 2026-10`)
  if (quarter !== undefined && !/^\d{4}\/[1-4]$/.test(quarter)) throw new Failure(`--quarter ${quarter}: write 2026/3`)
  if (year !== undefined && !/^\d{4}$/.test(year)) throw new Failure(`--year ${year}: write 2025`)
  const session = await findSession({ company, url })
  const api = apiOf(session.url, { token: session.token, language: lang })
  const output = openOutput(path)
  try {
    const bytes = csv ? await csvOf(api, asked, month !== undefined) : Buffer.from(await (month ? summaryOf : declaredOf)(api, asked))
    await output.write(new Uint8Array(bytes as ArrayBuffer))
    await output.close()
  } catch (error) {
    await output.abandon()
    throw error
  }
}

function csvOf(api: Api, asked: string, isMonth: boolean) {
  const parseAs = 'arrayBuffer'
  return isMonth
    ? dataOf(api.GET('/reconciliation/csv', { params: { query: { month: asked } }, parseAs }))
    : dataOf(api.GET('/reconciliation/declared/csv', { params: { query: { period: asked } }, parseAs }))
}

const row = (name: string, ...amounts: readonly number[]) =>
  `${name.padEnd(40)}${amounts.map((amount) => amount.toFixed(2).padStart(15)).join('')}`
const heads = (...names: readonly string[]) =>
  `${'EUR'.padEnd(40)}${names.map((head) => head.padStart(15)).join('')}`

/** Sums by line and by cause, with the people of whom something is unexplained. */
async function summaryOf(api: Api, month: string): Promise<string> {
  const query = { month, verdict: 'UNEXPLAINED' as const, perPage: 100 }
  const told = await dataOf(api.GET('/reconciliation', { params: { query } }))
  if (told.people === 0) throw new Failure(`there are no payslips of ${month}: barema import --target payslips`)
  return [
    `${told.people} payslips, law ${told.lawSet ?? 'unknown'}`,
    ...told.verdicts.map(({ verdict, people }) => `${String(people).padStart(8)} ${verdict}`),
    heads('payslip', 'computed', 'difference'),
    ...told.lines.map(({ name, theirs, ours, difference }) => row(name, theirs, ours, difference)),
    row('Total', told.theirs, told.ours, told.difference),
    ...told.causes.filter(({ lines }) => lines > 0).map(({ code, amount, lines }) => `${row(code, amount)} (${lines})`),
    ...(told.undecidedCodes > 0 ? [`${told.undecidedCodes} codes are not assigned yet`] : []),
    ...told.data.map(({ displayName, difference }) => row(`unexplained: ${displayName}`, difference)),
    '',
  ].join('\n')
}

/** What was declared beside payslips and computed months, with causes, and the people of whom something is unexplained. */
async function declaredOf(api: Api, period: string): Promise<string> {
  const query = { period, verdict: 'UNEXPLAINED' as const, perPage: 100 }
  const told = await dataOf(api.GET('/reconciliation/declared', { params: { query } }))
  if (told.people === 0) throw new Failure(`no declaration of ${period} was imported: barema import --target official`)
  const sides = (side: (typeof told.lines)[number]['payslips'], name: string) =>
    side.people === 0
      ? [`  ${name}: none of these people has any`]
      : [
          row(`  ${name} (${side.people} people)`, side.declared, side.amount, side.difference),
          ...side.causes.map(({ cause, amount, people }) => `${row(`    ${cause}`, amount)} (${people})`),
        ]
  return [
    `${told.people} people declared, ${period}`,
    ...told.verdicts.map(({ verdict, people }) => `${String(people).padStart(8)} ${verdict}`),
    heads('declared', 'sum', 'difference'),
    ...told.lines.flatMap(({ name, declared, payslips, ours, untold }) => [
      row(name, declared),
      ...(untold > 0 ? [`  not in the file of ${untold} people`] : []),
      ...sides(payslips, 'payslips'),
      ...sides(ours, 'computed'),
    ]),
    ...told.beside.map(({ code, amount, people }) => `${row(`code ${code}, compared with nothing`, amount)} (${people})`),
    ...(told.notDeclared.total > 0 ? [`${told.notDeclared.total} people have a payslip and are not declared`] : []),
    ...told.data.map(({ displayName }) => `unexplained: ${displayName}`),
    '',
  ].join('\n')
}
