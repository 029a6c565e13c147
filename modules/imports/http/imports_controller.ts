import type { HttpContext } from '@adonisjs/core/http'
import { holds } from '#modules/accounts/index'
import { fileHeaders } from '#modules/shared/exports/send_file'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { refuseUnknown } from '#modules/shared/http/refuse_unknown'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { BeginImport } from '../actions/begin_import.ts'
import { ChangeImport } from '../actions/change_import.ts'
import { CommitImport } from '../actions/commit_import.ts'
import { DiscardImport } from '../actions/discard_import.ts'
import { UndoImport } from '../actions/undo_import.ts'
import { isColumnName } from '../domain/import_field.ts'
import type { ImportSettings } from '../domain/import_settings.ts'
import { TARGETS, type TargetName } from '../domain/import_target.ts'
import { isOfficial } from '../files/is_official.ts'
import { draftOf, type Draft } from '../queries/draft_of.ts'
import { listImports, namesOfImports } from '../queries/list_imports.ts'
import { openImport, type ExplainFile } from '../queries/open_import.ts'
import { targetOf } from '../queries/target_of.ts'
import type { Say } from '../queries/why_of.ts'
import { TARGET } from '../targets/targets.ts'
import { refusedRows } from './refused_rows.ts'
import type { importsSchema, undoneImportSchema } from './schemas.ts'
import { shownDraft, shownImport } from './shown_draft.ts'
import {
  beginImportValidator,
  changeImportValidator,
  commitImportValidator,
  listImportsValidator,
} from './validators.ts'

/** Files of people, contracts, pay and benefits, from their reading to their undoing. */
export default class ImportsController {
  async index(ctx: HttpContext): Promise<Answer<typeof importsSchema>> {
    const { scope, request } = ctx
    const { target: only } = await request.validateUsing(listImportsValidator, {
      data: request.qs(),
    })
    if (only) demandTarget(ctx, only)
    const taken = TARGETS.filter((target) =>
      only ? target === only : refusedFor(ctx, target) === null
    )
    const rows = await listImports(scope, taken)
    const names = await namesOfImports(scope, rows)
    return { data: rows.map((row) => shownImport(row, names)) }
  }

  async store(ctx: HttpContext) {
    const { inScope, request, response } = ctx
    const input = await request.validateUsing(beginImportValidator, { data: request.qs() })
    demandTarget(ctx, input.target)
    const bytes = await ctx.readBytes()
    // The file itself says that it is official, whatever was chosen.
    const target = isOfficial(bytes) ? 'official' : input.target
    demandTarget(ctx, target)
    const begun = await BeginImport.handle(inScope, { ...input, target, bytes }, explainFile(ctx))
    return response.created(await shown(ctx, unwrap(begun)))
  }

  async show(ctx: HttpContext) {
    const { inScope } = ctx
    const id = await inScope(() => allowed(ctx))
    const { row, table } = unwrap(await openImport(inScope, id, explainFile(ctx)))
    return shown(ctx, await inScope((scope) => draftOf(scope, row, table)))
  }

  async update(ctx: HttpContext) {
    const { inScope, request } = ctx
    const id = await inScope(() => allowed(ctx))
    const { columns, fixed = [], ...input } = await request.validateUsing(changeImportValidator)
    const target = await inScope((scope) => targetOf(scope, id))
    if (target) refuseStrangeFields(ctx, target, { columns, fixed, ...input })
    const settings: ImportSettings = {
      ...input,
      fixed,
      columns: Object.fromEntries(columns.map(({ field, at }) => [field, at])),
    }
    const changed = await ChangeImport.handle(inScope, id, settings, explainFile(ctx))
    return shown(ctx, unwrap(changed))
  }

  async destroy(ctx: HttpContext) {
    return unwrap(await DiscardImport.handle(ctx.scope, await allowed(ctx)))
  }

  async commit(ctx: HttpContext) {
    const { inScope, request } = ctx
    const id = await inScope(() => allowed(ctx))
    const input = await request.validateUsing(commitImportValidator)
    const words = { explain: explainFile(ctx), say: saying(ctx) }
    const row = unwrap(await CommitImport.handle(inScope, id, input, words))
    return inScope(async (scope) => shownImport(row, await namesOfImports(scope, [row])))
  }

  async undo(ctx: HttpContext): Promise<Answer<typeof undoneImportSchema>> {
    const id = await allowed(ctx)
    return { id, ...unwrap(await UndoImport.handle(ctx.scope, id)) }
  }

  async refused(ctx: HttpContext) {
    const { inScope, response } = ctx
    const id = await inScope(() => allowed(ctx))
    const opened = unwrap(await openImport(inScope, id, explainFile(ctx)))
    const bytes = await inScope((scope) => refusedRows(scope, opened, saying(ctx)))
    const name = opened.row.fileName.replace(/\.\w+$/, '')
    fileHeaders(response, 'csv', `${name} - ${ctx.i18n.t('imports.refused_file')}`)
    return response.send(bytes)
  }
}

/** Why a person may not take files into that, beside importing at all; null where they may. */
function refusedFor(
  { user, features }: HttpContext,
  target: TargetName
): 'E_FORBIDDEN' | 'E_FEATURE_LOCKED' | null {
  const { right, feature } = TARGET[target]
  if (!holds(user, right)) return 'E_FORBIDDEN'
  return feature === null || features.has(feature) ? null : 'E_FEATURE_LOCKED'
}

/** The import of the address, for those who may take its file in; called in a unit of work. */
async function allowed(ctx: HttpContext): Promise<string> {
  const id = paramId(ctx.params)
  const target = await targetOf(ctx.scope, id)
  if (target) demandTarget(ctx, target)
  return id
}

function demandTarget(ctx: HttpContext, target: TargetName): void {
  const refused = refusedFor(ctx, target)
  if (refused) throw new Problem(refused)
}

type Named = Record<'columns' | 'values' | 'edits' | 'fixed', readonly { field: string }[]>

/** Fields that the target does not have: they would take a column and be seen nowhere. */
function refuseStrangeFields({ i18n }: HttpContext, target: TargetName, told: Named): void {
  const { fields, eachColumn } = TARGET[target]
  const known = new Set(fields.map(({ name }) => name))
  const forAll = new Set(fields.flatMap(({ name, forAll: is }) => (is ? [name] : [])))
  const isKnown = (part: keyof Named, field: string) =>
    part === 'fixed'
      ? forAll.has(field)
      : known.has(field) || (part !== 'columns' && eachColumn !== undefined && isColumnName(field))
  const paths = (['columns', 'values', 'edits', 'fixed'] as const).flatMap((part) =>
    told[part].flatMap(({ field }, at) => (isKnown(part, field) ? [] : [`${part}.${at}.field`]))
  )
  refuseUnknown(i18n, paths)
}

function shown(ctx: HttpContext, draft: Draft) {
  return ctx.inScope((scope) => shownDraft(scope, draft, saying(ctx)))
}

function saying({ i18n }: HttpContext): Say {
  return (key, params) => i18n.t(`imports.${key}`, params)
}

function explainFile({ i18n }: HttpContext): ExplainFile {
  return (fault, params) => i18n.t(`imports.file_${fault}`, params)
}
