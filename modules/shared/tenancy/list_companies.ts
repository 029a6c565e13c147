import { DANGEROUSLY_acrossCompanies } from './unit_of_work.ts'

/** Every company, for what is done to each in a unit of work of its own. */
export function listCompanies(): Promise<{ id: string; slug: string }[]> {
  return DANGEROUSLY_acrossCompanies('resolve-company', (trx) =>
    trx.from('companies').orderBy('slug').select('id', 'slug')
  )
}
