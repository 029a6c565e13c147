import { availableParallelism } from 'node:os'
import { InvalidArgumentError, Option, type Command } from 'commander'
import type { Language } from '#modules/compute/pure'
import { answerTyped } from '#cli/lib/answer_typed'
import type { PdfOptions } from '#cli/lib/asked_of_engine'
import { computeStream } from '#cli/lib/compute_stream'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { openInput } from '#cli/lib/input'
import { openOutput, refuseSameFile, type Output } from '#cli/lib/output'
import { showProgress } from '#cli/lib/progress'
import { withHouseholdOptions, withPackageOptions, withPdfOptions } from '#cli/lib/package_options'
import { householdOf } from '#cli/lib/typed_household'
import { isTyped, requestOf, type TypedPackage } from '#cli/lib/typed_package'

interface Options extends TypedPackage, PdfOptions {
  output?: string
  explain?: boolean
  yearTax?: boolean
  table?: boolean
  json?: boolean
  workers: number
  lang: Language
}

const MAX_THREADS = 64

/** `barema compute`: one package that is typed, or requests in and answers out; offline. */
export function registerCompute(program: Command): void {
  const year = withHouseholdOptions(
    withPackageOptions(
      program
        .command('compute')
        .description('compute a package from its options, or requests from a file')
        .argument('[file]', 'one request or JSON lines; - for the standard input')
    )
      .optionsGroup('The income tax of the year:')
      .option('--year-tax', 'what the year is taxed, and the balance; a file tells menage')
  )
  const command = withPdfOptions(year, 'the year of one package')
    .optionsGroup('Options:')
    .option('-o, --output <file>', 'write there instead of the standard output')
    .option('--explain', 'add the explanation of every line')
    .addOption(new Option('--table', 'payslips to read, as of one package').conflicts('json'))
    .option('--json', 'JSON, as of a file')
    .addOption(
      new Option('--workers <n>', 'threads for long inputs; 0 stays on one')
        .argParser(threads)
        .default(Math.min(availableParallelism(), 8))
    )
    .addOption(
      new Option('--lang <language>', 'of labels and messages')
        .choices(['fr', 'nl', 'en'])
        .default('fr')
    )
    .action((file: string | undefined, options: Options) => orFail(() => run(file, options)))
  withExamples(
    command,
    [
      'compute --gross 3000 --married',
      'compute --net 2600 --children 2 --lang nl',
      'compute --cost 60000 --statut ouvrier --committee 140.03 --json',
      'compute --gross 3000 --year-tax --municipal-rate 7',
      'compute requests.jsonl --output answers.jsonl',
      'compute request.json --table --explain --lang en',
    ],
    'Exit code: 0 all computed, 2 some refused, 1 the input could not be read.'
  )
}

async function run(file: string | undefined, options: Options): Promise<void> {
  const {
    output: target,
    explain = false,
    yearTax = false,
    table,
    json,
    workers,
    lang: language,
    pdf,
    for: whom,
    by,
    ...typed
  } = options
  const isPackage = isTyped(typed)
  if (pdf !== undefined && !(isPackage && yearTax))
    throw new Failure('--pdf goes with --year-tax and the options of one package')
  refuseSameFile(target, pdf)
  if (isPackage && file !== undefined)
    throw new Failure('a file and the options of one package exclude each other')
  if (!isPackage && file === undefined && process.stdin.isTTY)
    throw new Failure('what is to be computed? barema compute --gross 3000, or --help')
  const output = openOutput(target)
  try {
    const code = isPackage
      ? await answerTyped(output, typed, { explain, yearTax, table: !json, language })
      : await answerFile(file ?? '-', output, options)
    process.exitCode = code
    // A refusal that is told leaves the file of an earlier answer as it is.
    const nothing = isPackage && !json && code !== 0
    await (nothing ? output.abandon() : output.close())
    if (pdf !== undefined && code === 0) {
      const { writeSheet } = await import('#cli/lib/calculation_pdf')
      const request = { ...requestOf(typed), menage: householdOf(typed) }
      await writeSheet({
        name: 'year-tax',
        request,
        options: { lang: language, pdf, for: whom, by },
      })
    }
  } catch (error) {
    await output.abandon()
    throw error
  }
}

/** @returns the exit code */
async function answerFile(file: string, output: Output, options: Options): Promise<number> {
  const { explain = false, yearTax = false, table = false, workers, lang: language } = options
  const input = await openInput(file)
  const progress = showProgress(input.bytes, options.output === undefined && process.stdout.isTTY)
  try {
    const answer = { explain, yearTax, table, language }
    const { refused, readable } = await computeStream(input, output, answer, workers, progress)
    return refused === 0 ? 0 : readable ? 2 : 1
  } finally {
    progress.stop()
  }
}

function threads(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 0 || count > MAX_THREADS) {
    throw new InvalidArgumentError(`a whole number from 0 to ${MAX_THREADS}`)
  }
  return count
}
