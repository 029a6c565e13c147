import { situationOf } from '../domain/civil_situation.ts'
import type Worker from '../models/worker.ts'

export function toWorker(worker: Worker) {
  const { id, firstName, lastName, email, language, departmentId } = worker
  return { id, firstName, lastName, email, language, departmentId, ...situationOf(worker) }
}
