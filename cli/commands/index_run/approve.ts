import type { Command } from 'commander'
import { dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure } from '#cli/lib/failure'
import { runOf } from '#cli/lib/index_follow'
import { onRun, withCompany, type IndexOptions } from '#cli/lib/index_session'

interface Options extends IndexOptions {
  fingerprint?: string
  alone: boolean
  refuse?: string
}

/** `barema index approve`: a second person, never who planned it. */
export function registerIndexApprove(parent: Command): void {
  const command = withCompany(parent.command('approve <run>'))
    .description('approve a plan as a second person, or refuse it; who planned it cannot')
    .option('--fingerprint <print>', 'of the plan that you read; that of now unless told')
    .option('--alone', 'in a company of one administrator: without a second person', false)
    .option('--refuse <because>', 'refuse it, with the reason')
    .action(onRun(approve))
  withExamples(command, [
    'index approve --company acme 0199…',
    'index approve --company acme 0199… --refuse Wrong',
  ])
}

async function approve(
  api: Parameters<Parameters<typeof onRun>[0]>[0],
  id: string,
  { fingerprint, alone, refuse }: Options
): Promise<void> {
  const params = { path: { id } }
  if (refuse !== undefined) {
    await dataOf(api.POST('/indexations/{id}/refusal', { params, body: { because: refuse } }))
    process.stderr.write('Refused.\n')
    return
  }
  const print = fingerprint ?? (await runOf(api, id)).fingerprint
  if (!print)
    throw new Failure('this run cannot be approved now; barema index show says where it stands')
  await dataOf(
    api.POST('/indexations/{id}/approval', {
      params,
      body: { fingerprint: print, ...(alone && { alone }) },
    })
  )
  process.stderr.write(`Approved${alone ? ' without a second person' : ''}: ${print}\n`)
}
