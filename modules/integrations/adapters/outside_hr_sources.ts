import { companyAddress } from '#config/app'
import type { OutsideFetch } from '#modules/shared/outside/outside_fetch'
import type { HrApp, HrConsentSystem, HrKey, HrSource, HrSystemName } from '../domain/hr_system.ts'
import { HrSources, type OpenedSource, type SentMessage } from '../ports/hr_sources.ts'
import { hrOutside } from './hr_addresses.ts'
import { openHrSource } from './open_hr_source.ts'
import { authorizeAddress, exchangeCode } from './officient/officient_calls.ts'
import { readHrMessage, type HrMessageRead } from './read_hr_message.ts'

/** No page takes longer, at the slowest pace of a system. */
const LONGEST_MS = 9 * 60_000

/** The systems themselves, through the guard. */
export class OutsideHrSources extends HrSources {
  readonly #fetch: OutsideFetch

  /** @param localUrl of the local server in their place, which the launcher alone names */
  constructor(private readonly localUrl: string | undefined) {
    super()
    this.#fetch = hrOutside(localUrl)
  }

  open(system: HrSystemName, key: HrKey, { keepKey, signal }: OpenedSource): HrSource {
    return openHrSource(system, key, {
      fetch: this.#fetch,
      keepKey,
      signal: signal ?? AbortSignal.timeout(LONGEST_MS),
      now: () => new Date(),
    })
  }

  read(
    system: HrSystemName,
    secret: string,
    { headers, body, query }: SentMessage,
    now: Date
  ): HrMessageRead {
    return readHrMessage(system, secret, headers, body, now, query)
  }

  addressFor(slug: string, connectionId: string): string {
    return `${companyAddress(slug)}/api/hr-messages/${connectionId}`
  }

  consentAddress(
    _system: HrConsentSystem,
    app: HrApp,
    back: { state: string; redirectUri: string }
  ): string {
    return authorizeAddress(app, back, this.localUrl)
  }

  exchange(_system: HrConsentSystem, app: HrApp, code: string, signal: AbortSignal) {
    return exchangeCode(app, code, { fetch: this.#fetch, signal, now: () => new Date() })
  }

  returnAddress(slug: string): string {
    return `${companyAddress(slug)}/settings/integrations`
  }
}
