/**
 * Every column that names a worker, by what it is of them: `own` rows are about the person, `sealed` ones are told apart,
 * `other` ones are about another person. The catalogue of the database agrees (tests/architecture/worker_rows.spec.ts).
 */
export const WORKER_ROWS = {
  'budget_people.worker_id': 'own',
  'casefile_signers.worker_id': 'own',
  'casefiles.worker_id': 'own',
  'contracts.worker_id': 'own',
  'contracts.replaced_worker_id': 'other',
  'declared_pay.worker_id': 'own',
  'hr_pay_elements.worker_id': 'own',
  'indexation_lines.worker_id': 'own',
  'offers.worker_id': 'own',
  'pay_elements.worker_id': 'own',
  'payroll_export_lines.worker_id': 'own',
  'payslips.worker_id': 'own',
  'portal_links.worker_id': 'own',
  'portal_proposals.worker_id': 'own',
  'portal_questions.worker_id': 'own',
  'portal_sessions.worker_id': 'own',
  'private_links.worker_id': 'own',
  'reward_omissions.worker_id': 'own',
  'reward_statement_versions.worker_id': 'own',
  'reward_statements.worker_id': 'own',
  'salary_sacrifices.worker_id': 'own',
  'scenario_items.worker_id': 'own',
  'sync_cars.worker_id': 'own',
  'sync_rows.worker_id': 'own',
  'team_changes.worker_id': 'own',
  'timeline_events.worker_id': 'own',
  'worker_codes.worker_id': 'own',
  'worker_external_ids.worker_id': 'own',
  'worker_private.worker_id': 'sealed',
  'workers.manager_id': 'other',
  'workers.merged_into_id': 'own',
} as const satisfies Record<string, 'own' | 'sealed' | 'other'>

/** What becomes of the rows of a column: see `ON_MERGE`. */
type OnMerge = 'moves' | 'goes' | 'chosen' | { oncePer: string }

/**
 * What becomes of each where two records of one person become one (ADR 59): the row `moves` to the record that stays, `goes`
 * with the one that does not, or is `chosen` between the two (`actions/merge_workers.ts`). Where a person has one row
 * `oncePer` another column, the other's moves unless the record that stays has one.
 */
export const ON_MERGE: Record<keyof typeof WORKER_ROWS, OnMerge> = {
  // What it came to is computed for each contract; two rows of one person are two contracts.
  'budget_people.worker_id': 'moves',
  'casefile_signers.worker_id': 'moves',
  'casefiles.worker_id': 'moves',
  'contracts.worker_id': 'moves',
  'contracts.replaced_worker_id': 'moves',
  'declared_pay.worker_id': { oncePer: 'period' },
  'hr_pay_elements.worker_id': { oncePer: 'slot' },
  'indexation_lines.worker_id': 'moves',
  'offers.worker_id': 'moves',
  'pay_elements.worker_id': { oncePer: 'slot' },
  'payroll_export_lines.worker_id': 'moves',
  'payslips.worker_id': { oncePer: 'month' },
  // Asked by who had the other address; what was proposed was judged against the other record.
  'portal_links.worker_id': 'goes',
  'portal_proposals.worker_id': 'goes',
  'portal_questions.worker_id': 'moves',
  'portal_sessions.worker_id': 'goes',
  // Closed before: what they opened is no more.
  'private_links.worker_id': 'moves',
  'reward_omissions.worker_id': { oncePer: 'publication_id' },
  // Those of a statement that goes go with it.
  'reward_statement_versions.worker_id': 'moves',
  'reward_statements.worker_id': { oncePer: 'group_id' },
  'salary_sacrifices.worker_id': 'moves',
  'scenario_items.worker_id': { oncePer: 'scenario_id' },
  'sync_cars.worker_id': 'moves',
  'sync_rows.worker_id': 'moves',
  'team_changes.worker_id': 'moves',
  'timeline_events.worker_id': 'moves',
  'worker_codes.worker_id': 'goes',
  'worker_external_ids.worker_id': 'chosen',
  'worker_private.worker_id': 'chosen',
  'workers.manager_id': 'moves',
  'workers.merged_into_id': 'moves',
}

/** A column of which rows move, or go. */
interface MergedColumn {
  table: string
  column: string
  oncePer?: string
}

/** Columns of which rows move, or go. */
export function onMerge(what: 'moves' | 'goes'): MergedColumn[] {
  return Object.entries(ON_MERGE).flatMap(([name, becomes]) => {
    const [table, column] = name.split('.') as [string, string]
    if (typeof becomes === 'object') return what === 'moves' ? [{ table, column, ...becomes }] : []
    return becomes === what ? [{ table, column }] : []
  })
}

/** The tables whose rows are about a person, beside the person's own row and what is sealed. */
export function tablesAbout(): string[] {
  return Object.entries(WORKER_ROWS)
    .filter(([column, kind]) => kind === 'own' && !column.startsWith('workers.'))
    .map(([column]) => column.split('.')[0]!)
}

/** What opens or finds something, and says nothing of the person: in no file. */
export const NOT_TOLD = [
  'company_id',
  'secret',
  'secret_hash',
  'code_hash',
  'token_hash',
  'browser_hash',
  'address_hash',
  'niss_print',
  'search',
  'sort_name',
] as const
