import { DateTime } from 'luxon'
import { WorkerCodeSchema } from '#database/schema'
import { takeTry } from '#modules/shared/limits/row_tries'
import { matchesCode } from '#modules/shared/values/short_code'
import type { CodeWay } from '../domain/worker_form.ts'

/** A code to what was known of a worker before; the newest opens, once. */
export default class WorkerCode extends WorkerCodeSchema {
  declare via: CodeWay

  /** Counts a guess at the newest code of a worker. False where none is under way, or it is void. */
  static async takeTry(workerId: string): Promise<boolean> {
    const code = await this.#newest(workerId)
    return code !== null && takeTry(this, code.id)
  }

  /** The newest code of a worker, locked, if this is it and it still opens. */
  static async matching(workerId: string, typed: string): Promise<WorkerCode | null> {
    const code = await this.#newest(workerId)
    return code && matchesCode(code.id, typed, code.codeHash) ? code : null
  }

  /** It opens nothing any more; how many were asked for is still counted. */
  spend(): Promise<this> {
    this.expiresAt = DateTime.now()
    return this.save()
  }

  static async #newest(workerId: string): Promise<WorkerCode | null> {
    const newest = await this.query()
      .where('worker_id', workerId)
      .orderBy('id', 'desc')
      .forUpdate()
      .first()
    return newest && newest.expiresAt > DateTime.now() ? newest : null
  }
}
