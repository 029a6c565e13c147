import { findUserNames } from '#modules/accounts/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type { questionListSchema, workerQuestionListSchema } from '../http/shapes.ts'
import PortalQuestion from '../models/portal_question.ts'

/** More are not read at once. */
const MOST = 100

/** What one worker asked, the last first; the caller has judged whose they are. */
export async function questionsOf(
  scope: Scope,
  workerId: string
): Promise<Answer<typeof questionListSchema>> {
  const questions = await PortalQuestion.query()
    .where('worker_id', workerId)
    .orderBy('id', 'desc')
    .limit(MOST)
  return { data: await shown(scope, questions) }
}

/** What workers asked, those without an answer first; of those whom the actor sees. */
export async function listQuestions(
  scope: Scope,
  filter: { workerId?: string; open?: boolean }
): Promise<Answer<typeof workerQuestionListSchema>> {
  const query = PortalQuestion.query()
    .whereIn('worker_id', visibleWorkers(scope).select('id'))
    .orderByRaw('answer is not null')
    .orderBy('id', 'desc')
    .limit(MOST)
  if (filter.workerId) query.where('worker_id', filter.workerId)
  if (filter.open) query.whereNull('answer')
  const questions = await query
  const workers = await visibleWorkers(scope).whereIn(
    'id',
    questions.map(({ workerId }) => workerId)
  )
  const names = new Map(workers.map((one) => [one.id, `${one.firstName} ${one.lastName}`]))
  const all = await shown(scope, questions)
  return {
    data: questions.map(({ workerId }, at) => ({
      ...all[at]!,
      worker: { id: workerId, displayName: names.get(workerId)! },
    })),
  }
}

/** One of them, locked until the transaction ends. */
export async function lockQuestion(scope: Scope, id: string): Promise<Result<PortalQuestion>> {
  const question = await PortalQuestion.query()
    .where('id', id)
    .whereIn('worker_id', visibleWorkers(scope).select('id'))
    .forUpdate()
    .first()
  return question ? ok(question) : fail('E_NOT_FOUND')
}

async function shown(scope: Scope, questions: readonly PortalQuestion[]) {
  const names = await findUserNames(
    scope,
    questions.flatMap(({ answeredBy }) => answeredBy ?? [])
  )
  return questions.map((question) => ({
    id: question.id,
    statementId: question.statementId,
    about: question.about,
    text: question.text,
    askedAt: question.createdAt.toISO()!,
    answer: question.answer,
    answeredAt: question.answeredAt?.toISO() ?? null,
    answeredBy: names.find(({ id }) => id === question.answeredBy)?.displayName ?? null,
    isRead: question.answeredAt === null || question.readAt !== null,
  }))
}
