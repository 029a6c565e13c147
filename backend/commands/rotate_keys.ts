import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** `node ace keys:rotate`: seals everything at rest anew by APP_KEY, company by company (docs/operators.md, Keys). */
export default class RotateKeysOfAll extends BaseCommand {
  static override commandName = 'keys:rotate'
  static override description =
    'Encrypt again by APP_KEY what a key of APP_KEYS_READ had encrypted; may be run again'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { RotateKeys } = await import('#modules/accounts/index')
    const { RotateWorkerKeys } = await import('#modules/team/index')
    const { RotateHrKeys } = await import('#modules/integrations/index')
    const { RotateWebhookKeys } = await import('#modules/webhooks/index')
    const { forSystem } = await import('#modules/shared/tenancy/scopes')
    const { listCompanies } = await import('#modules/shared/tenancy/list_companies')
    const companies = await listCompanies()
    const sum = { sealed: 0, bound: 0, lost: 0 }
    for (const [index, { id, slug }] of companies.entries()) {
      const before = sum.sealed
      for (const rotate of [RotateKeys, RotateWorkerKeys, RotateHrKeys, RotateWebhookKeys]) {
        const rotated = await forSystem('rotate-keys', id, (scope) => rotate.handle(scope))
        for (const [kind, count] of Object.entries(rotated)) sum[kind as keyof typeof sum] += count
      }
      this.logger.info(`${index + 1}/${companies.length} ${slug}: ${sum.sealed - before} sealed`)
    }
    this.logger.success(
      `${sum.sealed} secrets, telephone numbers, recovery codes and details of workers are sealed`
    )
    if (sum.bound)
      this.logger.warning(
        `${sum.bound} recovery codes are hashed with the key of when they were made. Keep that key in APP_KEYS_READ, or they open nothing once it is gone; their owners may make new ones on their account page.`
      )
    if (!sum.lost) return
    this.exitCode = 1
    this.logger.error(
      `${sum.lost} could not be opened by any key. Put the key that sealed them into APP_KEYS_READ and run this again.`
    )
  }
}
