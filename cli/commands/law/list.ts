import type { Command } from 'commander'
import { listLawSets, listParameters } from '#modules/compute/pure'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { lawSetOfDay, print, printFigure } from '#cli/lib/law_print'

const LATEST = '9999-12-31'

/** `barema law list`: every law set and every figure. */
export function registerLawList(law: Command): void {
  const command = law
    .command('list')
    .description('law sets and parameters, each with its latest figure')
    .option('--on <date>', 'the figures of a day, YYYY-MM-DD')
    .action(({ on }: { on?: string }) => orFail(() => list(on)))
  withExamples(command, ['law list', 'law list --on 2026-03-15'])
}

function list(on: string | undefined): void {
  if (on !== undefined) lawSetOfDay(on)
  for (const { id, hash } of listLawSets()) print(`${id}  ${hash}`)
  print('')
  for (const parameter of listParameters()) printFigure(parameter, on ?? LATEST)
}
