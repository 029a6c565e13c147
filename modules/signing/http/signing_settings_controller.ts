import type { HttpContext } from '@adonisjs/core/http'
import { findUserNames } from '#modules/accounts/index'
import { isDevelopmentSeal } from '#modules/sealing/index'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { AcceptSimple, SaveSigningSettings } from '../actions/save_signing_settings.ts'
import { findSigningSettings, type SigningSettings } from '../queries/find_settings.ts'
import { levelChoices } from '../queries/level_choices.ts'
import { simpleMeans } from './explain.ts'
import type { signingSettingsSchema } from './signing_schemas.ts'
import { acceptSimpleValidator, signingSettingsValidator } from './signing_validators.ts'

/** What a company settles for signing. */
export default class SigningSettingsController {
  async show(ctx: HttpContext) {
    return shown(ctx, await findSigningSettings(ctx.scope))
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(signingSettingsValidator)
    return shown(ctx, unwrap(await SaveSigningSettings.handle(ctx.scope, input)))
  }

  async acceptSimple(ctx: HttpContext) {
    const { simpleMeans: read } = await ctx.request.validateUsing(acceptSimpleValidator)
    const saved = await AcceptSimple.handle(ctx.scope, read, simpleMeans(ctx.i18n))
    return shown(ctx, unwrap(saved))
  }
}

async function shown(
  { scope, i18n }: Pick<HttpContext, 'scope' | 'i18n'>,
  { simpleAccepted, ...settings }: SigningSettings
): Promise<Answer<typeof signingSettingsSchema>> {
  const [user] = simpleAccepted?.by ? await findUserNames(scope, [simpleAccepted.by]) : []
  return {
    ...settings,
    choices: levelChoices(),
    isForTrial: isDevelopmentSeal(),
    simpleMeans: simpleMeans(i18n),
    simpleAccepted: simpleAccepted && { by: user?.displayName ?? '', at: simpleAccepted.at },
  }
}
