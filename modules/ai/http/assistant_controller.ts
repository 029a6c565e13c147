import type { HttpContext } from '@adonisjs/core/http'
import { explainIn } from '#modules/compute/index'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { EmbeddedReader } from '../adapters/embedded_reader.ts'
import { Ask, type AskInput } from '../actions/ask.ts'
import { DeleteConversation } from '../actions/delete_conversation.ts'
import { KeepDraft } from '../actions/keep_draft.ts'
import { AssistantModel } from '../ports/assistant_model.ts'
import type { Draft } from '../pure.ts'
import { findConversation, listConversations, turnsOf } from '../queries/conversations.ts'
import type { askedSchema, conversationSchema, conversationsSchema } from './schemas.ts'
import { toAsked, toTurn } from './transformers.ts'
import { askValidator, draftValidator } from './validators.ts'

const reader = new EmbeddedReader()

export default class AssistantController {
  async ask({
    request,
    inScope,
    i18n,
    containerResolver,
  }: HttpContext): Promise<Answer<typeof askedSchema>> {
    const input = (await request.validateUsing(askValidator)) as AskInput
    const model = await containerResolver.make(AssistantModel)
    const explain = explainIn(i18n)
    return toAsked(await Ask.handle(inScope, reader, model, input, explain), i18n, explain)
  }

  async index({ scope }: HttpContext): Promise<Answer<typeof conversationsSchema>> {
    return { data: await listConversations(scope) }
  }

  async show({ params, scope }: HttpContext): Promise<Answer<typeof conversationSchema>> {
    const conversation = unwrap(await findConversation(scope, paramId(params)))
    return { id: conversation.id, turns: (await turnsOf(conversation)).map(toTurn) }
  }

  async update({ params, request, scope, i18n }: HttpContext) {
    const id = paramId(params)
    const { draft } = await request.validateUsing(draftValidator)
    unwrap(await KeepDraft.handle(scope, id, draft as Draft, explainIn(i18n)))
    return { id }
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeleteConversation.handle(scope, id))
    return { id }
  }
}
