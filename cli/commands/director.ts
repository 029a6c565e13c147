import type { Command } from 'commander'
import { director, type DirigeantFields } from '#modules/compute/pure'
import { askEngine, splitOptions, type AskOptions } from '#cli/lib/asked_of_engine'
import { directorTable } from '#cli/lib/director_table'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import {
  withAnswerOptions,
  withHouseholdOptions,
  withPackageOptions,
} from '#cli/lib/package_options'
import { householdOf } from '#cli/lib/typed_household'
import { euros, percent } from '#cli/lib/typed_numbers'
import type { TypedPackage } from '#cli/lib/typed_package'

interface Options extends AskOptions, Omit<TypedPackage, 'statut' | 'committee' | 'regime'> {
  rent?: string
  cadastral?: string
  fundCosts?: string
  companyPays?: boolean
  profit?: string
  small?: boolean
  young?: boolean
}

/** The option that a path of the engine was typed as. */
const OPTIONS: Readonly<Record<string, string>> = {
  'dirigeant.loyer': '--rent',
  'dirigeant.revenuCadastral': '--cadastral',
  'dirigeant.fraisGestion': '--fund-costs',
  'dirigeant.benefice': '--profit',
}

/** `barema director`: a director's year and the company's; offline. */
export function registerDirector(program: Command): void {
  const command = withHouseholdOptions(
    withPackageOptions(
      program
        .command('director')
        .description('a director’s contributions, tax and rest, and the company’s cost and tax')
        .argument('[file]', 'one request with menage and dirigeant, as JSON; - for the input'),
      { director: true }
    ).optionsGroup('The household:')
  )
    .optionsGroup('The director and the company:')
    .option('--rent <euros>', 'a year, that the company pays for a building')
    .option('--cadastral <euros>', 'cadastral income of what is let, not indexed')
    .option('--fund-costs <percent>', 'what the social insurance fund asks on top')
    .option('--company-pays', 'the company pays the contributions')
    .option('--profit <euros>', 'of a year, before this director')
    .option('--small', 'a small company that meets the other conditions')
    .option('--young', 'in its first four taxable periods')
  withAnswerOptions(command).action((file: string | undefined, options: Options) =>
    orFail(() => run(file, options))
  )
  withExamples(
    command,
    [
      'director --gross 4500 --municipal-rate 7',
      'director --gross 4500 --municipal-rate 7 --profit 140000 --small',
      'director --gross 4000 --municipal-rate 7 --rent 9000 --cadastral 800',
    ],
    'Without --profit nothing is told of the company’s tax and dividends.'
  )
}

async function run(file: string | undefined, options: Options): Promise<void> {
  const [how, rest] = splitOptions(options)
  const { rent, cadastral, fundCosts, companyPays, profit, small, young, ...typed } = rest
  const { municipalRate, region, spouseIncome, spouseTax, underThree } = typed
  const dirigeant: DirigeantFields = {
    loyer: euros('--rent', rent),
    revenuCadastral: euros('--cadastral', cadastral),
    ...(fundCosts !== undefined && { fraisGestion: percent('--fund-costs', fundCosts) }),
    ...(companyPays && { cotisationsParSociete: true }),
    benefice: euros('--profit', profit),
    ...(small && { petiteSociete: true }),
    ...(young && { jeuneSociete: true }),
  }
  process.exitCode = await askEngine({
    file,
    typed: file === undefined ? { ...typed, statut: 'dirigeant' } : typed,
    more: {
      menage: householdOf({ municipalRate, region, spouseIncome, spouseTax, underThree }),
      dirigeant,
    },
    optionsOf: OPTIONS,
    options: how,
    calculation: 'director',
    compute: director,
    table: directorTable,
  })
}
