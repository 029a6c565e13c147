import { Option, type Command } from 'commander'
import { notice } from '#modules/compute/pure'
import { askEngine, splitOptions, type AskOptions } from '#cli/lib/asked_of_engine'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { noticeTable } from '#cli/lib/notice_table'
import { withAnswerOptions, withPackageOptions } from '#cli/lib/package_options'
import { count, euros } from '#cli/lib/typed_numbers'
import type { TypedPackage } from '#cli/lib/typed_package'

interface Options extends AskOptions, TypedPackage {
  since?: string
  seniority?: string
  paid?: boolean
  above2013?: boolean
  below2013?: boolean
  sectorDays?: string
  benefits?: string
  grossYear?: string
  grossYearBefore?: string
  leaveLeft?: string
  doubleDue?: boolean
  yearEndPremium?: boolean
}

const OPTIONS: Readonly<Record<string, string>> = {
  'preavis.debutContrat': '--since',
  'preavis.debutAnciennete': '--seniority',
  'preavis.superieur2013': '--above-2013 or --below-2013',
  'preavis.joursSecteur': '--sector-days',
  'preavis.autresAvantages': '--benefits',
  'preavis.brutAnneeEnCours': '--gross-year',
  'preavis.brutAnneePrecedente': '--gross-year-before',
  'preavis.joursRestants': '--leave-left',
}

/** `barema notice`: what it takes and costs to end a contract; offline. */
export function registerNotice(program: Command): void {
  const command = withPackageOptions(
    program
      .command('notice')
      .description('weeks of notice, the days they run, and what a dismissal costs')
      .argument('[file]', 'one request with its preavis, as JSON; - for the input')
  )
    .optionsGroup('The contract:')
    .option('--since <day>', 'the first day of the contract')
    .option('--seniority <day>', 'from which seniority counts, where it is earlier')
    .option('--paid', 'the notice is paid in place of being worked')
    .addOption(
      new Option('--above-2013', 'more than 32 254 EUR a year at the end of 2013').conflicts(
        'below2013'
      )
    )
    .option('--below-2013', 'no more than that')
    .option('--sector-days <number>', 'of a manual worker, for the years until 2013')
    .option('--benefits <euros>', 'of a year, beside those of the package')
    .optionsGroup('Holiday pay on leaving:')
    .option('--gross-year <euros>', 'of the year of the end until then')
    .option('--gross-year-before <euros>', 'of the year before it')
    .option('--leave-left <days>', 'not taken; 0 unless told')
    .option('--double-due', 'the double holiday pay of the year was not paid')
    .option('--year-end-premium', 'it is paid by the months on leaving')
  withAnswerOptions(command).action((file: string | undefined, options: Options) =>
    orFail(() => run(file, options))
  )
  withExamples(
    command,
    [
      'notice --gross 3000 --since 2020-03-01',
      'notice --gross 3000 --since 2020-03-01 --paid --leave-left 5',
      'notice --gross 4500 --since 2009-05-04 --above-2013 --paid --explain',
    ],
    'The day of --date is the one on which the letter is sent, or the contract ended.'
  )
}

async function run(file: string | undefined, options: Options): Promise<void> {
  const [how, rest] = splitOptions(options)
  const {
    since,
    seniority,
    paid,
    above2013,
    below2013,
    sectorDays,
    benefits,
    grossYear,
    grossYearBefore,
    leaveLeft,
    doubleDue,
    yearEndPremium,
    ...typed
  } = rest
  process.exitCode = await askEngine({
    file,
    typed,
    more: {
      preavis: {
        mode: paid ? 'INDEMNITE' : 'PRESTE',
        debutContrat: since,
        debutAnciennete: seniority,
        ...((above2013 || below2013) && { superieur2013: above2013 === true }),
        ...(sectorDays !== undefined && { joursSecteur: count('--sector-days', sectorDays) }),
        autresAvantages: euros('--benefits', benefits),
        brutAnneeEnCours: euros('--gross-year', grossYear),
        brutAnneePrecedente: euros('--gross-year-before', grossYearBefore),
        joursRestants: euros('--leave-left', leaveLeft),
        ...(doubleDue && { doublePeculePaye: false }),
        ...(yearEndPremium && { primeProrata: true }),
      },
    },
    optionsOf: OPTIONS,
    options: how,
    calculation: 'notice',
    compute: notice,
    table: noticeTable,
  })
}
