import i18nManager from '@adonisjs/i18n/services/main'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { Scope } from '#modules/shared/tenancy/scope'
import KeptField from '../models/kept_field.ts'
import WorkerExternalId from '../models/worker_external_id.ts'

/** The fields of a person that another program keeps, each with that program. */
export async function keptElsewhere(
  _scope: Scope,
  workerId: string
): Promise<ReadonlyMap<string, string>> {
  const kept = await KeptField.query().orderBy('system')
  if (kept.length === 0) return new Map()
  const known = new Set(
    (await WorkerExternalId.of(workerId)).map(({ system }) => system.toLowerCase())
  )
  return new Map(
    kept
      .filter(({ system }) => known.has(system))
      .flatMap(({ system, fields }) => fields.map((field) => [field, system] as const))
  )
}

/** How a form calls what the record calls otherwise. */
const PATHS: Readonly<Record<string, string>> = {
  startOfSeniority: 'startOfSeniorityStr',
  dateOfBirth: 'dateOfBirthStr',
}

/** What is wrong with changing these fields here: those that another program keeps are changed there. */
export async function keptProblems(
  scope: Scope,
  workerId: string,
  fields: readonly string[]
): Promise<FieldProblem[]> {
  if (fields.length === 0) return []
  const kept = await keptElsewhere(scope, workerId)
  const i18n = i18nManager.locale(scope.locale)
  return fields.flatMap((field) => {
    const system = kept.get(field)
    if (!system) return []
    const name = i18n.t(`worker_record.systems.${system}`, {}, system)
    return [
      {
        path: PATHS[field] ?? field,
        code: 'kept_elsewhere',
        message: i18n.t('worker_record.kept_elsewhere', { system: name }),
      },
    ]
  })
}
