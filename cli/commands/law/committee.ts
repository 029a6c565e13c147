import { Option, type Command } from 'commander'
import {
  committeeNotes,
  factText,
  classText,
  echelleText,
  listCommissions,
  listCommittees,
  listedCommittee,
  missingOf,
  missingText,
  rateText,
  type ListedCommittee,
  type ListedFact,
} from '#modules/compute/pure'
import { today } from '#modules/shared/values/days'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { writtenFact } from '#cli/lib/law_figures'
import { lawSetOfDay, print, printPart } from '#cli/lib/law_print'

interface Options {
  on?: string
  json?: boolean
  lang: Language
}

/** `barema law committee`: what is known of a joint committee, from whom, and what is missing. */
export function registerLawCommittee(law: Command): void {
  const command = law
    .command('committee')
    .description(
      'what is known of a joint committee, from whom, and what is missing; all of them without a number'
    )
    .argument('[number]', '302, 140.03, BECP200, …')
    .option('--on <date>', 'the facts of a day, YYYY-MM-DD; today unless told')
    .option('--json', 'everything, with its history, as JSON')
    .addOption(new Option('--lang <language>', 'of the texts').choices(LANGUAGES).default('en'))
    .action((number: string | undefined, options: Options) => orFail(() => show(number, options)))
  withExamples(command, ['law committee', 'law committee 302', 'law committee 140.03 --lang nl'])
}

function show(name: string | undefined, { on = today(), json = false, lang }: Options): void {
  lawSetOfDay(on)
  if (name === undefined) return listCommittees().forEach((each) => overview(each, on, json, lang))
  const committee = listedCommittee(name)
  if (committee === undefined) {
    throw new Failure(`nothing is known of committee ${name}; see "barema law committee"`)
  }
  if (json) return print(JSON.stringify({ ...committee, missing: missingOf(committee.code, on) }))
  whole(committee, on, lang)
}

function titleOf({ code, number }: ListedCommittee, language: Language): string {
  const title = listCommissions().find((each) => each.code === code)?.titles[language] ?? ''
  return `${number.padEnd(8)}${title}`
}

function overview(committee: ListedCommittee, on: string, json: boolean, lang: Language): void {
  const missing = missingOf(committee.code, on)
  if (json) return print(JSON.stringify({ ...committee, missing }))
  print(`${titleOf(committee, lang)}`)
  print(`        missing: ${missing.length === 0 ? 'nothing' : missing.join(', ')}`)
}

function whole(committee: ListedCommittee, on: string, lang: Language): void {
  print(titleOf(committee, lang))
  for (const note of committeeNotes(committee.code, lang)) print(`  ${note}`)
  for (const { key, measure, values } of committee.facts) {
    printFact(factText(key, lang)?.title ?? key, measure, values, on)
  }
  for (const { category, statut, key, des, measure, values } of committee.rates) {
    const title = `${category} ${statut} ${rateText(key, lang)?.title ?? key}`
    printFact(des === undefined ? title : `${title} (≥ ${des})`, measure, values, on)
  }
  printScale(committee, on, lang)
  const missing = missingOf(committee.code, on).map((each) => missingText(each, lang))
  printPart('missing', missing)
}

function printFact(
  title: string,
  measure: ListedFact['measure'],
  values: ListedFact['values'],
  on: string
): void {
  const value = values.findLast(({ from }) => from <= on)
  if (value === undefined) return
  const { from, source, href, confidence, checked } = value
  print(`${title}: ${value.value === null ? 'not known' : writtenFact(value.value, measure)}`)
  print(`  from ${from}  ${source} (${confidence}, checked ${checked})`)
  if (href !== undefined) print(`  ${href}`)
}

function printScale({ code, bareme }: ListedCommittee, on: string, lang: Language): void {
  const scale = bareme?.values.findLast(({ from }) => from <= on)
  if (bareme === undefined || scale === undefined) return
  const { from, source, confidence, checked } = scale
  print(`${factText('bareme', lang)?.title}: ${bareme.of === 'hour' ? 'EUR/hour' : 'EUR/month'}`)
  print(`  from ${from}  ${source} (${confidence}, checked ${checked})`)
  for (const echelle of bareme.echelles) {
    if (echelle !== '') print(`  ${echelleText(code, echelle, lang)}`)
    for (const classe of bareme.classes) {
      const line = scale.echelles[echelle][classe] ?? null
      const amounts = line === null ? 'not known' : shortened(line)
      print(`  ${classText(code, classe, lang).padEnd(44)} ${amounts}`)
    }
  }
}

/** The first and the last of a long line; `--json` has them all. */
function shortened(line: readonly number[]): string {
  return line.length <= 3
    ? line.join('  ')
    : `${line[0]} … ${line.at(-1)} (0 to ${line.length - 1} years)`
}
