import type { Command } from 'commander'
import { listLawSets, listParameters, type ListedParameter } from '#modules/compute/pure'
import { Failure, orFail } from '#cli/lib/failure'

/** `barema law`: the figures the engine computes with. */
export function registerLaw(program: Command): void {
  const law = program.command('law').description('look up the law the engine knows')
  law.command('list').description('law sets and parameters').action(list)
  law
    .command('show')
    .description('a parameter with its history and sources, or a law set with its figures')
    .argument('<id>', 'onss.tauxPersonnel, BE-2026-09-01, …')
    .action((id: string) => orFail(() => show(id)))
}

function list(): void {
  for (const { id, hash } of listLawSets()) print(`${id}  ${hash}`)
  print('')
  for (const { id, unit, values } of listParameters()) {
    print(`${id.padEnd(50)} ${figure(values.at(-1)!.value, unit)}`)
  }
}

function show(id: string): void {
  const set = listLawSets().find((each) => each.id === id)
  const parameter = listParameters().find((each) => each.id === id)
  if (set !== undefined) showSet(set.from)
  else if (parameter !== undefined) showParameter(parameter)
  else throw new Failure(`${id} is neither a parameter nor a law set; see "barema law list"`)
}

function showSet(from: string): void {
  for (const { id, unit, values } of listParameters()) {
    const dated = values.findLast((each) => each.from <= from)
    print(`${id.padEnd(50)} ${figure(dated?.value ?? null, unit)}`)
  }
}

function showParameter({ id, unit, values }: ListedParameter): void {
  print(id)
  for (const { from, value, source, confidence, checked } of values) {
    print(`  from ${from}  ${figure(value, unit)}`)
    print(`    ${source} (${confidence}, checked ${checked})`)
  }
}

/** `–` where the law has no such figure, or none that is known. */
function figure(value: number | readonly number[] | null, unit: ListedParameter['unit']): string {
  if (value === null) return '–'
  const shown = typeof value === 'number' ? String(value) : value.join(' · ')
  return unit === 'count' ? shown : `${shown} ${unit}`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
