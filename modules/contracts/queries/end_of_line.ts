import type { Scope } from '#modules/shared/tenancy/scope'
import type Contract from '../models/contract.ts'
import { visibleContracts } from './visible_contracts.ts'

/**
 * The last day on which a contract holds in any of the versions that came of it, `YYYY-MM-DD`; null while it has no end.
 * A version alone ends on the day before an amendment; the contract goes on.
 */
export async function endOfLine(scope: Scope, contract: Contract): Promise<string | null> {
  const versions = await visibleContracts(scope).where('worker_id', contract.workerId)
  const line = new Map([[contract.id, contract]])
  // Those that follow or correct one of the line, however they lie.
  for (let before = 0; before < line.size;) {
    before = line.size
    for (const version of versions)
      if (line.has(version.previousId ?? '') || corrects(line, version))
        line.set(version.id, version)
  }
  const ends = [...line.values()]
    .filter(({ correctedById }) => correctedById === null)
    .map(({ endDate }) => endDate?.toISODate() ?? null)
  return ends.includes(null) ? null : (ends.sort().at(-1) ?? null)
}

function corrects(line: ReadonlyMap<string, Contract>, { id }: Contract): boolean {
  return [...line.values()].some(({ correctedById }) => correctedById === id)
}
