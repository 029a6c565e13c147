import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { Translations } from '#modules/compute/pure'
import type { PayUnit, Prestation, Repeats } from '../domain/pay_element.ts'
import PayElement from '../models/pay_element.ts'
import PayElementKind from '../models/pay_element_kind.ts'

interface KindWords {
  name: string
  translations: Translations
  repeats: Repeats
  /** Which hours of the law they are; left out, it stays. */
  prestation?: Prestation | null
}

/** Adds a kind. `id` may be chosen by the client, so that a double click adds one. */
export class CreateKind {
  static async handle(
    scope: Scope,
    { id, code, unit, ...input }: KindWords & { id?: string; code: string; unit: PayUnit }
  ): Promise<Result<PayElementKind>> {
    await waitForTwin(scope, id)
    const twin = id && (await PayElementKind.find(id))
    if (twin) return ok(twin)
    if (await PayElementKind.query().where({ code }).first()) return fail('E_NAME_TAKEN')
    const { name, repeats, translations, prestation = null } = input
    if (prestation !== null && unit !== 'HOURS') return fail('E_PAY_ELEMENT_HOURS')
    const newId = await insertOnce(scope, 'pay_element_kinds', {
      id,
      code,
      unit,
      name,
      repeats,
      prestation,
      translations: JSON.stringify(translations),
    })
    // That of another company.
    if (!newId) return fail('E_CONFLICT')
    await record(
      scope,
      'pay_element_kind.created',
      { type: 'pay_element_kind', id: newId },
      { code }
    )
    return ok(await PayElementKind.findOrFail(newId))
  }
}

/** Changes what a kind is called and whether it comes back; its code and unit stay. */
export class UpdateKind {
  static async handle(
    scope: Scope,
    id: string,
    { version, prestation, ...input }: KindWords & { version: number }
  ): Promise<Result<PayElementKind>> {
    const row = await PayElementKind.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.version !== version) return fail('E_STALE_VERSION')
    if (prestation && row.unit !== 'HOURS') return fail('E_PAY_ELEMENT_HOURS')
    await row
      .merge({ ...input, ...(prestation !== undefined && { prestation }), version: version + 1 })
      .save()
    await record(scope, 'pay_element_kind.updated', { type: 'pay_element_kind', id })
    return ok(row)
  }
}

/** Removes a kind that nobody has anything of. */
export class RemoveKind {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const row = await PayElementKind.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (await PayElement.query().where('kind_id', id).first())
      return fail('E_PAY_ELEMENT_KIND_USED')
    await row.delete()
    await record(
      scope,
      'pay_element_kind.removed',
      { type: 'pay_element_kind', id },
      { code: row.code }
    )
    return ok(null)
  }
}
