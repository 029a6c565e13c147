import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { holds } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { fileHeaders } from '#modules/shared/exports/send_file'
import type { JsonSchema } from '#modules/shared/http/endpoint'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { refuseUnknown } from '#modules/shared/http/refuse_unknown'
import { unknownFields } from '#modules/shared/http/unknown_fields'
import { unwrap } from '#modules/shared/result'
import { StartExport } from '../actions/start_export.ts'
import { SOURCES } from '../domain/sources.ts'
import { findExport, findExportedFile, listExports } from '../queries/own_exports.ts'
import { toExport } from './transformers.ts'
import { startExportValidator } from './validators.ts'

export default class ExportsController {
  async index({ scope }: HttpContext) {
    return { data: (await listExports(scope)).map(toExport) }
  }

  async store({ i18n, request, response, scope, user }: HttpContext) {
    const { filter: asked = {}, ...input } = await request.validateUsing(startExportValidator)
    const { can, formats, validator } = SOURCES[input.kind]
    if (!holds(user, can)) throw new Problem('E_FORBIDDEN')
    if (!formats.includes(input.format)) throw wrongFormat(formats)
    refuseUnknown(i18n, unknownFields(asked, validator.toJSONSchema() as JsonSchema, 'filter'))
    const filter = await request.validateUsing(validator, { data: asked })
    return response.accepted(
      toExport(unwrap(await StartExport.handle(scope, { ...input, filter })))
    )
  }

  async show({ params, scope }: HttpContext) {
    return toExport(unwrap(await findExport(scope, paramId(params))))
  }

  async file({ inScope, params, response, user }: HttpContext) {
    const { id, kind, format, fileKey, bytes } = unwrap(
      await inScope((scope) => findExportedFile(scope, paramId(params)))
    )
    if (!holds(user, SOURCES[kind].can)) throw new Problem('E_FORBIDDEN')
    if (!(await drive.use().exists(fileKey!))) throw new Problem('E_NOT_FOUND')
    await inScope((scope) => record(scope, 'export.downloaded', { type: 'export', id }, { kind }))
    const content = await drive.use().getStream(fileKey!)
    fileHeaders(response, format, kind)
    response.header('content-length', bytes!)
    response.stream(content)
  }
}

function wrongFormat(formats: readonly string[]): Problem {
  const message = `The selected format must be one of: ${formats.join(', ')}`
  return new Problem('E_VALIDATION', { errors: [{ path: 'format', code: 'enum', message }] })
}
