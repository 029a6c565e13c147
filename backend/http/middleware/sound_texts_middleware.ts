import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#modules/shared/http/problem'
import { unsoundField } from '#modules/shared/http/unsound_field'

/** The one place that refuses texts which PostgreSQL cannot keep: in the path, the query and the body. */
export default class SoundTextsMiddleware {
  handle({ i18n, params, request }: HttpContext, next: NextFn) {
    const path = unsoundField(params) ?? unsoundField(request.qs()) ?? unsoundField(request.body())
    if (path === null) return next()
    const message = i18n.t('validator.shared.messages.character')
    throw new Problem('E_VALIDATION', { errors: [{ path, code: 'character', message }] })
  }
}
