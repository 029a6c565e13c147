import { Option, type Command } from 'commander'
import {
  hiringAid,
  hiringAidLineText,
  hiringAidWord,
  hypothesisEmbaucheText,
  HIRING_AID_LINES,
  type EmbaucheFields,
  type HiringAidAnswer,
  type Language,
} from '#modules/compute/pure'
import { formatAmount } from '#modules/shared/documents/format'
import { askTyped, splitOptions, type AskOptions } from '#cli/lib/asked_of_engine'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { withJobOptions } from '#cli/lib/package_options'
import { restsOnRows } from '#cli/lib/rests_on'
import { REGION_NAMES, type RegionName } from '#cli/lib/typed_household'
import { count } from '#cli/lib/typed_numbers'
import { requestOf, type TypedPackage } from '#cli/lib/typed_package'

const SHIFTS = { shifts: 'EQUIPES', continuous: 'CONTINU' } as const
const STARTERS = { small: 'PME', micro: 'MICRO' } as const

interface Options
  extends AskOptions, Pick<TypedPackage, 'gross' | 'statut' | 'committee' | 'regime' | 'date'> {
  work?: RegionName
  home?: RegionName
  age?: string
  outOfWork?: string
  lowSkilled?: boolean
  research?: boolean
  shifts?: keyof typeof SHIFTS
  starter?: keyof typeof STARTERS
}

/** The option that a path of the engine was typed as. */
const OPTIONS: Readonly<Record<string, string>> = {
  'embauche.regionTravail': '--work',
  'embauche.regionDomicile': '--home',
  'embauche.age': '--age',
  'embauche.moisSansEmploi': '--out-of-work',
  'embauche.recherche': '--research',
  'embauche.equipes': '--shifts',
  'embauche.starter': '--starter',
}

const LABEL_WIDTH = 56
const AMOUNT_WIDTH = 14

/** `barema hire`: what an employer is given for who is hired; offline. */
export function registerHire(program: Command): void {
  const regions = Object.keys(REGION_NAMES)
  const command = program
    .command('hire')
    .description('what an employer is given for who is hired, in the first year')
    .optionsGroup('Who:')
    .addOption(new Option('--work <region>', 'where the work is').choices(regions))
    .addOption(new Option('--home <region>', 'where the person lives').choices(regions))
    .option('--age <years>', 'at the end of the quarter')
    .option('--out-of-work <months>', 'registered before the hiring')
    .option('--low-skilled', 'at most a diploma of secondary school')
    .option('--research', 'a researcher with a diploma that the law lists')
    .addOption(new Option('--shifts <kind>', 'shifts or night').choices(Object.keys(SHIFTS)))
    .addOption(new Option('--starter <size>', 'a young company').choices(Object.keys(STARTERS)))
  withJobOptions(command).action((options: Options) => orFail(() => run(options)))
  withExamples(
    command,
    [
      'hire --gross 2600 --work brussels --age 62',
      'hire --gross 2500 --home brussels --out-of-work 14 --lang en',
      'hire --gross 4000 --research',
    ],
    'Exit code: 0 computed, 2 refused, 1 an option could not be read.'
  )
}

async function run(options: Options): Promise<void> {
  const [how, typed] = splitOptions(options)
  const { gross, statut, committee, regime, date } = typed
  process.exitCode = await askTyped({
    request: {
      ...requestOf({ gross, statut, committee, regime, date }),
      embauche: embaucheOf(typed),
    },
    optionsOf: OPTIONS,
    options: how,
    calculation: 'hiring-aid',
    compute: hiringAid,
    table,
  })
}

function embaucheOf(typed: Omit<Options, 'lang'>): EmbaucheFields {
  const { work, home, age, outOfWork, lowSkilled, research, shifts, starter } = typed
  return {
    ...(work !== undefined && { regionTravail: REGION_NAMES[work] }),
    ...(home !== undefined && { regionDomicile: REGION_NAMES[home] }),
    ...(age !== undefined && { age: count('--age', age) }),
    ...(outOfWork !== undefined && { moisSansEmploi: count('--out-of-work', outOfWork) }),
    ...(lowSkilled && { peuQualifie: true }),
    ...(research && { recherche: true }),
    ...(shifts !== undefined && { equipes: SHIFTS[shifts] }),
    ...(starter !== undefined && { starter: STARTERS[starter] }),
  }
}

const ALWAYS: readonly string[] = ['aidesEmbauche', 'coutEmployeurAnnuel', 'coutApresAides']

function table({ lignes, hypotheses }: HiringAidAnswer, language: Language): string {
  const rows = HIRING_AID_LINES.filter((key) => lignes[key] !== 0 || ALWAYS.includes(key))
  return [
    `${hiringAidWord('title', language)} · ${hiringAidWord('first', language)}`,
    '',
    ...rows.map(
      (key) =>
        `  ${hiringAidLineText(key, language).padEnd(LABEL_WIDTH)}${formatAmount(language, lignes[key]).padStart(AMOUNT_WIDTH)}`
    ),
    '',
    ...restsOnRows(
      {
        title: hiringAidWord('restsOn', language),
        sentences: hypotheses.map((each) => hypothesisEmbaucheText(each, language)),
      },
      language
    ),
  ].join('\n')
}
