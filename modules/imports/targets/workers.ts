import type { Scope } from '#modules/shared/tenancy/scope'
import { may } from '#modules/accounts/index'
import {
  knownPeople,
  listNames,
  lockPeople,
  MakeNames,
  RemoveUnusedNames,
  UndoPeople,
  WritePeople,
  type NamedList,
  type PersonWritten,
} from '#modules/team/index'
import type { ImportTarget } from '../domain/import_target.ts'
import { planWorkers } from './plan_workers.ts'
import { NEEDS_PERSON } from './row_person.ts'
import { NAMED_COLUMNS, WORKER_FIELDS } from './worker_fields.ts'

interface Applied {
  people: PersonWritten[]
  names: { list: NamedList; id: string }[]
}

const SEALED = WORKER_FIELDS.filter(({ sealed }) => sealed).map(({ name }) => name)

/** A list of people into the team: who is known is changed, who is not is added. */
export const workersTarget: ImportTarget = {
  right: 'workers.details',
  feature: 'team',
  makesNames: true,
  fields: WORKER_FIELDS,
  needs: [NEEDS_PERSON],

  async plan(scope, rows, { makeNames }) {
    const sealed = rows.some(({ values }) => SEALED.some((field) => field in values))
    const lists = {
      department: await listNames(scope, NAMED_COLUMNS.department.list),
      costCenter: await listNames(scope, NAMED_COLUMNS.costCenter.list),
      contractLocation: await listNames(scope, NAMED_COLUMNS.contractLocation.list),
    }
    const plan = await planWorkers(rows, {
      people: await knownPeople(scope, { sealed }),
      lists,
      makesNames: makeNames && mayMakeNames(scope),
      locale: scope.locale,
    })
    return {
      ...plan,
      async apply(own): Promise<Applied> {
        const names = plan.names.map(({ column, id, name }) => ({
          list: NAMED_COLUMNS[column].list,
          id,
          name,
        }))
        await MakeNames.handle(own, names)
        const people = await WritePeople.handle(own, plan.writes)
        return { people, names: names.map(({ list, id }) => ({ list, id })) }
      },
    }
  },

  lock: lockPeople,

  people: (applied) => (applied as Applied).people.map(({ id }) => id),

  async undo(scope, applied) {
    const { people, names } = applied as Applied
    const undone = await UndoPeople.handle(scope, people)
    await RemoveUnusedNames.handle(scope, names)
    return undone
  },
}

/** The company's lists are its administrators' to keep. */
export function mayMakeNames({ actor }: Pick<Scope, 'actor'>): boolean {
  return actor.kind === 'user' && may(actor.role, 'departments.write')
}
