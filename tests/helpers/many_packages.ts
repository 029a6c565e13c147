import { inTenant } from '#modules/shared/tenancy/unit_of_work'

/** Copies one of the company's packages until there are so many more, each under a name of its own. */
export async function manyPackages(companyId: string, count: number): Promise<void> {
  await inTenant(companyId, (trx) =>
    trx.rawQuery(
      `insert into packages (nom_fonction, package_type, package_category, date, company, worker, package, compute, lawset, gaps, created_by)
       select nom_fonction || ' ' || n, package_type, 'SIMULATION', date, company, worker, package, compute, lawset, gaps, created_by
       from (select * from packages order by id limit 1) one, generate_series(1, ?::int) n`,
      [count]
    )
  )
}
