import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { PackageInput } from '#modules/packages/index'

/** A current contract with what its package is computed from. */
export interface CurrentContract {
  contractId: string
  firstName: string
  lastName: string
  input: PackageInput
}

/** The contracts of one paritary commission that are current on a day. */
interface CurrentContractsInput {
  date: string
  commissionParitaire: string
}

/** How many there are. */
export async function countCurrentContracts(
  scope: Scope,
  input: CurrentContractsInput
): Promise<number> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select count(*)::int as total ${FROM}`,
    bindings(input)
  )
  return rows[0].total
}

/**
 * One slice, in the order of their ids: `limit` contracts after the id `after`. One read for the whole
 * slice, no models: a run takes a hundred thousand of them.
 */
export async function currentContractsSlice(
  scope: Scope,
  input: CurrentContractsInput & { after: string | null; limit: number }
): Promise<CurrentContract[]> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select c.id, w.first_name, w.last_name, p.nom_fonction, p.package_type, p.package_category, p.worker, p.package
     ${FROM} and c.id > :after::uuid order by c.id limit :limit`,
    { ...bindings(input), after: input.after ?? FIRST, limit: input.limit }
  )
  return rows.map((row: Record<string, any>) => ({
    contractId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    input: {
      nomFonction: row.nom_fonction,
      packageType: row.package_type,
      packageCategory: row.package_category,
      date: input.date,
      worker: row.worker,
      package: row.package,
    },
  }))
}

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** `cast(…)`, because knex reads `:date::date` as the name of a column. */
const FROM = `
  from contracts c
  join workers w on w.company_id = c.company_id and w.id = c.worker_id
  join packages p on p.company_id = c.company_id and p.id = c.package_id
  where c.start_date <= cast(:date as date) and (c.end_date is null or c.end_date >= cast(:date as date))
    and c.corrected_by_id is null
    and p.package -> 'computeModelConfig' ->> 'commissionParitaire' = :commission`

function bindings({ date, commissionParitaire }: CurrentContractsInput) {
  return { date, commission: commissionParitaire }
}
