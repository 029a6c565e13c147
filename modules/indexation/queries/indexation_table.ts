import { batchesOf } from '#modules/shared/exports/batches'
import type { CsvStyle } from '#modules/shared/exports/csv'
import type { Cell, ExportTable } from '#modules/shared/exports/table'
import type { Scope } from '#modules/shared/tenancy/scope'

/** As `barema index` prints it. */
export const INDEXATION_CSV: CsvStyle = {
  delimiter: ',',
  decimal: '.',
  byteOrderMark: false,
  lineEnd: '\n',
}

const COLUMNS = [
  'contractId',
  'lastName',
  'firstName',
  'department',
  'state',
  'reason',
  'answer',
  'startOn',
  'salaireBrutAvant',
  'salaireBrutApres',
  'salaireNetAvant',
  'salaireNetApres',
  'coutEmployeurAnnuelAvant',
  'coutEmployeurAnnuelApres',
  'salaireBrutApresBas',
  'coutEmployeurAnnuelApresBas',
  'salaireReference',
  'retenuPlafond',
  'cotisationModeration',
  'minimumBareme',
  'failure',
]

const LINES = `
  select l.contract_id, w.last_name, w.first_name, d.name, l.state, l.reason, l.answer, l.start_on::text,
         l.salaire_brut_avant, l.salaire_brut_apres, l.salaire_net_avant,
         l.salaire_net_apres, l.cout_employeur_annuel_avant, l.cout_employeur_annuel_apres,
         l.salaire_brut_apres_bas, l.cout_employeur_annuel_apres_bas,
         l.salaire_reference, l.retenu_plafond, l.cotisation_moderation, l.minimum_bareme, l.failure
  from indexation_lines l
  join contracts c on c.company_id = l.company_id and c.id = l.contract_id
  join workers w on w.company_id = c.company_id and w.id = c.worker_id
  left join departments d on d.company_id = l.company_id and d.id = l.department_id
  where l.indexation_id = ? order by w.last_name, w.first_name, l.contract_id`

/** The lines of a run, before and after, by name. */
export function indexationTable({ trx }: Scope, indexationId: string): ExportTable {
  const lines = { toSQL: () => ({ sql: LINES, bindings: [indexationId] }) }
  return {
    name: 'indexation',
    columns: COLUMNS.map((title) => ({ title, kind: 'text' })),
    batches: cellsOf(batchesOf<Record<string, Cell>>(trx, lines)),
  }
}

async function* cellsOf(batches: AsyncIterable<Record<string, Cell>[]>): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map((row) => Object.values(row))
}
