import { findCompany } from '#modules/accounts/index'
import type { PackageFields } from '#modules/compute/pure'
import { newIds } from '#modules/shared/tenancy/new_ids'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { computePackage } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import { packageRow } from './package_columns.ts'

/** A package once more, with another gross pay from a day on. */
export interface CopyPaying {
  packageId: string
  workerId: string
  /** EUR a month for the hours worked. */
  salaireBrut: number
  /** The day whose law applies, YYYY-MM-DD. */
  date: string
}

/** The id of the copy, or the first reason of the engine why there is none. */
export type CopiedPaying = { id: string } | { failure: string }

/**
 * Copies a slice of packages as CONTRACTED with another gross pay: one read, one pass of the engine, one write. In the order
 * of what was asked.
 */
export class CopiesPaying {
  static async handle(scope: Scope, asked: readonly CopyPaying[]): Promise<CopiedPaying[]> {
    demandEverything(scope)
    const originals = await scope.trx
      .from('packages')
      .whereIn('id', [...new Set(asked.map(({ packageId }) => packageId))])
      .select('id', 'version', 'nom_fonction', 'package_type', 'worker', 'package')
    const byId = new Map(originals.map((row) => [row.id, row]))
    const company = await findCompany(scope)
    const ids = await newIds(scope, asked.length)
    const copies: Copy[] = []
    const answers = asked.map(({ packageId, workerId, salaireBrut, date }, at): CopiedPaying => {
      const row = byId.get(packageId)
      const input: PackageInput = {
        nomFonction: row.nom_fonction,
        packageType: row.package_type,
        packageCategory: 'CONTRACTED',
        date,
        worker: row.worker,
        package: { ...paying(row.package, salaireBrut), contractWorkerId: workerId },
      }
      const computed = computePackage(input, company, ({ code, path }) => `${code}: ${path}`)
      if (!computed.ok) return { failure: computed.errors?.[0]?.message ?? computed.problem }
      const id = ids[at]!
      const { company: facts, compute, lawset, gaps } = packageRow(input, computed.value)
      const { version } = row
      copies.push({
        id,
        packageId,
        version,
        workerId,
        salaireBrut,
        date,
        company: facts,
        compute,
        lawset,
        gaps,
      })
      return { id }
    })
    if (copies.length > 0) await insert(scope, copies)
    return answers
  }

  /** Removes copies again, once no contract has them. */
  static async remove(scope: Scope, ids: readonly string[]): Promise<void> {
    demandEverything(scope)
    await scope.trx
      .from('packages')
      .whereIn('id', [...ids])
      .delete()
  }

  /** Those of them that an exchange stands on. */
  static async inUse(scope: Scope, ids: readonly string[]): Promise<Set<string>> {
    demandEverything(scope)
    const { rows } = await scope.trx.rawQuery(
      'select package_id as id from salary_sacrifices where package_id = any(?)',
      [[...ids]]
    )
    return new Set(rows.map((row: { id: string }) => row.id))
  }
}

/** A copy with what the engine said of the original at this version. */
type Copy = CopyPaying & { id: string; version: number } & Pick<
    ReturnType<typeof packageRow>,
    'company' | 'compute' | 'lawset' | 'gaps'
  >

/**
 * As one text: thousands of bindings take the driver and the database longer than the engine takes for the figures. What
 * a copy has of its original is not in it: the database has that already, with the change that `paying` makes.
 */
async function insert({ trx }: Scope, copies: readonly Copy[]): Promise<void> {
  const { rowCount } = await trx.rawQuery(
    `insert into packages (id, nom_fonction, package_type, package_category, date, company, worker, package, compute,
       lawset, gaps)
     select c.id, o.nom_fonction, o.package_type, 'CONTRACTED', c.date, c.company, o.worker,
       o.package - 'salaireBrutHoraire'
         || jsonb_build_object('salaireBrut', c."salaireBrut", 'contractWorkerId', c."workerId"),
       c.compute, c.lawset, c.gaps
     from jsonb_to_recordset(?::jsonb) as c (id uuid, "packageId" uuid, version integer, "workerId" uuid,
       "salaireBrut" jsonb, date date, company jsonb, compute jsonb, lawset jsonb, gaps jsonb)
     join packages o on o.id = c."packageId" and o.version = c.version`,
    [JSON.stringify(copies)]
  )
  if (rowCount !== copies.length) throw new Error('A package changed while it was copied')
}

/** The same with another gross pay of a month; pay by the hour followed from the one before, and so did a pin. */
function paying(fields: PackageFields, salaireBrut: number): PackageFields {
  const { salaireBrutHoraire: _hourly, ...rest } = fields
  return { ...rest, salaireBrut }
}
