import { Option, type Command } from 'commander'
import { LANGUAGES } from '#modules/shared/values/format'
import { REGION_NAMES } from '#cli/lib/typed_household'
import { STATUTS } from '#cli/lib/typed_package'

/** The options of one package that is typed, of a director alone without what an employee has. */
export function withPackageOptions(command: Command, { director = false } = {}): Command {
  const amounts = command
    .optionsGroup('One package:')
    .addOption(new Option('--gross <euros>', 'gross pay of a month').conflicts(['net', 'cost']))
    .addOption(new Option('--net <euros>', 'find the gross pay for this net pay').conflicts('cost'))
    .option('--cost <euros>', 'find the gross pay for this yearly employer cost')
  if (!director)
    amounts
      .addOption(new Option('--statut <statut>', 'employe unless told').choices(STATUTS))
      .option(
        '--committee <number>',
        'joint committee: 140.03; that of an employe is 200 unless told'
      )
      .option('--regime <hours>', 'hours a week: 30.4, 32/40 or 80%; 38/38 unless told')
  return amounts
    .addOption(new Option('--married').conflicts(['cohabiting', 'divorced', 'widowed']))
    .addOption(new Option('--cohabiting', 'legally').conflicts(['divorced', 'widowed']))
    .addOption(new Option('--divorced').conflicts('widowed'))
    .option('--widowed')
    .option('--spouse-works', 'the spouse has an income of their own')
    .option('--children <number>', 'dependent children')
    .option('--single-parent', 'of these children, and not living as a couple')
    .option('--headcount <number>', 'workers of the company, 20 unless told')
    .option('--date <day>', 'whose law applies, today unless told')
}

/** What the income tax of the year asks of the household. */
export function withHouseholdOptions(command: Command): Command {
  return command
    .option('--municipal-rate <percent>', 'of the municipality, such as 7 or 7.5')
    .addOption(
      new Option('--region <region>', 'flanders or wallonia unless told').choices(
        Object.keys(REGION_NAMES)
      )
    )
    .option('--spouse-income <euros>', 'of the year, taxable, before expenses')
    .option('--spouse-tax <euros>', 'withheld from it')
    .option('--under-three <number>', 'of the children, how many are under three')
}

/** How the answer to one package is printed. */
export function withAnswerOptions(command: Command): Command {
  return withPdfOptions(command)
    .optionsGroup('Options:')
    .option('-o, --output <file>', 'write there instead of the standard output')
    .option('--explain', 'add the law behind every line')
    .option('--json', 'JSON')
    .addOption(new Option('--lang <language>', 'of the labels').choices(LANGUAGES).default('fr'))
}

/** The answer on paper, beside what is printed; `of` says which part of it. */
export function withPdfOptions(command: Command, of = 'it'): Command {
  return command
    .optionsGroup('On paper:')
    .option('--pdf <file>', `write ${of} as a PDF too, with the law behind every line`)
    .option('--for <name>', 'whom the PDF is for')
    .option('--by <company>', 'whose PDF it is')
}

/** The pay of a job that is typed for itself, and how what is asked of it is printed. */
export function withJobOptions(command: Command): Command {
  command
    .optionsGroup('The pay:')
    .requiredOption('--gross <euros>', 'gross pay of a month')
    .addOption(new Option('--statut <statut>').choices(['employe', 'ouvrier']))
    .option('--committee <number>', 'joint committee; that of an employe is 200 unless told')
    .option('--regime <hours>', 'hours a week: 30.4, 32/40 or 80%')
    .option('--date <day>', 'whose law applies, today unless told')
  return withPdfOptions(command)
    .optionsGroup('Options:')
    .option('--explain', 'add why each line is what it is')
    .option('--json', 'JSON, as the API answers')
    .addOption(
      new Option('--lang <language>', 'of labels and messages').choices(LANGUAGES).default('fr')
    )
}
