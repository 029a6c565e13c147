/**
 * Every column that names a worker, by what it is of them: `own` rows are about the person, `sealed` ones are told apart,
 * `other` ones are about somebody else. The catalogue of the database agrees (tests/architecture/worker_rows.spec.ts).
 */
export const WORKER_ROWS = {
  'casefile_signers.worker_id': 'own',
  'casefiles.worker_id': 'own',
  'contracts.worker_id': 'own',
  'contracts.replaced_worker_id': 'other',
  'offers.worker_id': 'own',
  'payroll_export_lines.worker_id': 'own',
  'portal_links.worker_id': 'own',
  'portal_proposals.worker_id': 'own',
  'portal_questions.worker_id': 'own',
  'portal_sessions.worker_id': 'own',
  'private_links.worker_id': 'own',
  'reward_omissions.worker_id': 'own',
  'reward_statement_versions.worker_id': 'own',
  'reward_statements.worker_id': 'own',
  'salary_sacrifices.worker_id': 'own',
  'team_changes.worker_id': 'own',
  'timeline_events.worker_id': 'own',
  'worker_codes.worker_id': 'own',
  'worker_external_ids.worker_id': 'own',
  'worker_private.worker_id': 'sealed',
  'workers.manager_id': 'other',
  'workers.merged_into_id': 'own',
} as const satisfies Record<string, 'own' | 'sealed' | 'other'>

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
