import { HrConsentSchema } from '#database/schema'
import { seal, unseal } from '#modules/shared/keys/sealed'
import type { HrApp, HrConsentSystem, HrKey } from '../domain/hr_system.ts'

/** Somebody on their way to an HR system, to let us in by an app of their company. */
export default class HrConsent extends HrConsentSchema {
  declare system: HrConsentSystem

  /** Keeps the app, sealed for this row alone. */
  keepApp(app: HrApp): this {
    this.app = seal(JSON.stringify(app), placeOf(this.id, 'app'))
    return this
  }

  /** Null where no key of the installation opens it any more. */
  get openedApp(): HrApp | null {
    const plain = unseal(this.app, placeOf(this.id, 'app'))
    return plain === null ? null : JSON.parse(plain)
  }

  /** Keeps the key that the code was worth: it opens another account, and the person is asked first. */
  bringKey(key: HrKey): this {
    this.key = seal(JSON.stringify(key), placeOf(this.id, 'key'))
    return this
  }

  get broughtKey(): HrKey | null {
    const plain = this.key === null ? null : unseal(this.key, placeOf(this.id, 'key'))
    return plain === null ? null : JSON.parse(plain)
  }
}

const placeOf = (id: string, part: 'app' | 'key') =>
  ({ key: 'atRest', place: `hr_consents/${id}/${part}` }) as const
