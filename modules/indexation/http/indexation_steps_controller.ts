import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { AnswerQuestion } from '../actions/answer_question.ts'
import { ApplyIndexation } from '../actions/apply_indexation.ts'
import { ApproveIndexation } from '../actions/approve_indexation.ts'
import { PlanAgain } from '../actions/plan_again.ts'
import { RefuseIndexation } from '../actions/refuse_indexation.ts'
import { UndoIndexation } from '../actions/undo_indexation.ts'
import { shownRun } from './shown_indexations.ts'
import { answerValidator, approveValidator, refuseValidator } from './validators.ts'

/** What is done to a run: answered, planned again, approved by a second person, applied, undone. */
export default class IndexationStepsController {
  async answer({ params, request, scope }: HttpContext) {
    const { answer } = await request.validateUsing(answerValidator)
    const line = unwrap(
      await AnswerQuestion.handle(scope, paramId(params), paramId(params, 'lineId'), answer)
    )
    return { id: line.id, answer: line.answer }
  }

  async replan({ params, response, scope }: HttpContext) {
    const run = unwrap(await PlanAgain.handle(scope, paramId(params)))
    return response.accepted(await shownRun(scope, run))
  }

  async approve({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(approveValidator)
    return shownRun(scope, unwrap(await ApproveIndexation.handle(scope, paramId(params), input)))
  }

  async refuse({ params, request, scope }: HttpContext) {
    const { because } = await request.validateUsing(refuseValidator)
    return shownRun(scope, unwrap(await RefuseIndexation.handle(scope, paramId(params), because)))
  }

  async apply({ params, response, scope }: HttpContext) {
    const run = unwrap(await ApplyIndexation.handle(scope, paramId(params)))
    return response.accepted(await shownRun(scope, run))
  }

  async undo({ i18n, params, response, scope }: HttpContext) {
    const explain = (reason: string) => i18n.t(`indexation.stands_${reason}`)
    const run = unwrap(await UndoIndexation.handle(scope, paramId(params), explain))
    return response.accepted(await shownRun(scope, run))
  }
}
