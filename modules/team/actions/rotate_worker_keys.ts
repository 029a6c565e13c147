import type { Scope } from '#modules/shared/tenancy/scope'
import WorkerPrivate from '../models/worker_private.ts'

/** Seals what workers told in confidence anew, by the key that writes. Twice is once. */
export class RotateWorkerKeys {
  static async handle(_scope: Scope): Promise<{ sealed: number; lost: number }> {
    const sum = { sealed: 0, lost: 0 }
    for (const row of await WorkerPrivate.query().orderBy('id').forUpdate()) {
      const { sealed, lost } = await row.sealAgain()
      sum.sealed += sealed
      sum.lost += lost
    }
    return sum
  }
}
