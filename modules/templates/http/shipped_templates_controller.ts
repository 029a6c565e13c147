import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { CopyShipped } from '../actions/copy_shipped.ts'
import { findShipped, openShipped } from '../queries/open_shipped.ts'
import type { ShippedTemplate } from '../shipped/shipped_templates.ts'
import { toListed } from './shown_template.ts'
import { copyShippedValidator } from './template_validators.ts'
import type {
  listedShippedSchema,
  shippedTemplateSchema,
  shippedTemplatesSchema,
} from './template_validators.ts'

/** The texts that come with the product. */
export default class ShippedTemplatesController {
  async index({ features }: HttpContext): Promise<Answer<typeof shippedTemplatesSchema>> {
    return { data: openShipped(features).map(toShipped) }
  }

  async show({ features, params }: HttpContext): Promise<Answer<typeof shippedTemplateSchema>> {
    const shipped = unwrap(findShipped(features, params.key))
    return { ...toShipped(shipped), body: shipped.body() }
  }

  async copy({ features, request, response, scope }: HttpContext) {
    const { keys } = await request.validateUsing(copyShippedValidator)
    const chosen = keys.map((key) => unwrap(findShipped(features, key)))
    const copies = await CopyShipped.handle(scope, chosen)
    return response.created({ data: copies.map(toListed) })
  }
}

function toShipped({
  key,
  name,
  language,
  kind,
  contractKinds,
  isTranslation,
}: ShippedTemplate): Answer<typeof listedShippedSchema> {
  return { key, name, language, kind, contractKinds, isTranslation }
}
