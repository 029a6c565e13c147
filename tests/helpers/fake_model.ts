import app from '@adonisjs/core/services/app'
import { AskModel } from '#modules/ai/actions/ask_model'
import { AssistantModel } from '#modules/ai/index'
import {
  LanguageModel,
  type ModelAnswer,
  type ModelQuestion,
} from '#modules/ai/ports/language_model'

export const AI_SETTINGS = {
  modelOn: true,
  monthsOfYear: null,
  retentionDays: 30,
  monthlyTokens: 200_000,
  version: 0,
}

/** A language model in a test's own hand; it answers what the test says. */
export class FakeModel extends LanguageModel {
  readonly name = 'fake · 1'
  readonly asked: ModelQuestion[] = []

  constructor(
    private readonly answer: (question: ModelQuestion) => Promise<ModelAnswer> | ModelAnswer,
    readonly host = 'model.test',
    private readonly most = 1_000
  ) {
    super()
  }

  mostTokens(): number {
    return this.most
  }

  async ask(question: ModelQuestion): Promise<ModelAnswer> {
    this.asked.push(question)
    return this.answer(question)
  }
}

/** Puts a model in the place of the installation's, until `app.container.restore(AssistantModel)`. */
export function serveModel<M extends LanguageModel>(model: M): M {
  app.container.swap(
    AssistantModel,
    () => new AssistantModel(new AskModel(model), { name: model.name, host: model.host })
  )
  return model
}
