import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#modules/shared/audit/record'
import { zipOf } from '#modules/shared/exports/zip'
import { attachedFile } from '#modules/shared/http/inline_file'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { CreateGroup } from '../actions/create_group.ts'
import { DeleteGroup } from '../actions/delete_group.ts'
import { RequestPublication } from '../actions/request_publication.ts'
import { UpdateGroup } from '../actions/update_group.ts'
import { WithdrawGroup } from '../actions/withdraw_group.ts'
import { findGroup } from '../queries/find_group.ts'
import { groupPapers } from '../queries/group_papers.ts'
import { listGroups } from '../queries/list_groups.ts'
import { previewStatement } from '../queries/preview_statement.ts'
import { publicationPeople } from '../queries/publication_people.ts'
import { findPublication } from '../queries/publications.ts'
import { readiness } from '../queries/readiness.ts'
import { statementAnswer } from '../queries/statement_answer.ts'
import { explainOmission } from './explain.ts'
import type { groupsSchema, readinessSchema } from './group_shapes.ts'
import {
  documentUrl,
  showingGroups,
  shownGroup,
  shownOmissions,
  shownPublication,
} from './shown_group.ts'
import {
  createGroupValidator,
  previewValidator,
  publishValidator,
  seenGroupValidator,
  updateGroupValidator,
} from './validators.ts'

export default class GroupsController {
  async index({ scope }: HttpContext): Promise<Answer<typeof groupsSchema>> {
    const groups = await listGroups(scope)
    return { data: groups.map(await showingGroups(scope, groups)) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(createGroupValidator)
    const made = unwrap(await CreateGroup.handle(scope, input))
    return response.created(await shownGroup(scope, made))
  }

  async show({ params, scope }: HttpContext) {
    return shownGroup(scope, unwrap(await findGroup(scope, paramId(params))))
  }

  async update({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(updateGroupValidator)
    return shownGroup(scope, unwrap(await UpdateGroup.handle(scope, paramId(params), input)))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeleteGroup.handle(scope, id))
    return { id }
  }

  async withdraw({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(seenGroupValidator)
    return shownGroup(scope, unwrap(await WithdrawGroup.handle(scope, paramId(params), input)))
  }

  async readiness({ i18n, params, scope }: HttpContext): Promise<Answer<typeof readinessSchema>> {
    const group = unwrap(await findGroup(scope, paramId(params)))
    const of = { kind: 'PUBLISH' as const, workerIds: null }
    const ids = group.audience ? await publicationPeople(scope, group, of) : []
    const people = await readiness(scope, group, ids)
    const left = people.flatMap(({ id, omission }) => (omission ? [{ id, omission }] : []))
    return {
      people: people.length,
      ready: people.length - left.length,
      omissions: await shownOmissions(scope, i18n, left),
    }
  }

  async preview({ i18n, params, request, scope }: HttpContext) {
    const { worker } = await request.validateUsing(previewValidator, { data: request.qs() })
    const group = unwrap(await findGroup(scope, paramId(params)))
    const shown = unwrap(await previewStatement(scope, group, worker, explainOmission(i18n)))
    return statementAnswer(scope, shown, documentUrl)
  }

  async publish({ i18n, params, request, response, scope }: HttpContext) {
    const input = await request.validateUsing(publishValidator)
    const run = unwrap(await RequestPublication.handle(scope, paramId(params), input))
    return response.accepted(await shownPublication(scope, i18n, run))
  }

  async publication({ i18n, params, scope }: HttpContext) {
    const run = unwrap(await findPublication(scope, paramId(params)))
    return shownPublication(scope, i18n, run)
  }

  async papers({ inScope, params, response }: HttpContext) {
    const { companyId, id, name } = await inScope(async (scope) => {
      const group = unwrap(await findGroup(scope, paramId(params)))
      const subject = { type: 'reward_statement_group', id: group.id }
      await record(scope, 'reward_group.downloaded', subject)
      return { companyId: scope.companyId, id: group.id, name: group.name }
    })
    response.header('content-type', 'application/zip')
    response.header('content-disposition', attachedFile(`${name}.zip`))
    response.header('cache-control', 'private, no-store')
    response.stream(Readable.from(zipOf(groupPapers(inScope, companyId, id))))
  }
}
