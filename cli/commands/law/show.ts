import type { Command } from 'commander'
import {
  lawSetsOfHash,
  listLawSets,
  listParameters,
  parameterText,
  type ListedLawSet,
  type ListedParameter,
} from '#modules/compute/pure'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { writtenOf } from '#cli/lib/law_figures'
import { print, printFigure } from '#cli/lib/law_print'

/** `barema law show`: one figure, or the law sets of an id or a hash. */
export function registerLawShow(law: Command): void {
  const command = law
    .command('show')
    .description('a parameter with its history and sources, or law sets with their figures')
    .argument('<id>', 'onss.tauxPersonnel, BE-2026-09-01, the hash on a PDF, …')
    .action((id: string) => orFail(() => show(id)))
  withExamples(command, ['law show onss.tauxPersonnel', 'law show BE-2026-09-01'])
}

function show(id: string): void {
  const sets = lawSetsOfHash(id)
  if (sets.length > 0) return sets.forEach(showLawSet)
  const set = listLawSets().find((each) => each.id === id)
  const parameter = listParameters().find((each) => each.id === id)
  if (set !== undefined) showLawSet(set)
  else if (parameter !== undefined) showParameter(parameter)
  else throw new Failure(`${id} is neither a parameter nor a law set; see "barema law list"`)
}

/** A PDF's hash of before stands for the same amounts under the hash of today; days with the same amounts share one. */
function showLawSet({ id, hash, from }: ListedLawSet): void {
  print(`${id}  ${hash}`)
  for (const each of listParameters()) printFigure(each, from)
}

function showParameter(parameter: ListedParameter): void {
  const { id, values } = parameter
  const text = parameterText(id, 'en')
  print(id)
  if (text !== undefined) print(`  ${text.title}. ${text.explanation}`)
  for (const value of values) {
    const { from, source, href, confidence, checked } = value
    print(`  from ${from}  ${writtenOf(value, parameter)}`)
    print(`    ${source} (${confidence}, checked ${checked})`)
    if (href !== undefined) print(`    ${href}`)
  }
}
