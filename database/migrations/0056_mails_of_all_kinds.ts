import { BaseSchema } from '@adonisjs/lucid/schema'

/** What told that a mail had left, but for invitations, which show it: the mail says so itself. */
const NOTED = {
  access_links: 'sent_at',
  address_proofs: 'sent_at',
  notices: 'sent_at',
  sms_codes: 'sent_at',
  package_prints: 'emailed_at',
  exports: 'mailed_at',
  billing_requests: 'mailed_at',
}

/** What is on its way: the kind of mail, whose rows, which of them, and what it is prepared from. */
const WAITING = [
  [
    'access-link',
    'access_links',
    `sent_at is null and used_at is null and purpose <> 'GOOGLE'`,
    `'linkId', id`,
  ],
  ['address-proof', 'address_proofs', `sent_at is null`, `'proofId', id`],
  ['notice', 'notices', `sent_at is null`, `'noticeId', id`],
  ['sms-code', 'sms_codes', `sent_at is null and used_at is null`, `'codeId', id`],
  [
    'print',
    'package_prints',
    `emailed_at is null and emailed_to is not null and file_key is not null`,
    `'printId', id`,
  ],
  ['export', 'exports', `mailed_at is null and finished_at is not null`, `'exportId', id`],
  ['billing-request', 'billing_requests', `mailed_at is null`, `'billingRequestId', id`],
]

/** How the jobs were called that sent them. */
const JOBS = [
  'mail-access-link',
  'mail-address-proof',
  'mail-billing-request',
  'mail-export',
  'mail-invitation',
  'mail-newcomer',
  'mail-notice',
  'send-offer-mail',
  'send-sms-code',
]

const INVITATION_END = `floor(extract(epoch from expires_at) * 1000)::bigint`

/** Since when what is mailed of these is there; of all others since they were made. */
const recently: Record<string, string> = {
  package_prints: 'finished_at',
  exports: 'finished_at',
}

/** Whether a job for the row waits in the outbox, however long: no queue has had it yet. */
function isQueued(facts: string, row = 'due'): string {
  const key = facts.split(',')[0]
  return `exists (select from outbox where outbox.company_id = ${row}.company_id and outbox.delivered_at is null
    and outbox.payload ->> ${key} = ${row}.id::text)`
}

/**
 * Every other mail and text message leaves by the table of mails too. Those of the last hour that were on their way move
 * in, with all that no queue has had yet, and the worker finds that they are late; older ones had been given up.
 */
export default class extends BaseSchema {
  async up() {
    const rows = [...WAITING.map(([, table]) => table), 'invitations', 'outbox', 'mails']
    const without = (what: string) =>
      rows.map((table) => `alter table ${table} ${what} row level security;`).join('\n')
    this.schema.raw(`
      ${without('no force')}
      ${WAITING.map(
        ([kind, table, which, facts]) => `
        insert into mails (company_id, kind, about, facts, again_at)
        select company_id, '${kind}', '${kind}/' || id, jsonb_build_object(${facts}), now() from ${table} as due
        where ${which} and (${recently[table] ?? 'created_at'} > now() - interval '1 hour' or ${isQueued(facts)})
        on conflict (company_id, about) do nothing;`
      ).join('\n')}
      insert into mails (company_id, kind, about, facts, again_at)
      select company_id, 'invitation', concat_ws('/', 'invitation', id, ${INVITATION_END}),
        jsonb_build_object('invitationId', id, 'expiresAt', ${INVITATION_END}), now() from invitations
      where sent_at is null and accepted_at is null and withdrawn_at is null
        and (updated_at > now() - interval '1 hour' or ${isQueued(`'invitationId', id`, 'invitations')})
      on conflict (company_id, about) do nothing;
      insert into mails (company_id, kind, about, facts, again_at)
      select company_id, 'newcomer', concat_ws('/', 'newcomer', payload ->> 'newcomerId', payload ->> 'administratorId'),
        jsonb_build_object('newcomerId', payload -> 'newcomerId', 'administratorId', payload -> 'administratorId'), now()
      from outbox where name = 'mail-newcomer' and delivered_at is null
      on conflict (company_id, about) do nothing;
      update outbox set delivered_at = now()
      where delivered_at is null and name in (${JOBS.map((name) => `'${name}'`)});
      ${without('force')}
      ${Object.entries(NOTED)
        .map(([table, column]) => `alter table ${table} drop column ${column};`)
        .join('\n')}
    `)
  }

  async down() {
    this.schema.raw(
      Object.entries(NOTED)
        .map(([table, column]) => `alter table ${table} add column ${column} timestamptz;`)
        .join('\n')
    )
  }
}
