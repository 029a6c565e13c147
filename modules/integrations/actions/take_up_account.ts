import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import { MoveExternalIds } from '#modules/team/index'
import type { HrHealth, HrSystemName } from '../domain/hr_system.ts'
import { isSameAccount, knownBy } from '../domain/same_account.ts'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import HrAccount from '../models/hr_account.ts'

/** As long as a name of a program is in a person's record. */
const LONGEST_NAME = 60

/**
 * Says of which account the ids of a system in the records of people are. Those of another account are put aside under its name, so
 * that nobody is taken for who has the same number there; they come back when it is connected again.
 */
export async function takeUpAccount(
  scope: Scope,
  system: HrSystemName,
  { account: name, accountIds: ids }: Pick<HrHealth, 'account' | 'accountIds'>
): Promise<void> {
  const known = await HrAccount.query().where('system', system).orderBy('id').forUpdate()
  const current = known.find(({ aside }) => aside === null)
  if (current && isSameAccount(current.ids, ids)) {
    await current.merge({ name, ids: knownBy(current.ids, ids) }).save()
    return
  }
  const own = known.find(
    (one) => one !== current && one.ids.length > 0 && isSameAccount(one.ids, ids)
  )
  if (current) await putAside(scope, current, known)
  if (!own) {
    await HrAccount.create({ system, name, ids })
    return
  }
  await MoveExternalIds.handle(scope, { from: own.aside!, to: system })
  await own.merge({ name, ids: knownBy(own.ids, ids), aside: null }).save()
}

async function putAside(
  scope: Scope,
  account: HrAccount,
  known: readonly HrAccount[]
): Promise<void> {
  const { system, name } = account
  const taken = new Set(known.map(({ aside }) => aside?.toLowerCase()))
  const named = (ending: string) =>
    `${SYSTEM_NAMES[system]} · ${name}`.slice(0, LONGEST_NAME - ending.length) + ending
  let aside = named('')
  for (let nth = 2; taken.has(aside.toLowerCase()); nth++) aside = named(` (${nth})`)
  const people = await MoveExternalIds.handle(scope, { from: system, to: aside })
  await account.merge({ aside }).save()
  await record(
    scope,
    'integration.ids_put_aside',
    { type: 'hr_account', id: account.id },
    { system, name, people }
  )
}
