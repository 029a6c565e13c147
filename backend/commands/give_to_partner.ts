import { randomUUID } from 'node:crypto'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { Locale } from '#modules/shared/tenancy/scope'

/**
 * `node ace partner:give --partner=… --company=acme --company=globex --email=… --person=…`: makes companies a
 * partner's, and a person of the partner an administrator in each. Run again it adds what is missing.
 */
export default class GiveCompaniesToPartner extends BaseCommand {
  static override commandName = 'partner:give'
  static override description =
    'Give companies to a partner, whose person may then change between them'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The partner’s name, as audit logs show it', required: true })
  declare partner: string

  @flags.array({ description: 'A company’s subdomain; once for each', required: true })
  declare company: string[]

  @flags.string({ description: 'The person’s e-mail address', required: true })
  declare email: string

  @flags.string({ description: 'The person’s name', required: true })
  declare person: string

  @flags.string({ description: 'The person’s language: fr, nl or en', default: 'fr' })
  declare language: string

  override async run() {
    const { GiveToPartner, findPartnerPerson } = await import('#modules/accounts/index')
    const { resolveCompany } = await import('#modules/shared/tenancy/resolve_company')
    const { forSystem } = await import('#modules/shared/tenancy/scopes')
    const ids = new Map<string, string>()
    for (const slug of this.company) {
      const id = await resolveCompany(slug)
      if (!id)
        return this.#refuse(`No company lives at the subdomain "${slug}"; nothing was changed`)
      ids.set(slug, id)
    }
    // A company the partner has already says who they are.
    let known = { partnerId: randomUUID() as string, personId: randomUUID() as string }
    for (const id of ids.values()) {
      const found = await forSystem('give-to-partner', id, () => findPartnerPerson(this.email))
      if (found) known = found
    }
    const person = {
      id: known.personId,
      email: this.email,
      displayName: this.person,
      language: this.language as Locale,
    }
    for (const [slug, id] of ids) {
      const given = await forSystem('give-to-partner', id, (scope) =>
        GiveToPartner.handle(scope, { id: known.partnerId, name: this.partner }, person)
      )
      if (!given.ok) return this.#refuse(`${slug}: ${given.problem}`)
      this.logger.success(slug)
    }
    this.logger.info(`${this.email} chooses a password with "forgot password" at each company`)
  }

  #refuse(why: string) {
    this.exitCode = 1
    this.logger.error(why)
  }
}
