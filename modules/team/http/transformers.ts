import type { Answer } from '#modules/shared/http/shapes'
import { situationOf, type CivilSituation } from '../domain/civil_situation.ts'
import type Worker from '../models/worker.ts'
import type { personSchema } from './validators.ts'

export function toWorker(worker: Worker): Answer<typeof personSchema> {
  const { id, firstName, lastName, email, language, departmentId } = worker
  // A row has every field of it.
  const situation = situationOf(worker) as Required<CivilSituation>
  const { employeeNumber, nomFonction, level, managerId, costCenterId, contractLocationId } = worker
  return {
    id,
    firstName,
    lastName,
    email,
    language,
    departmentId,
    employeeNumber,
    nomFonction,
    level,
    startOfSeniorityStr: worker.startOfSeniority?.toISODate() ?? null,
    managerId,
    costCenterId,
    contractLocationId,
    ...situation,
  }
}
