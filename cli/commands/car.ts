import { Option, type Command } from 'commander'
import { carCost } from '#modules/compute/pure'
import { printAnswer, splitOptions, type AskOptions } from '#cli/lib/asked_of_engine'
import { carCostTable } from '#cli/lib/car_cost_table'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { withPdfOptions } from '#cli/lib/package_options'
import {
  carOptionOf,
  carRequestOf,
  ENERGY_NAMES,
  VAT_NAMES,
  type TypedCar,
} from '#cli/lib/typed_car'

interface Options extends AskOptions, TypedCar {}

/** `barema car`: what a company car costs, and what the worker has of it, of a mobility budget or of pay; offline. */
export function registerCar(program: Command): void {
  const command = program
    .command('car')
    .description('what a car costs over five years, beside a mobility budget and pay')
    .optionsGroup('The car:')
    .addOption(new Option('--energy <energy>').choices(Object.keys(ENERGY_NAMES)))
    .option('--co2 <grams>', 'a kilometre; none of an electric car')
    .option('--value <euros>', 'catalogue value with options and VAT')
    .option('--lease <euros>', 'what it costs a month')
    .option('--ordered <day>', 'order or lease contract, the day of --date unless told')
    .option('--registered <day>', 'first registration; a new car unless told')
    .option('--card <euros>', 'fuel or charging card a month')
    .option('--electric <percent>', 'of the card of a plug-in hybrid, what is electricity')
    .option('--home <kWh>', 'a month, loaded at home and paid back')
    .option('--rate <cents>', 'what one kWh is paid back by, such as 32.5')
    .option('--other <euros>', 'a year: charger, taxes, insurance')
    .option('--contribution <euros>', 'what the worker pays a month')
    .optionsGroup('VAT and tax:')
    .addOption(
      new Option('--vat <method>', 'amounts hold it unless told').choices(Object.keys(VAT_NAMES))
    )
    .option('--use <percent>', 'kilometres for work, with --vat use')
    .option('--km <number>', 'a year, with --vat half-flat')
    .option('--commute <km>', 'one way, with --vat half-flat')
    .option('--sme', 'the lower rate of corporate tax')
    .optionsGroup('Whose:')
    .requiredOption('--gross <euros>', 'gross pay of a month')
    .option('--married')
    .option('--spouse-works', 'the spouse has an income of their own')
    .option('--children <number>', 'dependent children')
    .option('--pillar2 <euros>', 'of the budget, a month for transport or rent')
    .option('--date <day>', 'whose law applies, today unless told')
    .optionsGroup('Options:')
    .option('--explain', 'add why each line of the first year is what it is')
    .option('--json', 'JSON, as the API answers')
    .addOption(
      new Option('--lang <language>', 'of labels and messages')
        .choices(['fr', 'nl', 'en'])
        .default('fr')
    )
  withPdfOptions(command).action((options: Options) => orFail(() => run(options)))
  withExamples(
    command,
    [
      'car --gross 4000 --energy electric --value 45000 --lease 700',
      'car --gross 3500 --energy electric --value 40000 --lease 600 --sme',
      'car --gross 4000 --energy electric --value 45000 --lease 700 --json',
    ],
    'Exit code: 0 computed, 2 refused, 1 an option could not be read.'
  )
}

async function run(options: Options): Promise<void> {
  const [how, typed] = splitOptions(options)
  const request = carRequestOf(typed)
  process.exitCode = await printAnswer(
    carCost({ ...request, ...(how.explain && { explain: true }) }),
    {
      options: how,
      sheet: { name: 'car-cost', request },
      optionAt: carOptionOf,
      table: carCostTable,
      explained: ({ annees: [first] }) => first,
    }
  )
}
