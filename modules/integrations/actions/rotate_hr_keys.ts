import type { Scope } from '#modules/shared/tenancy/scope'
import HrConnection from '../models/hr_connection.ts'

/** Seals the keys of HR systems anew, by the key that writes. Twice is once. */
export class RotateHrKeys {
  static async handle(_scope: Scope): Promise<{ sealed: number; lost: number }> {
    const sum = { sealed: 0, lost: 0 }
    for (const connection of await HrConnection.query().forUpdate()) {
      if (connection.sealAgain()) {
        await connection.save()
        sum.sealed++
      } else sum.lost++
    }
    return sum
  }
}
