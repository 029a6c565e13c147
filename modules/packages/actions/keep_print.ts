import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { mail } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import PackagePrint from '../models/package_print.ts'

/**
 * Records that a print is ready, and where, and enqueues its mail where an address was given; once, and not of one whose
 * package was removed while it was drawn.
 */
export class KeepPrint {
  static async handle(scope: Scope, printId: string, fileKey: string): Promise<void> {
    const print = await PackagePrint.query().where('id', printId).forUpdate().first()
    if (!print || print.fileKey) return
    await print
      .merge({ fileKey, status: 'ready', failure: null, finishedAt: DateTime.now() })
      .save()
    const subject = { type: 'package', id: print.packageId }
    if (print.emailedTo) await mail(scope, 'print', `print/${print.id}`, { printId: print.id })
    await record(scope, 'package.printed', subject, { print: print.id })
  }
}
