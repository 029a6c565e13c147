import { Option, type Command } from 'commander'
import { hoursPay, type PrestationsFields } from '#modules/compute/pure'
import { askEngine, splitOptions, type AskOptions } from '#cli/lib/asked_of_engine'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { hoursTable } from '#cli/lib/hours_table'
import { withAnswerOptions, withPackageOptions } from '#cli/lib/package_options'
import { euros, percent } from '#cli/lib/typed_numbers'
import type { TypedPackage } from '#cli/lib/typed_package'

/** What is typed of the month: the field, its option, what it is counted in and what it says. */
const HOURS = [
  ['heuresSup50', 'overtime', 'hours', 'with the legal premium of 50 %'],
  ['heuresSup100', 'overtime-sunday', 'hours', 'of a Sunday or a public holiday, 100 %'],
  ['heuresSup20', 'overtime-213', 'hours', 'of royal decree 213, 20 %: CP 124'],
  ['heuresAvantageesAnnee', 'overtime-before', 'hours', 'of overtime earlier in the year'],
  ['heuresNettes', 'voluntary', 'hours', 'voluntary, gross = net'],
  ['heuresNettesAnnee', 'voluntary-before', 'hours', 'the same earlier in the year'],
  ['heuresNuit', 'night', 'hours', 'of the schedule in a night regime'],
  ['primeNuit', 'night-premium', 'percent', 'of the hour; CCT 49 unless told'],
  ['heuresEquipe', 'shift', 'hours', 'in shifts'],
  ['primeEquipe', 'shift-premium', 'percent', 'of the hour'],
  ['heuresDimanche', 'sunday', 'hours', 'of the schedule on a Sunday'],
  ['primeDimanche', 'sunday-premium', 'percent', 'of the hour'],
  ['heuresFerie', 'holiday', 'hours', 'of the schedule on a public holiday'],
  ['primeFerie', 'holiday-premium', 'percent', 'of the hour'],
] as const

const REGIMES = { night: 'NUIT', shifts: 'EQUIPES', continuous: 'CONTINU' } as const

interface Options extends AskOptions, TypedPackage {
  exemption?: keyof typeof REGIMES
  written?: boolean
  fifty?: boolean
  buildings?: boolean
}

/** `barema hours`: what the hours of a month beside those that are agreed pay and cost; offline. */
export function registerHours(program: Command): void {
  const command = withPackageOptions(
    program
      .command('hours')
      .description('what overtime, nights, shifts and Sundays of a month pay and cost')
      .argument('[file]', 'one request with its prestations, as JSON; - for the input')
  ).optionsGroup('The month:')
  for (const [, option, unit, says] of HOURS) command.option(`--${option} <${unit}>`, says)
  command
    .addOption(
      new Option('--exemption <regime>', 'of withheld tax, asked for').choices(Object.keys(REGIMES))
    )
    .option('--written', 'its premium stands in an agreement, the rules or the contract')
    .option('--fifty', 'the worker is fifty or older')
    .option('--buildings', 'building work with registered presence')
  withAnswerOptions(command).action((file: string | undefined, options: Options) =>
    orFail(() => run(file, options))
  )
  withExamples(
    command,
    [
      'hours --gross 3000 --overtime 10 --overtime-sunday 4',
      'hours --gross 3000 --voluntary 20 --date 2026-09-30 --lang nl',
      'hours --gross 3000 --night 60 --exemption night --written --explain',
    ],
    'Exit code: 0 computed, 2 refused, 1 the input could not be read.'
  )
}

async function run(file: string | undefined, options: Options): Promise<void> {
  const [how, typed] = splitOptions(options)
  const { exemption, written, fifty, buildings, ...rest } = typed
  const told = rest as Readonly<Record<string, string | undefined>>
  const prestations: Record<string, unknown> = {
    ...(exemption && { regime: REGIMES[exemption] }),
    ...(written && { primePrevue: true }),
    ...(fifty && { cinquanteAns: true }),
    ...(buildings && { travauxImmobiliers: true }),
  }
  for (const [field, option, unit] of HOURS) {
    const value = told[camel(option)]
    if (value === undefined) continue
    prestations[field] =
      unit === 'percent' ? percent(`--${option}`, value) : euros(`--${option}`, value)
  }
  process.exitCode = await askEngine({
    file,
    typed: packageOf(typed),
    more: { prestations: prestations satisfies PrestationsFields },
    optionsOf: Object.fromEntries(
      HOURS.map(([field, option]) => [`prestations.${field}`, `--${option}`])
    ),
    options: how,
    calculation: 'hours',
    compute: hoursPay,
    table: hoursTable,
  })
}

/** What is typed of the package: the options of the month are none of it. */
function packageOf(options: Omit<Options, keyof AskOptions>): TypedPackage {
  const { exemption: _x, written: _w, fifty: _f, buildings: _b, ...more } = options
  const month = new Set<string>(HOURS.map(([, option]) => camel(option)))
  return Object.fromEntries(Object.entries(more).filter(([name]) => !month.has(name)))
}

function camel(option: string): string {
  return option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
