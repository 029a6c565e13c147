import { record } from '#modules/shared/audit/record'
import { enqueue } from '#modules/shared/outbox/outbox'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import PackagePrint from '../models/package_print.ts'
import { linkedWorkers, workerOf } from '../queries/linked_workers.ts'
import { visiblePackages } from '../queries/visible_packages.ts'

export interface RequestPrintInput {
  /** Chosen by the client so that a double click prints once. */
  id?: string
  language?: Locale
  /** Where to send the PDF, besides keeping it. */
  email?: string
}

/** Asks for the PDF of a package; the queue makes it, and mails it when an address is given. */
export class RequestPrint {
  static async handle(
    scope: Scope,
    packageId: string,
    { id, language, email }: RequestPrintInput
  ): Promise<Result<PackagePrint>> {
    const pack = await visiblePackages(scope).where('id', packageId).first()
    if (!pack) return fail('E_NOT_FOUND')
    const newId = await insertOnce(scope, 'package_prints', {
      id,
      package_id: packageId,
      language: language ?? scope.locale,
      emailed_to: email ?? null,
      requested_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) {
      const twin = await PackagePrint.query().where({ id, packageId }).first()
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    const print = await PackagePrint.findOrFail(newId)
    // Who asks decides whether the PDF names the worker; the job that makes it may know all.
    const worker = workerOf(pack, await linkedWorkers(scope, [pack]))
    await enqueue(scope, 'job', 'print-package', `print/${print.id}`, {
      printId: print.id,
      workerId: worker?.id ?? null,
    })
    await record(
      scope,
      'package.print_requested',
      { type: 'package', id: packageId },
      { print: print.id, emailed: Boolean(email) }
    )
    return ok(print)
  }
}
