import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { findCompany } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { HrApp, HrConsentSystem } from '../domain/hr_system.ts'
import HrConsent from '../models/hr_consent.ts'
import type { HrSources } from '../ports/hr_sources.ts'

/** As long as a person takes to sign in there and to press a button. */
const MINUTES = 15

/** Begins what a person does at an HR system to let us in by an app of their company; answers where their browser goes. */
export class AskConsent {
  static async handle(
    scope: Scope,
    { system, ...app }: HrApp & { system: HrConsentSystem },
    sources: HrSources
  ): Promise<{ address: string }> {
    const { actor } = scope
    if (actor.kind !== 'user') throw new Error('Only a person is let in')
    const { slug } = await findCompany(scope)
    // Who left is known by it when they come back: nobody else knows it, and it is worth something once.
    const consent = new HrConsent().merge({ id: randomUUID(), system, userId: actor.id })
    await consent
      .keepApp(app)
      .merge({ expiresAt: DateTime.now().plus({ minutes: MINUTES }) })
      .save()
    await record(
      scope,
      'integration.consent_asked',
      { type: 'hr_consent', id: consent.id },
      { system }
    )
    return {
      address: sources.consentAddress(system, app, {
        state: consent.id,
        redirectUri: sources.returnAddress(slug),
      }),
    }
  }
}
