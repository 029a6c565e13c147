import type { Command } from 'commander'
import { registerLawCommittee } from '#cli/commands/law/committee'
import { registerLawCheck } from '#cli/commands/law/check'
import { registerLawDiff } from '#cli/commands/law/diff'
import { registerLawList } from '#cli/commands/law/list'
import { registerLawOpen } from '#cli/commands/law/open'
import { registerLawProve } from '#cli/commands/law/prove'
import { registerLawSearch } from '#cli/commands/law/search'
import { registerLawShow } from '#cli/commands/law/show'
import { withExamples } from '#cli/lib/examples'

const REGISTERS = [
  registerLawList,
  registerLawSearch,
  registerLawShow,
  registerLawCommittee,
  registerLawProve,
  registerLawDiff,
  registerLawCheck,
  registerLawOpen,
]

/** `barema law`: the figures the engine computes with. */
export function registerLaw(program: Command): void {
  const law = program.command('law').description('look up the law the engine knows')
  withExamples(law, [
    'law search km',
    'law show onss.tauxPersonnel',
    'law diff 2026-03-01 2026-09-01',
  ])
  for (const register of REGISTERS) register(law)
}
