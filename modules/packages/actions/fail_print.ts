import { DateTime } from 'luxon'
import type { Scope } from '#modules/shared/tenancy/scope'
import PackagePrint from '../models/package_print.ts'

/** After the last attempt: the person who waits is told, instead of waiting for ever. */
export class FailPrint {
  static async handle(_scope: Scope, printId: string, reason: string): Promise<void> {
    const print = await PackagePrint.query().where('id', printId).forUpdate().first()
    // What is ready can be downloaded.
    if (!print || print.fileKey) return
    await print
      .merge({ status: 'failed', failure: reason.slice(0, 500), finishedAt: DateTime.now() })
      .save()
  }
}
