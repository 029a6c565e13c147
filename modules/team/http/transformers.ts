import type { Answer } from '#modules/shared/http/shapes'
import { situationOf, type CivilSituation } from '../domain/civil_situation.ts'
import type Worker from '../models/worker.ts'
import type { personSchema } from './validators.ts'

/** @param showsHousehold whether the reader may know it: net pay can be computed from it */
export function toWorker(worker: Worker, showsHousehold: boolean): Answer<typeof personSchema> {
  const { id, firstName, lastName, email, language, departmentId } = worker
  // A row has every field of it.
  const known = situationOf(worker) as Required<CivilSituation>
  const situation = showsHousehold ? known : withoutHousehold(known)
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

function withoutHousehold(situation: Required<CivilSituation>): Required<CivilSituation> {
  return Object.fromEntries(
    Object.keys(situation).map((name) => [name, null])
  ) as unknown as Required<CivilSituation>
}
