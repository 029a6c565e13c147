import { availableParallelism } from 'node:os'
import { InvalidArgumentError, Option, type Command } from 'commander'
import type { Language } from '#modules/compute/pure'
import { computeStream } from '#cli/lib/compute_stream'
import { orFail } from '#cli/lib/failure'
import { openInput } from '#cli/lib/input'
import { openOutput } from '#cli/lib/output'
import { showProgress } from '#cli/lib/progress'

interface Options {
  output?: string
  explain: boolean
  table: boolean
  workers: number
  lang: Language
}

const MAX_THREADS = 64

/** `barema compute`: requests in, answers out, offline. */
export function registerCompute(program: Command): void {
  program
    .command('compute')
    .description('compute one request or JSON lines (see modules/compute/README.md)')
    .argument('[file]', 'a file, or - for the standard input', '-')
    .option('-o, --output <file>', 'write there instead of the standard output')
    .option('--explain', 'add the explanation of every line', false)
    .option('--table', 'print payslips to read instead of JSON', false)
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
    .addHelpText(
      'after',
      '\nExit code: 0 all computed, 2 some refused, 1 the input could not be read.'
    )
    .action((file: string, options: Options) => orFail(() => run(file, options)))
}

async function run(
  file: string,
  { output: target, workers, lang, ...options }: Options
): Promise<void> {
  const input = await openInput(file)
  const output = openOutput(target)
  const progress = showProgress(input.bytes, target === undefined && process.stdout.isTTY)
  try {
    const answer = { explain: options.explain, table: options.table, language: lang }
    const { refused, readable } = await computeStream(input, output, answer, workers, progress)
    await output.close()
    if (refused > 0) process.exitCode = readable ? 2 : 1
  } catch (error) {
    await output.abandon()
    throw error
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
