import type { HttpContext } from '@adonisjs/core/http'
import { fileHeaders } from '#modules/shared/exports/send_file'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { BeginImport } from '../actions/begin_import.ts'
import { ChangeImport } from '../actions/change_import.ts'
import { CommitImport } from '../actions/commit_import.ts'
import { DiscardImport } from '../actions/discard_import.ts'
import { UndoImport } from '../actions/undo_import.ts'
import type { ImportSettings } from '../domain/import_settings.ts'
import { draftOf, type Draft } from '../queries/draft_of.ts'
import { listImports, namesOfImports } from '../queries/list_imports.ts'
import { openImport, type ExplainFile } from '../queries/open_import.ts'
import type { Say } from '../queries/why_of.ts'
import { refusedRows } from './refused_rows.ts'
import type { importsSchema, undoneImportSchema } from './schemas.ts'
import { shownDraft, shownImport } from './shown_draft.ts'
import { beginImportValidator, changeImportValidator, commitImportValidator } from './validators.ts'

export default class ImportsController {
  async index({ scope }: HttpContext): Promise<Answer<typeof importsSchema>> {
    const rows = await listImports(scope)
    const names = await namesOfImports(scope, rows)
    return { data: rows.map((row) => shownImport(row, names)) }
  }

  async store(ctx: HttpContext) {
    const { inScope, request, response } = ctx
    const input = await request.validateUsing(beginImportValidator, { data: request.qs() })
    const bytes = await ctx.readBytes()
    const begun = await BeginImport.handle(inScope, { ...input, bytes }, explainFile(ctx))
    return response.created(await shown(ctx, unwrap(begun)))
  }

  async show(ctx: HttpContext) {
    const { inScope, params } = ctx
    const { row, table } = unwrap(await openImport(inScope, paramId(params), explainFile(ctx)))
    return shown(ctx, await inScope((scope) => draftOf(scope, row, table)))
  }

  async update(ctx: HttpContext) {
    const { inScope, params, request } = ctx
    const { columns, ...input } = await request.validateUsing(changeImportValidator)
    const settings: ImportSettings = {
      ...input,
      columns: Object.fromEntries(columns.map(({ field, at }) => [field, at])),
    }
    const changed = await ChangeImport.handle(inScope, paramId(params), settings, explainFile(ctx))
    return shown(ctx, unwrap(changed))
  }

  async destroy({ params, scope }: HttpContext) {
    return unwrap(await DiscardImport.handle(scope, paramId(params)))
  }

  async commit(ctx: HttpContext) {
    const { inScope, params, request } = ctx
    const input = await request.validateUsing(commitImportValidator)
    const words = { explain: explainFile(ctx), say: saying(ctx) }
    const row = unwrap(await CommitImport.handle(inScope, paramId(params), input, words))
    return inScope(async (scope) => shownImport(row, await namesOfImports(scope, [row])))
  }

  async undo({ params, scope }: HttpContext): Promise<Answer<typeof undoneImportSchema>> {
    const id = paramId(params)
    return { id, ...unwrap(await UndoImport.handle(scope, id)) }
  }

  async refused(ctx: HttpContext) {
    const { inScope, params, response } = ctx
    const opened = unwrap(await openImport(inScope, paramId(params), explainFile(ctx)))
    const bytes = await inScope((scope) => refusedRows(scope, opened, saying(ctx)))
    const name = opened.row.fileName.replace(/\.\w+$/, '')
    fileHeaders(response, 'csv', `${name} - ${ctx.i18n.t('imports.refused_file')}`)
    return response.send(bytes)
  }
}

function shown(ctx: HttpContext, draft: Draft) {
  return ctx.inScope((scope) => shownDraft(scope, draft, saying(ctx)))
}

function saying({ i18n }: HttpContext): Say {
  return (key, params) => i18n.t(`imports.${key}`, params)
}

function explainFile({ i18n }: HttpContext): ExplainFile {
  return (fault) => i18n.t(`imports.file_${fault}`)
}
