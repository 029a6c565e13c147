/** How long the rows of a table are kept. */
export interface Retention {
  table: string
  /** What it holds, and how long, as the README says it. */
  holds: string
  kept: string
  /**
   * SQL that is true for a row past its time; of tables that go by months (`drop_months`) and of people who left
   * (`forget_people`), how long they are kept.
   */
  past: string | { months: string } | { people: { term: string; untouched: string } }
  /** Of no company: removed for all at once. */
  ofAll?: true
}

const ago = (time: string) => `now() - interval '${time}'`

/**
 * What goes, and when: the nightly upkeep reads it, and the README shows it. Every table whose rows have an end
 * stands here (tests/architecture/retention.spec.ts); all else is the company's own, and stays until it removes it.
 */
export const RETENTION: readonly Retention[] = [
  {
    table: 'audit_log',
    holds: 'what happened',
    kept: '10 years, by whole months',
    past: { months: '10 years' },
  },
  {
    table: 'outbox',
    holds: 'messages to the queue and to Temporal',
    kept: '30 days once delivered, by whole months',
    past: { months: '30 days' },
  },
  {
    table: 'outbox_keys',
    holds: 'what makes a message one',
    kept: 'as long as its message',
    past: `id < first_id_at(${ago('30 days')}) and not exists (select from outbox where outbox.id = outbox_keys.id)`,
  },
  {
    table: 'user_sessions',
    holds: 'browsers that are signed in',
    kept: '30 days after their end',
    past: `ends_at < ${ago('30 days')}`,
  },
  {
    table: 'auth_access_tokens',
    holds: 'tokens',
    kept: '30 days after their end',
    past: `expires_at < ${ago('30 days')}`,
  },
  {
    table: 'link_sessions',
    holds: 'browsers that opened a private link',
    kept: '30 days after their end',
    past: `expires_at < ${ago('30 days')}`,
  },
  {
    table: 'access_links',
    holds: 'links to sign in or to a new password',
    kept: 'a day after their end',
    past: `expires_at < ${ago('1 day')}`,
  },
  {
    table: 'address_proofs',
    holds: 'codes that prove an address',
    kept: 'a day after their end',
    past: `expires_at < ${ago('1 day')}`,
  },
  {
    table: 'known_browsers',
    holds: 'browsers that an account knows',
    kept: 'until their end, 90 days after the last sign-in',
    past: 'ends_at < now()',
  },
  {
    table: 'mails',
    holds: 'mails and text messages, with what they are about and not what they say',
    kept: '90 days',
    past: `created_at < ${ago('90 days')}`,
  },
  {
    table: 'notices',
    holds: 'mails that tell what was done to an account',
    kept: '90 days',
    past: `created_at < ${ago('90 days')}`,
  },
  {
    table: 'sms_codes',
    holds: 'codes of text messages',
    kept: 'a day after their end',
    past: `expires_at < ${ago('1 day')}`,
  },
  {
    table: 'worker_codes',
    holds: 'codes that confirm a worker’s account',
    kept: 'a day after their end',
    past: `expires_at < ${ago('1 day')}`,
  },
  {
    table: 'portal_links',
    holds: 'links with which workers sign in',
    kept: 'a day after their end',
    past: `expires_at < ${ago('1 day')}`,
  },
  {
    table: 'portal_sessions',
    holds: 'browsers in which workers are signed in',
    kept: '30 days after their end',
    past: `ends_at < ${ago('30 days')}`,
  },
  {
    table: 'signing_codes',
    holds: 'codes that show who signs',
    kept: 'a day after their end',
    past: `expires_at < ${ago('1 day')}`,
  },
  {
    table: 'signing_attempts',
    holds: 'signers who left for their provider of signatures',
    kept: 'a day after their end',
    past: `expires_at < ${ago('1 day')}`,
  },
  {
    table: 'worker_private',
    holds: 'national register numbers and bank accounts of workers',
    kept: '5 years after the end of the last contract; a year after the last change where there is none',
    past: `updated_at < ${ago('1 year')} and not exists (select from contracts
      where contracts.worker_id = worker_private.worker_id and corrected_by_id is null
        and (end_date is null or end_date > ${ago('5 years')}))`,
  },
  {
    table: 'workers',
    holds:
      'people who left: name but for its initials, birth, home, family, photo, numbers, and what was told of them; ' +
      'contracts and their packages stay, without a name',
    kept: '5 years after the end of the last contract, unless their record was changed in the last year',
    past: { people: { term: '5 years', untouched: '1 year' } },
  },
  {
    table: 'workers',
    holds: 'contacts whom nothing names: no contract, offer, package, exchange or casefile',
    kept: 'a year after the last change',
    past: `updated_at < ${ago('1 year')}
      and not exists (select from contracts where workers.id in (worker_id, replaced_worker_id))
      and not exists (select from offers where worker_id = workers.id)
      and not exists (select from casefiles where worker_id = workers.id)
      and not exists (select from casefile_signers where worker_id = workers.id)
      and not exists (select from salary_sacrifices where worker_id = workers.id)
      and not exists (select from packages where worker_ids @> array[workers.id::text])`,
  },
  {
    table: 'partner_tickets',
    holds: 'ways from one company of a partner to the next',
    kept: 'a day after their end',
    past: `expires_at < ${ago('1 day')}`,
  },
  {
    table: 'invitations',
    holds: 'invitations of people',
    kept: '90 days once accepted or withdrawn, a year once ended',
    past: `accepted_at < ${ago('90 days')} or withdrawn_at < ${ago('90 days')} or expires_at < ${ago('1 year')}`,
  },
  {
    table: 'package_prints',
    holds: 'PDFs of packages, with their files',
    kept: '90 days',
    past: `created_at < ${ago('90 days')}`,
  },
  {
    table: 'declared_pay',
    holds: 'amounts that a DmfA or a 281.10 declares of people, to be held beside their payslips',
    kept: 'three years after the file was last taken in',
    past: `updated_at < ${ago('3 years')}`,
  },
  {
    table: 'reconciliation_reports',
    holds: 'reports without names that were sent, with their address',
    kept: 'a year',
    past: `created_at < ${ago('1 year')}`,
  },
  {
    table: 'exports',
    holds: 'long lists as files',
    kept: 'a week',
    past: `status in ('ready', 'failed') and finished_at < ${ago('7 days')}`,
  },
  {
    table: 'imports',
    holds:
      'files that were taken in, sealed, with what they did, so that they can be undone; and files that were not',
    kept: '30 days; a day where it was not taken in',
    past: `created_at < ${ago('30 days')} or (status = 'DRAFT' and created_at < ${ago('1 day')})`,
  },
  {
    table: 'sync_answers',
    holds: 'what an HR system said of people, sealed, so that a question can be answered',
    kept: '30 days',
    past: `created_at < ${ago('30 days')}`,
  },
  {
    table: 'sync_runs',
    holds: 'runs over an HR system, with what they did to whom',
    kept: '400 days',
    past: `created_at < ${ago('400 days')} and finished_at is not null`,
  },
  {
    table: 'synced_people',
    holds: 'what an HR system and Barema both said of people when they last agreed, sealed',
    kept: 'as long as somebody here has that id',
    past: `updated_at < ${ago('30 days')} and not exists (select from worker_external_ids
      join hr_connections on hr_connections.system = lower(worker_external_ids.system)
      where hr_connections.id = synced_people.connection_id
        and worker_external_ids.identifier = synced_people.external_id)`,
  },
  {
    table: 'hr_messages',
    holds: 'ids of the messages of HR systems',
    kept: '30 days; a system repeats one for days',
    past: `created_at < ${ago('30 days')}`,
  },
  {
    table: 'hr_consents',
    holds:
      'people on their way to an HR system, with the app of their company and the key it brought, sealed',
    kept: 'a day after their end',
    past: `expires_at < ${ago('1 day')}`,
  },
  {
    table: 'demo_resets',
    holds: 'resets of a demo company',
    kept: '30 days once done',
    past: `finished_at < ${ago('30 days')}`,
  },
  {
    table: 'billing_events',
    holds: 'ids of the card provider’s events',
    kept: '90 days; the provider repeats one for days',
    past: `created_at < ${ago('90 days')}`,
  },
  {
    table: 'webhook_deliveries',
    holds: 'messages to addresses of companies, with what these answered',
    kept: '30 days',
    past: `created_at < ${ago('30 days')} and (status <> 'WAITING' or give_up_at < now())`,
  },
  {
    table: 'refusals',
    holds: 'what was refused, counted by minutes',
    kept: 'a minute, then it stands in the audit log',
    past: `minute < ${ago('7 days')}`,
  },
  {
    table: 'ai_conversations',
    holds: 'what people asked the assistant',
    kept: '30 days after the last turn, or 0 to 90 as the company settles',
    past: `updated_at < now() - make_interval(days => coalesce(
      (select retention_days from ai_settings where ai_settings.company_id = ai_conversations.company_id), 30))`,
  },
  {
    table: 'ai_usage',
    holds: 'how much the assistant was used, by month',
    kept: 'two years',
    past: `month < ${ago('2 years')}`,
  },
  {
    table: 'rate_limits',
    holds: 'limited tries',
    kept: 'until they count no more',
    past: 'expire < extract(epoch from now()) * 1000',
    ofAll: true,
  },
  {
    table: 'upkeep_runs',
    holds: 'the nights’ upkeep',
    kept: '400 days',
    past: `day < ${ago('400 days')}`,
    ofAll: true,
  },
]

/** The README's table. */
export function retentionTable(): string {
  return [
    '| Table | What it holds | Kept |',
    '|---|---|---|',
    ...RETENTION.map(({ table, holds, kept }) => `| \`${table}\` | ${holds} | ${kept} |`),
  ].join('\n')
}
