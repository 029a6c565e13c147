import type { Command } from 'commander'
import type { ApiClient } from '#modules/shared/api_client'
import { dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure } from '#cli/lib/failure'
import { untilStill } from '#cli/lib/index_follow'
import { onRun, withCompany } from '#cli/lib/index_session'
import { patiently } from '#cli/lib/indexation_run'

/** `barema index undo`: contracts are again what they were. */
export function registerIndexUndo(parent: Command): void {
  const command = withCompany(parent.command('undo <run>'))
    .description('give contracts back what they were; refused with what stands on them')
    .action(onRun(undo))
  withExamples(command, ['index undo --company acme 0199…'])
}

async function undo(api: ApiClient, id: string): Promise<void> {
  await patiently(() => dataOf(api.POST('/indexations/{id}/undoing', { params: { path: { id } } })))
  const run = await untilStill(api, id)
  if (run.status !== 'undone') throw new Failure(run.failure ?? `the run is ${run.status}`)
  process.stderr.write(`${run.totals.counts.undone} contracts are as they were.\n`)
}
