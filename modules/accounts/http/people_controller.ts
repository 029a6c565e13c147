import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { ChangeRole } from '../actions/change_role.ts'
import { DeactivateUser } from '../actions/deactivate_user.ts'
import { ReactivateUser } from '../actions/reactivate_user.ts'
import { rolesToGive } from '../domain/people_policy.ts'
import { RIGHTS, ROLES } from '../domain/rights.ts'
import { listPeople } from '../queries/list_people.ts'
import { toPerson } from './people_transformers.ts'
import { changeRoleValidator } from './people_validators.ts'
import type { rolesSchema } from './people_schemas.ts'

export default class PeopleController {
  async index({ scope, user }: HttpContext) {
    const people = await listPeople(scope)
    return { data: people.map((person) => toPerson(person, user)) }
  }

  async update({ params, request, scope, user }: HttpContext) {
    const { role } = await request.validateUsing(changeRoleValidator)
    return toPerson(unwrap(await ChangeRole.handle(scope, user, paramId(params), role)), user)
  }

  async deactivate({ params, scope, user }: HttpContext) {
    return toPerson(unwrap(await DeactivateUser.handle(scope, user, paramId(params))), user)
  }

  async reactivate({ params, scope, user }: HttpContext) {
    return toPerson(unwrap(await ReactivateUser.handle(scope, user, paramId(params))), user)
  }

  /** The table that everything decides by, for people to read. */
  roles({ user }: HttpContext): Answer<typeof rolesSchema> {
    return {
      roles: [...ROLES],
      toGive: rolesToGive(user.role),
      rights: Object.entries(RIGHTS).map(([right, roles]) => ({ right, roles: [...roles] })),
    }
  }
}
