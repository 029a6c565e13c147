import type { HttpContext } from '@adonisjs/core/http'
import { attachedFile } from '#modules/shared/http/inline_file'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { ownDataOf } from '#modules/team/index'
import { AskPortalQuestion } from '../actions/ask_portal_question.ts'
import { ChangeOwnRecord } from '../actions/change_own_record.ts'
import { readAnswers } from '../actions/read_answers.ts'
import { WithdrawProposal } from '../actions/settle_proposal.ts'
import { OWN_URLS } from '../domain/portal_urls.ts'
import { portalCompany } from '../queries/portal_company.ts'
import { portalWorker } from '../queries/portal_worker.ts'
import { questionsOf } from '../queries/questions.ts'
import { askQuestionValidator, portalWorkerValidator } from './validators.ts'

/** What a signed-in worker sees, asks and changes of their own. */
export default class WorkerPortalController {
  worker({ portal, scope }: HttpContext) {
    return portalWorker(scope, portal.worker, OWN_URLS)
  }

  company({ scope }: HttpContext) {
    return portalCompany(scope)
  }

  async update({ portal, request, scope }: HttpContext) {
    const input = await request.validateUsing(portalWorkerValidator)
    const worker = unwrap(await ChangeOwnRecord.handle(scope, portal.worker.id, input))
    return portalWorker(scope, worker, OWN_URLS)
  }

  async withdraw({ params, portal, scope }: HttpContext) {
    unwrap(await WithdrawProposal.handle(scope, portal.worker.id, paramId(params)))
    return portalWorker(scope, portal.worker, OWN_URLS)
  }

  questions({ portal, scope }: HttpContext) {
    return questionsOf(scope, portal.worker.id)
  }

  async ask({ portal, request, response, scope }: HttpContext) {
    const input = await request.validateUsing(askQuestionValidator)
    unwrap(await AskPortalQuestion.handle(scope, portal.worker.id, input))
    return response.created(await questionsOf(scope, portal.worker.id))
  }

  async read({ portal, response, scope }: HttpContext) {
    await readAnswers(scope, portal.worker.id)
    return response.noContent()
  }

  async data({ portal, response, scope }: HttpContext) {
    const { name, held } = unwrap(await ownDataOf(scope, portal.worker.id))
    response.header('content-disposition', attachedFile(`${name}.json`))
    return held
  }
}
