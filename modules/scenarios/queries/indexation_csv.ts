import { stringify } from 'csv-stringify/sync'
import type { Scope } from '#modules/shared/tenancy/scope'
import { safeCell } from '#modules/shared/values/csv'

const COLUMNS = [
  'contractId',
  'lastName',
  'firstName',
  'salaireBrutAvant',
  'salaireBrutApres',
  'salaireNetAvant',
  'salaireNetApres',
  'coutEmployeurAnnuelAvant',
  'coutEmployeurAnnuelApres',
  'failure',
] as const

/** The lines of a run, before and after, by name: UTF-8, comma, dot as decimal sign, one header line. */
export async function indexationCsv(scope: Scope, indexationId: string): Promise<string> {
  const { rows } = await scope.trx.rawQuery(
    `select l.contract_id, w.last_name, w.first_name, l.salaire_brut_avant, l.salaire_brut_apres, l.salaire_net_avant,
            l.salaire_net_apres, l.cout_employeur_annuel_avant, l.cout_employeur_annuel_apres, l.failure
     from indexation_lines l
     join contracts c on c.company_id = l.company_id and c.id = l.contract_id
     join workers w on w.company_id = c.company_id and w.id = c.worker_id
     where l.indexation_id = ? order by w.last_name, w.first_name, l.contract_id`,
    [indexationId]
  )
  return stringify(
    rows.map((row: Record<string, string | null>) => Object.values(row).map(safeCell)),
    { header: true, columns: [...COLUMNS] }
  )
}
