import { findCompany } from '#modules/accounts/index'
import type { PackageFields } from '#modules/compute/pure'
import { newIds } from '#modules/shared/tenancy/new_ids'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { computePackage, type Computed } from '../domain/compute_package.ts'
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
      .select('id', 'nom_fonction', 'package_type', 'worker', 'package')
    const byId = new Map(originals.map((row) => [row.id, row]))
    const company = await findCompany(scope)
    const ids = await newIds(scope, asked.length)
    const rows: ReturnType<typeof copyRow>[] = []
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
      rows.push(copyRow(id, input, computed.value))
      return { id }
    })
    if (rows.length > 0) await insert(scope, rows)
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

function copyRow(id: string, input: PackageInput, computed: Computed) {
  return { id, ...packageRow(input, computed) }
}

/** As one text: thousands of bindings take the driver and the database longer than the engine takes for the figures. */
async function insert({ trx }: Scope, rows: readonly ReturnType<typeof copyRow>[]): Promise<void> {
  const columns = Object.keys(rows[0]!).join(', ')
  await trx.rawQuery(
    `insert into packages (${columns}) select ${columns} from jsonb_populate_recordset(null::packages, ?::jsonb)`,
    [JSON.stringify(rows)]
  )
}

/** The same with another gross pay of a month; pay by the hour followed from the one before, and so did a pin. */
function paying(fields: PackageFields, salaireBrut: number): PackageFields {
  const { salaireBrutHoraire: _hourly, ...rest } = fields
  return { ...rest, salaireBrut }
}
