import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/**
 * `node ace audit:verify --company=acme`: follows the chain of each company's audit log, and through the heads that the
 * nightly upkeep noted among the files. Ends with 1 when one does not hold, and names the first line.
 */
export default class VerifyAudit extends BaseCommand {
  static override commandName = 'audit:verify'
  static override description = 'Check that no line of the audit log was changed, removed or moved'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'One company, by its subdomain; all without it' })
  declare company?: string

  override async run() {
    const { brokenText } = await import('#modules/shared/audit/chain')
    const { verifyChain } = await import('#modules/shared/audit/verify_chain')
    const { listCompanies } = await import('#modules/shared/tenancy/list_companies')
    const { readWrittenHeads } = await import('#backend/upkeep/heads')
    const companies = (await listCompanies()).filter(
      ({ slug }) => !this.company || slug === this.company
    )
    if (companies.length === 0) {
      this.exitCode = 1
      return this.logger.error(`No company lives at the subdomain "${this.company}"`)
    }
    const written = await readWrittenHeads()
    for (const { id, slug } of companies) {
      const heads = written.get(id) ?? []
      const verdict = await verifyChain(id, heads)
      if (verdict.broken) {
        this.exitCode = 1
        this.logger.error(`${slug}: ${brokenText(verdict.broken)}`)
      } else
        this.logger.success(
          `${slug}: ${verdict.lines} lines hold, ${heads.length} noted heads too; head ${verdict.head.seq}:${verdict.head.hash}`
        )
    }
  }
}
