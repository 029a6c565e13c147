import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { needsYes, type DocumentType } from '../domain/levels.ts'
import { levelChoices } from '../queries/level_choices.ts'
import { lockSigningSettings, settingsOf, type SigningSettings } from '../queries/find_settings.ts'

/** Changes what is settled for signing; what was sent keeps its levels. */
export class SaveSigningSettings {
  static async handle(
    scope: Scope,
    input: Omit<SigningSettings, 'simpleAccepted'>
  ): Promise<Result<SigningSettings>> {
    const row = await lockSigningSettings(scope)
    const before = settingsOf(row)
    if (before.version !== input.version) return fail('E_STALE_VERSION')
    // What was settled while there was a provider stays; it is chosen anew only where there is one.
    const offered = [...levelChoices(), ...Object.values(before.levels)]
    if (Object.values(input.levels).some((level) => !offered.includes(level)))
      return fail('E_SIGNING_NO_PROVIDER')
    const asksYes = Object.entries(input.levels).some(
      ([type, level]) => level === 'SIMPLE' && needsYes(type as DocumentType)
    )
    if (asksYes && before.simpleAccepted === null) return fail('E_SIGNING_SIMPLE_NOT_ACCEPTED')
    const { levels, expiryDays, asksCode } = input
    await row
      .merge({
        contractLevel: levels.CONTRACT,
        annexeLevel: levels.ANNEXE,
        uploadLevel: levels.UPLOAD,
        reminderDays: [...input.reminderDays].sort((a, b) => b - a),
        ...{ expiryDays, asksCode, version: before.version + 1 },
      })
      .save()
    const company = { type: 'company', id: scope.companyId }
    await record(scope, 'signing.settings_changed', company, { levels, asksCode })
    return ok(settingsOf(row))
  }
}

/**
 * An administrator has read what a simple signature means where the law may ask for more, and says yes: from now on a
 * contract may be sent at that level. Which words they read is kept.
 *
 * @param simpleMeans the words as they are shown now
 */
export class AcceptSimple {
  static async handle(
    scope: Scope,
    read: string,
    simpleMeans: string
  ): Promise<Result<SigningSettings>> {
    if (read !== simpleMeans) return fail('E_STALE_VERSION')
    const row = await lockSigningSettings(scope)
    if (row.simpleAcceptedAt) return ok(settingsOf(row))
    const { actor } = scope
    await row
      .merge({
        simpleWords: simpleMeans,
        simpleAcceptedBy: actor.kind === 'user' ? actor.id : null,
        simpleAcceptedAt: DateTime.now(),
        version: row.version + 1,
      })
      .save()
    const company = { type: 'company', id: scope.companyId }
    await record(scope, 'signing.simple_accepted', company)
    return ok(settingsOf(row))
  }
}
