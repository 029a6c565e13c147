import { findSigner } from '#modules/accounts/index'
import { knownTemplates } from '#modules/templates/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { LOCALES, type Scope } from '#modules/shared/tenancy/scope'
import OfferSetting from '../models/offer_setting.ts'
import { findOfferSettings, type OfferSettings } from '../queries/find_settings.ts'

/** Changes what all offers start with and what candidates see; offers that exist keep theirs, except for what is seen. */
export class SaveOfferSettings {
  static async handle(scope: Scope, input: OfferSettings): Promise<Result<OfferSettings>> {
    const row = (await OfferSetting.query().forUpdate().first()) ?? new OfferSetting()
    if ((row.version ?? 0) !== input.version) return fail('E_STALE_VERSION')
    if (input.signerId && !(await findSigner(scope, input.signerId))) return fail('E_NOT_FOUND')
    if (!(await areTheirs(scope, input.templates))) return fail('E_NOT_FOUND')
    const before = await findOfferSettings(scope)
    await row
      .merge({
        validityDays: input.validityDays,
        reminderDays: [...input.reminderDays].sort((a, b) => b - a),
        templateFr: input.templates.fr,
        templateNl: input.templates.nl,
        templateEn: input.templates.en,
        signerId: input.signerId,
        showEmployerCost: input.showEmployerCost,
        showLegalSources: input.showLegalSources,
        replyTo: input.replyTo?.toLowerCase() ?? null,
        version: input.version + 1,
      })
      .save()
    const after = await findOfferSettings(scope)
    const changed = (Object.keys(after) as (keyof OfferSettings)[]).filter(
      (field) =>
        field !== 'version' && JSON.stringify(before[field]) !== JSON.stringify(after[field])
    )
    const company = { type: 'company', id: scope.companyId }
    await record(scope, 'offer.settings_changed', company, { changed })
    return ok(after)
  }
}

/** Each template is an offer text of its language. */
async function areTheirs(scope: Scope, templates: OfferSettings['templates']): Promise<boolean> {
  const chosen = LOCALES.flatMap((language) => {
    const id = templates[language]
    return id ? [{ id, language: language as string }] : []
  })
  const known = await knownTemplates(
    scope,
    'OFFER_TEXT',
    chosen.map(({ id }) => id)
  )
  return chosen.every(({ id, language }) =>
    known.some((template) => template.id === id && template.language === language)
  )
}
