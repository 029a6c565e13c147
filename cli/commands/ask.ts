import { Option, type Command } from 'commander'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { isDay, today } from '#modules/shared/values/days'
import { answerLine } from '#cli/lib/ask_line'
import { told } from '#cli/lib/ask_told'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { openInput } from '#cli/lib/input'
import { print } from '#cli/lib/law_print'
import { lineBatches } from '#cli/lib/line_batches'
import { openOutput } from '#cli/lib/output'

interface Options {
  date?: string
  lang: Language
}

/** `barema ask`: a package in words, read by the assistant's own reader; offline, with no language model. */
export function registerAsk(program: Command): void {
  const command = program
    .command('ask')
    .description(
      'a package in words, as the assistant reads it: what was understood, and its figures'
    )
    .argument('<words...>', 'the request; - for JSON lines of programs')
    .option('--date <day>', 'the day of the request, today unless told')
    .addOption(new Option('--lang <language>', 'of labels').choices(LANGUAGES).default('fr'))
    .action((words: string[], options: Options) => orFail(() => ask(words, options)))
  withExamples(
    command,
    [
      'ask "3.250 brut, mariée, deux enfants, chèques-repas de 9 €"',
      'ask --lang nl "loonkost 60.000, gehuwd, elektrische wagen"',
      'ask - < requests.jsonl',
    ],
    'A line in: {"id", "date", "user", "request"?, "history"?}.\nExit code: 0 read, 2 asked, refused or not possible.'
  )
}

async function ask(words: readonly string[], options: Options): Promise<void> {
  const { date = today(), lang } = options
  if (!isDay(date)) throw new Failure(`--date ${date} is not a day such as 2026-09-01`)
  if (words.length === 1 && words[0] === '-') return answerLines(date)
  const { text, code } = told(words.join(' '), date, lang)
  print(text)
  process.exitCode = code
}

/** A line out for each line in, in order. */
async function answerLines(day: string): Promise<void> {
  const input = await openInput('-')
  const output = openOutput(undefined)
  for await (const batch of lineBatches(input.chunks)) {
    const lines = batch.toString('utf8').split('\n')
    if (lines.at(-1) === '') lines.pop()
    const answers = lines.map((line) => JSON.stringify(answerLine(line, day)))
    if (answers.length > 0) await output.write(`${answers.join('\n')}\n`)
  }
  await output.close()
}
