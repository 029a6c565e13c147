import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** `node ace upkeep:run --dry-run`: the nightly upkeep by hand; may be run again, and beside a running worker. */
export default class RunUpkeep extends BaseCommand {
  static override commandName = 'upkeep:run'
  static override description =
    'Remove what is past its time (README, "What is kept, and how long"), as each night does'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Say what would go, and change nothing' })
  declare dryRun: boolean

  override async run() {
    const { default: logger } = await import('@adonisjs/core/services/logger')
    const { default: queue } = await import('#config/queue')
    const { today } = await import('#modules/shared/values/days')
    const { runUpkeep } = await import('#backend/upkeep/run_upkeep')
    const report = await runUpkeep({
      day: today(),
      logger,
      queue,
      rehearsal: this.dryRun,
      onProgress: (done, total) => this.logger.logUpdate(`${done} of ${total} companies`),
    })
    this.logger.logUpdatePersist()
    const table = this.ui.table()
    table.head(['What', this.dryRun ? 'Would go' : 'Went'])
    for (const [what, n] of Object.entries(report.removed)) table.row([what, String(n)])
    if (Object.keys(report.removed).length > 0) table.render()
    else this.logger.info('Nothing is past its time')
    const failed = Object.entries(report.failed)
    for (const [what, why] of failed) this.logger.error(`${what}: ${why}`)
    if (failed.length > 0) this.exitCode = 1
  }
}
