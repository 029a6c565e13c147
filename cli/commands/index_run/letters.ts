import type { Command } from 'commander'
import type { ApiClient } from '#modules/shared/api_client'
import { dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { onRun, withCompany } from '#cli/lib/index_session'

/** `barema index letters`: to all whose pay was indexed. */
export function registerIndexLetters(parent: Command): void {
  const command = withCompany(parent.command('letters <run>'))
    .description('send a letter to all whose pay was indexed and who have none yet')
    .action(onRun(letters))
  withExamples(command, ['index letters --company acme 0199…'])
}

async function letters(api: ApiClient, id: string): Promise<void> {
  const sent = await dataOf(api.POST('/indexations/{id}/letters', { params: { path: { id } } }))
  process.stderr.write(
    `${sent.letters} letters leave; ${sent.withoutAddress} people have no address.\n`
  )
}
