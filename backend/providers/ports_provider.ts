import type { ApplicationService } from '@adonisjs/core/types'
import { CompanyEntitlements } from '#modules/billing/index'
import { EntitlementsPort } from '#modules/shared/entitlements/entitlements'
import { SmsSender } from '#modules/shared/sms/sms_sender'

/** Which module answers behind each port of `shared`. */
export default class PortsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(EntitlementsPort, () => new CompanyEntitlements())
    // Lazy: the adapter needs the mail service of a booted application.
    this.app.container.singleton(SmsSender, async () => {
      const { MailboxSms } = await import('#modules/shared/sms/mailbox_sms')
      return new MailboxSms()
    })
  }
}
