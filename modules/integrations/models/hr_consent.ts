import { HrConsentSchema } from '#database/schema'
import { seal, unseal } from '#modules/shared/keys/sealed'
import type { HrApp, HrConsentSystem } from '../domain/hr_system.ts'

/** Somebody on their way to an HR system, to let us in by an app of their company. */
export default class HrConsent extends HrConsentSchema {
  declare system: HrConsentSystem

  /** Keeps the app, sealed for this row alone. */
  keepApp(app: HrApp): this {
    this.app = seal(JSON.stringify(app), placeOf(this.id))
    return this
  }

  /** Null where no key of the installation opens it any more. */
  get openedApp(): HrApp | null {
    const plain = unseal(this.app, placeOf(this.id))
    return plain === null ? null : JSON.parse(plain)
  }
}

const placeOf = (id: string) => ({ key: 'atRest', place: `hr_consents/${id}/app` }) as const
