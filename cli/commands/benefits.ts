import { Option, type Command } from 'commander'
import { listBenefits, type ListedBenefit } from '#modules/compute/pure'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { titled } from '#cli/lib/law_found'
import { print } from '#cli/lib/law_print'
import { wrapped } from '#cli/lib/wrapped'

interface Options {
  json?: boolean
  lang: Language
}

/** `barema benefits`: what a package may hold, with the fields of each. */
export function registerBenefits(program: Command): void {
  const command = program
    .command('benefits')
    .description('the benefits that a package may hold, with their fields')
    .argument('[name]', 'one of them: chequeRepas')
    .option('--json', 'a benefit a line, as JSON, with the schema of each field')
    .addOption(new Option('--lang <language>', 'of the names').choices(LANGUAGES).default('en'))
    .action((name: string | undefined, options: Options) => orFail(() => benefits(name, options)))
  withExamples(command, ['benefits', 'benefits chequeRepas --lang nl', 'benefits --json'])
}

function benefits(asked: string | undefined, { json = false, lang }: Options): void {
  const found = listBenefits().filter(({ name }) => asked === undefined || name === asked)
  if (found.length === 0)
    throw new Failure(`no benefit is called ${asked}; barema benefits lists them all`)
  for (const each of found) print(json ? JSON.stringify(each) : `${shown(each, lang)}\n`)
}

function shown(benefit: ListedBenefit, language: Language): string {
  const { name, titles, value, unit, statuts, excludes } = benefit
  const lines = benefit.lines.map(({ key }) => key)
  return [
    titled(name, titles[language]),
    wrapped(`value: ${value} (${unit})`),
    wrapped(`fields: ${benefit.fields.map((field) => field.name).join(', ')}`),
    ...(lines.length > 0 ? [wrapped(`lines of the answer: ${lines.join(', ')}`)] : []),
    ...(statuts.length > 0 ? [wrapped(`also for: ${statuts.join(', ')}`)] : []),
    ...(excludes.length > 0 ? [wrapped(`not beside: ${excludes.join(', ')}`)] : []),
  ].join('\n')
}
