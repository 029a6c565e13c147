import type Worker from '../models/worker.ts'

/** What a text may say of a worker; the day of birth `YYYY-MM-DD`. Neither their register number nor their account. */
export function workerOnPaper(worker: Worker) {
  const { firstName, lastName, email, placeOfBirth, nationality } = worker
  const { addressLine1, addressLine2, addressPostalCode, addressCity, addressCountry } = worker
  return {
    firstName,
    lastName,
    email,
    dateOfBirth: worker.dateOfBirth?.toISODate() ?? null,
    placeOfBirth,
    nationality,
    addressLine1,
    addressLine2,
    addressPostalCode,
    addressCity,
    addressCountry,
  }
}
export type WorkerOnPaper = ReturnType<typeof workerOnPaper>
