import type { ApplicationService } from '@adonisjs/core/types'
import { CompanyEntitlements } from '#modules/billing/index'
import { EntitlementsPort } from '#modules/shared/entitlements/entitlements'

/** Which module answers behind each port of `shared`. */
export default class PortsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(EntitlementsPort, () => new CompanyEntitlements())
  }
}
