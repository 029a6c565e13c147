import { Option, type Command } from 'commander'
import {
  pension,
  type PackageFields,
  type PensionFields,
  type TrancheAge,
} from '#modules/compute/pure'
import { askTyped, splitOptions, type AskOptions } from '#cli/lib/asked_of_engine'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { withAnswerOptions } from '#cli/lib/package_options'
import { pensionTable } from '#cli/lib/pension_table'
import { count, euros, percent } from '#cli/lib/typed_numbers'
import { requestOf, type TypedPackage } from '#cli/lib/typed_package'

const FORMS = { indexed: 'INDEXEE', spouse: 'REVERSIBLE', both: 'INDEXEE_REVERSIBLE' } as const
const STATUTS = ['employe', 'ouvrier', 'dirigeant'] as const

interface Options
  extends AskOptions, Pick<TypedPackage, 'gross' | 'statut' | 'committee' | 'date'> {
  premium?: string
  share?: string
  born?: string
  byAge?: string
  own?: string
  age?: string
  ends?: string
  years?: string
  elsewhere?: string
  before2021?: string
  form?: keyof typeof FORMS
  coefficient?: string
  reserves?: string
  otherCapitals?: string
  return?: string
  statutory?: string
  ceiling?: string
  annuities?: string
  added?: string
  career?: string
}

/** The option that a path of the engine was typed as. */
const OPTIONS: Readonly<Record<string, string>> = {
  'package.assuranceGroupe': '--premium',
  'package.assuranceGroupeNaissance': '--born',
  'package.assuranceGroupeTranches': '--by-age',
  'package.cotisationAG': '--own',
  'pension.age': '--age',
  'pension.agePension': '--ends',
  'pension.anneesPassees': '--years',
  'pension.anneesAilleurs': '--elsewhere',
  'pension.anneesAvant2021': '--before-2021',
  'pension.coefficient': '--coefficient',
  'pension.reserves': '--reserves',
  'pension.autresCapitaux': '--other-capitals',
  'pension.rendement': '--return',
  'pension.pensionLegale': '--statutory',
  'pension.plafondPensionLegale': '--ceiling',
  'pension.rentesAcquises': '--annuities',
  'pension.augmentationReserves': '--added',
  'pension.anneesCarriere': '--career',
}

/** `barema pension`: what a group insurance or an individual commitment builds, and its room; offline. */
export function registerPension(program: Command): void {
  const command = program
    .command('pension')
    .description('a group insurance or commitment of a director: cost, limit of 80 %, room')
    .optionsGroup('The pay and the plan:')
    .requiredOption('--gross <euros>', 'gross pay of a month')
    .option('--premium <euros>', 'of the employer, a year, without its tax')
    .option('--share <percent>', 'of fixed pay, in its place')
    .option('--born <year>', 'of a share that moves with age: year of birth, and …')
    .option('--by-age <list>', '… other shares from these ages on: 35:4,45:5.5')
    .option('--own <euros>', 'what the worker pays a month')
    .addOption(new Option('--statut <statut>', 'employe unless told').choices(STATUTS))
    .option('--committee <number>', 'joint committee; that of an employe is 200 unless told')
    .option('--date <day>', 'whose law applies, today unless told')
    .optionsGroup('The person:')
    .option('--age <years>', 'now')
    .option('--ends <years>', 'age at which the plan ends, 65 unless told')
    .option('--years <number>', 'in the company until now')
    .option('--elsewhere <number>', 'as a worker elsewhere')
    .option('--before-2021 <number>', 'of these, self-employed before 2021')
    .option('--statutory <euros>', 'statutory pension of a year, as mypension.be has it')
    .option('--ceiling <euros>', 'pay above which no statutory pension is built')
    .optionsGroup('What is built:')
    .addOption(new Option('--form <form>', 'of the annuity').choices(Object.keys(FORMS)))
    .option('--coefficient <number>', 'of the insurer; asked above 65')
    .option('--reserves <euros>', 'put aside in the plan already')
    .option('--other-capitals <euros>', 'of the second pillar, at the end')
    .option('--return <percent>', 'a year, supposed; none unless told')
    .optionsGroup('The Wijninckx contribution:')
    .option('--annuities <euros>', 'built until now, as Sigedis tells them')
    .option('--added <euros>', 'to the reserves in the year')
    .option('--career <years>', 'of work')
  withAnswerOptions(command).action((options: Options) => orFail(() => run(options)))
  withExamples(
    command,
    [
      'pension --gross 4000 --premium 1500 --age 40 --years 5',
      'pension --gross 6000 --statut dirigeant --premium 9000 --age 45',
      'pension --gross 4000 --premium 1500 --age 40 --years 5 --return 1.5',
      'pension --gross 4000 --share 3 --age 40 --born 1986 --by-age 35:4',
    ],
    'A projection at the return that is told: it promises nothing.'
  )
}

async function run(options: Options): Promise<void> {
  const [how, { gross, statut, committee, date, ...typed }] = splitOptions(options)
  const request = requestOf({ gross, statut, committee, date })
  const plan: Partial<PackageFields> = {
    hasAssuranceGroupe: true,
    ...premiumOf(typed),
    ...(typed.own !== undefined && {
      hasCotisationAG: true,
      cotisationAG: euros('--own', typed.own),
    }),
  }
  process.exitCode = await askTyped({
    request: { ...request, package: { ...request.package, ...plan }, pension: told(typed) },
    optionsOf: OPTIONS,
    options: how,
    calculation: 'pension',
    compute: pension,
    table: pensionTable,
  })
}

/** An amount a year, or a share of fixed pay, which may move with age. */
function premiumOf({ premium, share, born, byAge }: Partial<Options>): Partial<PackageFields> {
  if (share === undefined) {
    if (born !== undefined || byAge !== undefined)
      throw new Failure('--born and --by-age are of a plan that is told by --share')
    return { assuranceGroupe: euros('--premium', premium), assuranceGroupeInputType: 'AMOUNT' }
  }
  if (premium !== undefined) throw new Failure('--premium or --share, not both')
  return {
    assuranceGroupe: percent('--share', share),
    assuranceGroupeInputType: 'PERCENT_BASE',
    assuranceGroupeNaissance: born === undefined ? undefined : count('--born', born),
    assuranceGroupeTranches: byAge?.split(',').map(bandOf),
  }
}

function bandOf(text: string): TrancheAge {
  const [age, taux, ...more] = text.split(':')
  if (taux === undefined || more.length > 0)
    throw new Failure(`--by-age ${text} is not an age and its share such as 35:4`)
  return { age: count('--by-age', age.trim()), taux: percent('--by-age', taux.trim()) }
}

function told(typed: Partial<Options>): Partial<PensionFields> {
  const number = (option: string, text: string | undefined) =>
    text === undefined ? undefined : count(option, text)
  return {
    age: number('--age', typed.age),
    agePension: number('--ends', typed.ends),
    anneesPassees: number('--years', typed.years),
    anneesAilleurs: number('--elsewhere', typed.elsewhere),
    anneesAvant2021: number('--before-2021', typed.before2021),
    formeRente: typed.form && FORMS[typed.form],
    coefficient: euros('--coefficient', typed.coefficient),
    reserves: euros('--reserves', typed.reserves),
    autresCapitaux: euros('--other-capitals', typed.otherCapitals),
    rendement: typed.return === undefined ? undefined : percent('--return', typed.return),
    pensionLegale: euros('--statutory', typed.statutory),
    plafondPensionLegale: euros('--ceiling', typed.ceiling),
    rentesAcquises: euros('--annuities', typed.annuities),
    augmentationReserves: euros('--added', typed.added),
    anneesCarriere: number('--career', typed.career),
  }
}
