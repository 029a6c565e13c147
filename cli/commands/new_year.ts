import { Option, type Command } from 'commander'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { headOf, lineOf } from '#cli/lib/new_year_print'
import { newYearPages, supposedPercents } from '#cli/lib/new_year_read'
import { openOutput } from '#cli/lib/output'
import { FORMATS, type Format } from '#cli/lib/scenario_table'
import { apiFor, whose, type Whose } from '#cli/lib/whose'

interface Options extends Whose {
  year?: string
  voted: boolean
  percent: string[]
  format: Format
  output?: string
}

/** `barema new-year`: what 1 January changes for the people of a company, as on screen; nothing is kept. */
export function registerNewYear(program: Command): void {
  const command = whose(
    program
      .command('new-year')
      .description('what 1 January changes, per person: before, after and why; keeps nothing')
  )
    .option('--year <year>', 'whose 1 January (the coming one)')
    .option('--voted', 'suppose the tax law that is voted for that year', false)
    .option(
      '--percent <committee=percent>',
      'an index to suppose, 200=3.8; may be repeated',
      (text: string, before: string[]) => [...before, text],
      []
    )
    .addOption(new Option('--format <format>').choices(FORMATS).default('table'))
    .option('-o, --output <file>', 'write there instead of the standard output')
    .action((options: Options) => orFail(() => run(options)))
  withExamples(
    command,
    [
      'new-year --company acme',
      'new-year --company acme --percent 200=3.8 --percent 302=3.5',
      'new-year --company acme --voted --format csv -o january.csv',
    ],
    'Exit code: 0 all computed, 2 some have no figures, 1 anything else.'
  )
}

async function run(options: Options): Promise<void> {
  const { year, voted, percent, format, lang } = options
  if (year !== undefined && !/^20\d\d$/.test(year)) throw new Failure(`--year ${year}: write 2027`)
  const percents = supposedPercents(percent)
  const api = await apiFor(options)
  const output = openOutput(options.output)
  let failed = 0
  try {
    let isFirst = true
    for await (const page of newYearPages(api, { year, percents }, voted)) {
      if (isFirst) await output.write(headOf(page, format, lang))
      isFirst = false
      for (const person of page.data) {
        if (person.failure !== null) failed++
        await output.write(lineOf(person, page, format, lang))
      }
    }
    await output.close()
  } catch (error) {
    await output.abandon()
    throw error
  }
  if (failed > 0) process.exitCode = 2
}
