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
  month: string
  url?: string
  csv: boolean
  output?: string
  lang: Language
}

/** `barema reconcile`: the payslips of a month beside their computation. */
export function registerReconcile(program: Command): void {
  const command = program
    .command('reconcile')
    .description('compare the payslips of a month with what they should be, line by line')
    .requiredOption('--company <name>', 'the first part of its address: acme')
    .requiredOption('--month <month>', 'of the payslips: 2026-10')
    .option('--csv', 'every line of every person, with why it differs', false)
    .option('-o, --output <file>', 'write there instead of the standard output')
    .option('--url <address>', "the company's address, when you are signed in to several")
    .addOption(new Option('--lang <language>', 'of lines and causes').choices(LANGUAGES).default('en'))
    .action((options: Options) => orFail(() => run(options)))
  withExamples(command, [
    'reconcile --company acme --month 2026-10',
    'reconcile --company acme --month 2026-10 --csv -o october.csv',
  ])
}

async function run({ company, url, month, csv, output: path, lang }: Options): Promise<void> {
  if (!MONTH.test(month)) throw new Failure(`--month ${month}: write 2026-10`)
  const session = await findSession({ company, url })
  const api = apiOf(session.url, { token: session.token, language: lang })
  const output = openOutput(path)
  try {
    const bytes = csv
      ? await dataOf(
          api.GET('/reconciliation/csv', { params: { query: { month } }, parseAs: 'arrayBuffer' })
        )
      : Buffer.from(await summaryOf(api, month))
    await output.write(new Uint8Array(bytes as ArrayBuffer))
    await output.close()
  } catch (error) {
    await output.abandon()
    throw error
  }
}

/** Sums by line and by cause, with the people of whom something is unexplained. */
async function summaryOf(api: ReturnType<typeof apiOf>, month: string): Promise<string> {
  const query = { month, verdict: 'UNEXPLAINED' as const, perPage: 100 }
  const told = await dataOf(api.GET('/reconciliation', { params: { query } }))
  if (told.people === 0) throw new Failure(`there are no payslips of ${month}: barema import --target payslips`)
  const row = (name: string, ...amounts: readonly number[]) =>
    `${name.padEnd(40)}${amounts.map((amount) => amount.toFixed(2).padStart(15)).join('')}`
  return [
    `${told.people} payslips, law ${told.lawSet ?? 'unknown'}`,
    ...told.verdicts.map(({ verdict, people }) => `${String(people).padStart(8)} ${verdict}`),
    `${'EUR'.padEnd(40)}${['payslip', 'computed', 'difference'].map((head) => head.padStart(15)).join('')}`,
    ...told.lines.map(({ name, theirs, ours, difference }) => row(name, theirs, ours, difference)),
    row('Total', told.theirs, told.ours, told.difference),
    ...told.causes.filter(({ lines }) => lines > 0).map(({ code, amount, lines }) => `${row(code, amount)} (${lines})`),
    ...(told.undecidedCodes > 0 ? [`${told.undecidedCodes} codes are not assigned yet`] : []),
    ...told.data.map(({ displayName, difference }) => row(`unexplained: ${displayName}`, difference)),
    '',
  ].join('\n')
}
