import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Setting from '../models/setting.ts'
import { findSettings, type AssistantSettings, type ToldModel } from '../queries/settings.ts'

/**
 * Settles the assistant. Who switches the language model on takes its provider as a processor, and no other one that comes in
 * its place; each user is asked anew.
 */
export class SaveSettings {
  static async handle(
    scope: Scope,
    { version, modelOn, ...wanted }: AssistantSettings,
    told: ToldModel
  ): Promise<Result<AssistantSettings>> {
    const { trx, actor, companyId } = scope
    const row = (await Setting.query().forUpdate().first()) ?? new Setting()
    if ((row.version ?? 0) !== version) return fail('E_STALE_VERSION')
    const modelHost = modelOn && told ? told.host : null
    const isNew = modelHost !== null && modelHost !== row.modelHost
    if (isNew) await trx.from('ai_model_choices').delete()
    await row
      .merge({
        ...wanted,
        modelHost,
        monthsOfYear: wanted.monthsOfYear === null ? null : String(wanted.monthsOfYear),
        version: version + 1,
      })
      .save()
    if (isNew && actor.kind === 'user')
      await trx
        .from('ai_settings')
        .where('id', row.id)
        .update({ accepted_by: actor.id, accepted_at: trx.raw('now()') })
    await record(
      scope,
      'assistant.settings_changed',
      { type: 'company', id: companyId },
      { modelOn: modelHost !== null }
    )
    return ok(await findSettings(scope, told))
  }
}
