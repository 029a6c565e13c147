import type { Command } from 'commander'
import type { ApiClient } from '#modules/shared/api_client'
import { dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure } from '#cli/lib/failure'
import { untilStill } from '#cli/lib/index_follow'
import { onRun, withCompany } from '#cli/lib/index_session'
import { patiently } from '#cli/lib/indexation_run'

/** `barema index apply`: writes what was approved into contracts. */
export function registerIndexApply(parent: Command): void {
  const command = withCompany(parent.command('apply <run>'))
    .description('write what was approved into contracts; asked for again it goes on')
    .action(onRun(apply))
  withExamples(command, ['index apply --company acme 0199…'])
}

async function apply(api: ApiClient, id: string): Promise<void> {
  await patiently(() =>
    dataOf(api.POST('/indexations/{id}/application', { params: { path: { id } } }))
  )
  const run = await untilStill(api, id)
  if (run.status !== 'applied') throw new Failure(run.failure ?? `the run is ${run.status}`)
  const { applied, changed } = run.totals.counts
  process.stderr.write(`${applied} contracts indexed.\n`)
  if (changed > 0) {
    process.stderr.write(`${changed} changed meanwhile and were left as they are.\n`)
    process.exitCode = 2
  }
}
