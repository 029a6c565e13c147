import type { HttpContext } from '@adonisjs/core/http'
import { sendPdf } from '#modules/shared/http/send_pdf'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { findWorker } from '#modules/team/index'
import { findGroup } from '../queries/find_group.ts'
import {
  findStatement,
  listStatements,
  statementsAbout,
  versionsOf,
} from '../queries/list_statements.ts'
import { shownVersion } from '../queries/shown_version.ts'
import { statementAnswer } from '../queries/statement_answer.ts'
import { statementsShowing } from '../queries/statements_showing.ts'
import { pdfOf } from '../queries/statement_pdf.ts'
import type {
  showingSchema,
  statementPageSchema,
  versionsSchema,
  workerStatementsSchema,
} from './group_shapes.ts'
import { documentUrl } from './shown_group.ts'
import { showingStatements } from './shown_statements.ts'
import { listStatementsValidator, showStatementValidator } from './validators.ts'

export default class StatementsController {
  async ofGroup({
    params,
    request,
    scope,
  }: HttpContext): Promise<Answer<typeof statementPageSchema>> {
    const input = await request.validateUsing(listStatementsValidator, { data: request.qs() })
    const group = unwrap(await findGroup(scope, paramId(params)))
    const page = await listStatements(scope, group.id, input)
    return toLongPage(page, await showingStatements(scope, page.rows))
  }

  async ofWorker({ params, scope }: HttpContext): Promise<Answer<typeof workerStatementsSchema>> {
    const worker = unwrap(await findWorker(scope, paramId(params)))
    const statements = await statementsAbout(scope, worker.id)
    return { data: statements.map(await showingStatements(scope, statements)) }
  }

  async ofDocument({ params, scope }: HttpContext): Promise<Answer<typeof showingSchema>> {
    return { statements: unwrap(await statementsShowing(scope, paramId(params))) }
  }

  async show({ params, request, scope }: HttpContext) {
    const { version } = await request.validateUsing(showStatementValidator, { data: request.qs() })
    const statement = unwrap(await findStatement(scope, paramId(params)))
    if (version && version > statement.version) throw new Problem('E_NOT_FOUND')
    return statementAnswer(scope, await shownVersion(scope, statement, version), documentUrl)
  }

  async versions({ params, scope }: HttpContext): Promise<Answer<typeof versionsSchema>> {
    const statement = unwrap(await findStatement(scope, paramId(params)))
    const versions = await versionsOf(scope, statement)
    return {
      data: versions.map(({ version, createdAt, because, openedAt }) => ({
        version,
        publishedAt: createdAt.toISO()!,
        because,
        openedAt: openedAt?.toISO() ?? null,
      })),
    }
  }

  async pdf({ inScope, params, response }: HttpContext) {
    const id = paramId(params)
    return sendPdf(response, unwrap(await pdfOf(inScope, (scope) => findStatement(scope, id))))
  }
}
