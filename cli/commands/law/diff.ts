import type { Command } from 'commander'
import { listParameters } from '#modules/compute/pure'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { figureOf, valueOn } from '#cli/lib/law_figures'
import { lawSetOfDay, named, print } from '#cli/lib/law_print'

/** `barema law diff`: which figures differ between two days. */
export function registerLawDiff(law: Command): void {
  const command = law
    .command('diff')
    .description('what changed in the law from one day to another')
    .argument('<from>', 'YYYY-MM-DD')
    .argument('<to>', 'YYYY-MM-DD')
    .action((from: string, to: string) => orFail(() => diff(from, to)))
  withExamples(command, ['law diff 2025-12-31 2026-01-01'])
}

function diff(from: string, to: string): void {
  const [before, after] = [from, to].map(lawSetOfDay)
  print(`${before.id} → ${after.id}`)
  let changed = 0
  for (const parameter of listParameters()) {
    const [was, is] = [from, to].map((day) => figureOf(valueOn(parameter, day), parameter))
    if (was === is) continue
    changed++
    print(`${named(parameter.id)} ${was} → ${is}`)
  }
  print(changed === 0 ? 'nothing changed' : `${changed} changed`)
}
