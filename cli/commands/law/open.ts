import type { Command } from 'commander'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { openYear } from '#cli/lib/law_open'
import { print, printPart } from '#cli/lib/law_print'
import { isYear } from '#cli/lib/year'

const SOURCES = 'modules/compute/legislation'

/** `barema law open`: the empty entries of a new year, for its figures to be filled in. */
export function registerLawOpen(law: Command): void {
  const command = law
    .command('open')
    .description('write the empty entry of a year into the source of every yearly parameter')
    .argument('<year>', 'YYYY')
    .option('--folder <path>', 'the sources of the law', SOURCES)
    .option('--dry-run', 'tell what would be written, and write nothing')
    .action((year: string, options: { folder: string; dryRun?: boolean }) =>
      orFail(() => open(year, options))
    )
  withExamples(command, ['law open 2028 --dry-run'])
}

async function open(year: string, options: { folder: string; dryRun?: boolean }): Promise<void> {
  if (!isYear(year)) throw new Failure(`${year} is no year`)
  const { folder, dryRun = false } = options
  const { opened, kept } = await openYear(folder, Number(year), dryRun)
  printPart(dryRun ? `would be opened for ${year}` : `opened for ${year}`, opened)
  if (kept.length > 0) print(`have an entry of ${year} already: ${kept.length}`)
}
