import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { AnswerPortalQuestion } from '../actions/answer_portal_question.ts'
import { SavePortalSettings } from '../actions/save_portal_settings.ts'
import { AcceptProposal, RefuseProposal } from '../actions/settle_proposal.ts'
import { findPortalSettings } from '../queries/find_portal_settings.ts'
import { openProposals } from '../queries/proposals.ts'
import { listQuestions } from '../queries/questions.ts'
import {
  answerQuestionValidator,
  listProposalsValidator,
  listQuestionsValidator,
  portalSettingsValidator,
  refuseProposalValidator,
} from './validators.ts'

/** What workers ask and propose in their portal, for those who deal with it. */
export default class RequestsController {
  async questions({ request, scope }: HttpContext) {
    const filter = await request.validateUsing(listQuestionsValidator, { data: request.qs() })
    return listQuestions(scope, filter)
  }

  async answer({ params, request, scope }: HttpContext) {
    const { answer } = await request.validateUsing(answerQuestionValidator)
    const question = unwrap(await AnswerPortalQuestion.handle(scope, paramId(params), answer))
    return listQuestions(scope, { workerId: question.workerId })
  }

  async proposals({ request, scope }: HttpContext) {
    const filter = await request.validateUsing(listProposalsValidator, { data: request.qs() })
    return openProposals(scope, filter)
  }

  async accept({ params, scope }: HttpContext) {
    const { workerId } = unwrap(await AcceptProposal.handle(scope, paramId(params)))
    return openProposals(scope, { workerId })
  }

  async refuse({ params, request, scope }: HttpContext) {
    const { reason } = await request.validateUsing(refuseProposalValidator)
    const { workerId } = unwrap(await RefuseProposal.handle(scope, paramId(params), reason))
    return openProposals(scope, { workerId })
  }

  settings({ scope }: HttpContext) {
    return findPortalSettings(scope)
  }

  async saveSettings({ request, scope }: HttpContext) {
    const input = await request.validateUsing(portalSettingsValidator)
    return unwrap(await SavePortalSettings.handle(scope, input))
  }
}
