import type { Command } from 'commander'
import { incompleteMonth, type AbsenceFields, type TypeAbsence } from '#modules/compute/pure'
import { askEngine, splitOptions, type AskOptions } from '#cli/lib/asked_of_engine'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { monthTable } from '#cli/lib/month_table'
import { withAnswerOptions, withPackageOptions } from '#cli/lib/package_options'
import { count, euros } from '#cli/lib/typed_numbers'
import type { TypedPackage } from '#cli/lib/typed_package'

interface Options extends AskOptions, TypedPackage {
  begins?: string
  ends?: string
  shortContract?: boolean
  workdays?: string
  sick?: string[]
  relapseOf?: string
  partialReturn?: boolean
  unpaid?: string[]
  exemption?: string
  age?: string
  settleGross?: string
  settleSingle?: string
  settleDouble?: string
}

const OPTIONS: Readonly<Record<string, string>> = {
  'moisIncomplet.debutContrat': '--begins',
  'moisIncomplet.finContrat': '--ends',
  'moisIncomplet.contratCourt': '--short-contract',
  'moisIncomplet.joursTravail': '--workdays',
  'moisIncomplet.age': '--age',
  'moisIncomplet.dispense': '--exemption',
  'moisIncomplet.decompte': '--settle-gross',
  'moisIncomplet.decompte.brutExercice': '--settle-gross',
  'moisIncomplet.decompte.simplePaye': '--settle-single',
  'moisIncomplet.decompte.doublePaye': '--settle-double',
}

/** `barema month`: what a month pays and costs that is not worked whole; offline. */
export function registerMonth(program: Command): void {
  const command = withPackageOptions(
    program
      .command('month')
      .description('pay and cost of a month with a start, an end, illness or unpaid days')
      .argument('[file]', 'one request with its moisIncomplet, as JSON; - for the input')
  )
    .optionsGroup('The month of --date:')
    .option('--begins <day>', 'the first day of the contract')
    .option('--ends <day>', 'its last day')
    .option('--short-contract', 'an employee’s contract of less than three months')
    .option('--workdays <days>', 'of the week, 1 is Monday; 1,2,3,4,5 unless told')
    .option('--sick <from..to>', 'illness; it may begin before the month', collect)
    .option('--relapse-of <from..to>', 'the illness before the first one told')
    .option('--partial-return', 'it falls in a partial return that the mutual allowed')
    .option('--unpaid <from..to>', 'absence without pay', collect)
    .option('--age <years>', 'when the illness began')
    .option('--exemption <kind>', 'RECHERCHE, EQUIPES, CONTINU, PME or MICRO: tax kept back')
    .optionsGroup('December, after fewer hours of work:')
    .option('--settle-gross <euros>', 'gross pay of the year before')
    .option('--settle-single <euros>', 'single holiday pay that was paid; 0 unless told')
    .option('--settle-double <euros>', 'double holiday pay that was paid; 0 unless told')
  withAnswerOptions(command).action((file: string | undefined, options: Options) =>
    orFail(() => run(file, options))
  )
  withExamples(
    command,
    [
      'month --gross 3000 --date 2026-09-30 --begins 2026-09-14',
      'month --gross 3000 --date 2026-09-30 --sick 2026-09-07..2026-09-18',
      'month --gross 3000 --unpaid 2026-09-01 --date 2026-09-30',
    ],
    'Exit code: 0 computed, 2 refused, 1 the input could not be read.'
  )
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, value]
}

async function run(file: string | undefined, options: Options): Promise<void> {
  const [how, rest] = splitOptions(options)
  const {
    begins,
    ends,
    shortContract,
    workdays,
    sick = [],
    relapseOf,
    partialReturn,
    unpaid = [],
    exemption,
    age,
    settleGross,
    settleSingle,
    settleDouble,
    ...typed
  } = rest
  const absences = [
    ...sick.map((each, i) => ({
      ...absence('MALADIE', '--sick', each),
      ...(i === 0 && relapseOf !== undefined && { rechute: span('--relapse-of', relapseOf) }),
      ...(i === 0 && partialReturn && { reprisePartielle: true }),
    })),
    ...unpaid.map((each) => absence('SANS_SOLDE', '--unpaid', each)),
  ]
  process.exitCode = await askEngine({
    file,
    typed,
    more: {
      moisIncomplet: {
        debutContrat: begins,
        finContrat: ends,
        ...(shortContract && { contratCourt: true }),
        ...(workdays !== undefined && {
          joursTravail: workdays.split(',').map((each) => count('--workdays', each)),
        }),
        ...(absences.length > 0 && { absences }),
        dispense: exemption,
        ...(age !== undefined && { age: count('--age', age) }),
        ...(settleGross !== undefined && {
          decompte: {
            brutExercice: euros('--settle-gross', settleGross),
            simplePaye: euros('--settle-single', settleSingle) ?? 0,
            doublePaye: euros('--settle-double', settleDouble) ?? 0,
          },
        }),
      },
    },
    optionsOf: {
      ...OPTIONS,
      ...Object.fromEntries(
        absences.flatMap(({ type }, i) =>
          ['', '.debut', '.fin', '.rechute', '.rechute.debut', '.rechute.fin'].map((end) => [
            `moisIncomplet.absences.${i}${end}`,
            end.startsWith('.rechute')
              ? '--relapse-of'
              : type === 'MALADIE'
                ? '--sick'
                : '--unpaid',
          ])
        )
      ),
    },
    options: how,
    calculation: 'incomplete-month',
    compute: incompleteMonth,
    table: monthTable,
  })
}

function absence(type: TypeAbsence, option: string, value: string): AbsenceFields {
  return { type, ...span(option, value) }
}

/** Two days as they are typed, `2026-09-07..2026-09-18`, or one. */
function span(option: string, value: string): { debut: string; fin: string } {
  const [debut, fin = debut, more] = value.split('..')
  if (debut === '' || fin === '' || more !== undefined)
    throw new Failure(`${option} ${value} is not a day or two days with .. between them`)
  return { debut, fin }
}
