import type Worker from '../models/worker.ts'

export function toWorker({ id, firstName, lastName, email, language, departmentId }: Worker) {
  return { id, firstName, lastName, email, language, departmentId }
}
