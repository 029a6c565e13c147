import i18nManager from '@adonisjs/i18n/services/main'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { nissPrints } from '../domain/niss_print.ts'
import type Worker from '../models/worker.ts'
import WorkerExternalId from '../models/worker_external_id.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { visibleWorkers } from './visible_workers.ts'

/** What no two people of a company share; what is left out, or null, is not asked about. */
export interface Identity {
  email?: string | null
  employeeNumber?: string | null
  niss?: string | null
  externalIds?: readonly { system: string; identifier: string }[]
}

interface TwinOptions {
  /** Whose it is; null for a person who is still to be added. */
  of: string | null
  /** Whether the other person is named: not to a worker who tells their own details. */
  named: boolean
}

/** Which of these stands with another person already, field by field. The caller holds `lockPeople`. */
export async function twinProblems(
  scope: Scope,
  { email, employeeNumber, niss, externalIds = [] }: Identity,
  { of: id, named }: TwinOptions
): Promise<FieldProblem[]> {
  const all = seeingWhatTheActorMayNot(
    scope,
    'no two people of a company have one number or address, whoever may see them'
  )
  const others = () => (id ? visibleWorkers(all).whereNot('id', id) : visibleWorkers(all))
  const i18n = i18nManager.locale(scope.locale)
  const problems: FieldProblem[] = []
  const judge = (path: string, code: string, twin: Worker | null) => {
    if (!twin) return
    const name = `${twin.firstName} ${twin.lastName}`
    const message = i18n.t(`worker_record.${code}_${named ? 'named' : 'own'}`, { name })
    problems.push({ path, code, message })
  }
  if (email)
    judge(
      'email',
      'email_taken',
      await others().whereRaw('lower(email) = lower(?)', [email]).first()
    )
  if (employeeNumber)
    judge(
      'employeeNumber',
      'number_taken',
      await others().whereRaw('lower(employee_number) = lower(?)', [employeeNumber]).first()
    )
  if (niss) judge('niss', 'niss_taken', await withNiss(scope, niss, others()))
  for (const [index, { system, identifier }] of externalIds.entries()) {
    const held = WorkerExternalId.query()
      .whereRaw('lower(system) = lower(?)', [system])
      .where('identifier', identifier)
      .select('worker_id')
    const twin = await others().whereIn('id', held).first()
    judge(`externalIds.${index}.identifier`, 'external_id_taken', twin)
  }
  return problems
}

async function withNiss(
  { companyId }: Scope,
  niss: string,
  others: ReturnType<typeof visibleWorkers>
): Promise<Worker | null> {
  await WorkerPrivate.printAll()
  const held = WorkerPrivate.query().whereIn('niss_print', nissPrints(companyId, niss))
  return others.whereIn('id', held.select('worker_id')).first()
}
