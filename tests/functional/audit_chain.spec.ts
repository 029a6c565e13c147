import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Broken } from '#modules/shared/audit/chain'
import { record } from '#modules/shared/audit/record'
import { verifyChain } from '#modules/shared/audit/verify_chain'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { tenantStorage } from '#modules/shared/tenancy/tenant_storage'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { recordFigure } from '#tests/helpers/record_figure'

let acme: TestCompany
let globex: TestCompany
let found = 0

/** Many at night. */
const ROWS = Number(process.env.AUDIT_ROWS ?? 500)
const BATCH = 5_000

const say = (company: TestCompany, n: number) =>
  forSystem('test', company.id, async (scope) => {
    for (let i = 0; i < n; i++)
      await record(scope, 'user.updated', { type: 'user', id: randomUUID() }, { of: i })
  })

/** As the owner of the tables, past every grant and every trigger of the application. */
const asOwner = (work: (trx: TransactionClientContract) => Promise<unknown>) =>
  db.connection('owner').transaction(async (trx) => {
    await trx.rawQuery("select set_config('app.company_id', ?, true)", [acme.id])
    await work(trx)
  })

const line = (seq: number) => `(select id from audit_chain where seq = ${seq})`

/** What an intruder with the owner's password may try, and at which line it is seen. */
const ALTERATIONS: { what: string; sql: string[]; seen: Omit<Broken, 'id'> }[] = [
  ...[
    `event = 'user.signed_out'`,
    `actor_id = 'somebody-else'`,
    `actor_kind = 'visitor', actor_id = null`,
    `created_at = created_at - interval '1 microsecond'`,
    `subject_id = null`,
    `subject_type = 'offer'`,
    `details = '{"of": 3, "and": 1}'`,
    `request_id = null`,
  ].map((set) => ({
    what: `changed: ${set}`,
    sql: [`update audit_log set ${set} where id = ${line(5)}`],
    seen: { seq: 5, why: 'changed' as const },
  })),
  {
    what: 'one line deleted',
    sql: [`delete from audit_log where id = ${line(5)}`],
    seen: { seq: 5, why: 'missing' },
  },
  {
    what: 'the last line deleted',
    sql: [`delete from audit_log where id = ${line(10)}`],
    seen: { seq: 10, why: 'missing' },
  },
  {
    what: 'a line deleted with its link',
    sql: [`delete from audit_log where id = ${line(5)}`, 'delete from audit_chain where seq = 5'],
    seen: { seq: 5, why: 'gap' },
  },
  {
    what: 'a line deleted, and the links after it moved up',
    sql: [
      `delete from audit_log where id = ${line(5)}`,
      'delete from audit_chain where seq = 5',
      'update audit_chain set seq = seq + 1000 where seq > 5',
      'update audit_chain set seq = seq - 1001 where seq > 1000',
      'update audit_heads set seq = seq - 1',
    ],
    seen: { seq: 5, why: 'changed' },
  },
  {
    what: 'the last line deleted with its link',
    sql: [`delete from audit_log where id = ${line(10)}`, 'delete from audit_chain where seq = 10'],
    seen: { seq: 10, why: 'gap' },
  },
  {
    what: 'two lines exchanged',
    sql: [
      `update audit_log a set details = b.details from audit_log b
       where (a.id, b.id) in ((${line(4)}, ${line(6)}), (${line(6)}, ${line(4)}))`,
    ],
    seen: { seq: 4, why: 'changed' },
  },
  {
    what: 'two links exchanged',
    sql: [
      `update audit_chain a set id = b.id from audit_chain b where (a.seq, b.seq) in ((4, 6), (6, 4))`,
    ],
    seen: { seq: 4, why: 'changed' },
  },
  {
    what: 'a line put in past the trigger',
    sql: [
      `insert into audit_log (company_id, event, actor_kind, created_at)
       values (current_setting('app.company_id')::uuid, 'offer.accepted', 'visitor', '2001-01-01')`,
    ],
    seen: { seq: 0, why: 'unlinked' },
  },
  {
    what: 'a hash changed',
    sql: [`update audit_chain set hash = sha256(hash) where seq = 5`],
    seen: { seq: 5, why: 'changed' },
  },
  {
    what: 'the head changed',
    sql: [`update audit_heads set hash = sha256(hash)`],
    seen: { seq: 10, why: 'end' },
  },
  {
    what: 'everything deleted but the head',
    sql: ['delete from audit_log', 'delete from audit_chain'],
    seen: { seq: 1, why: 'gap' },
  },
]

/** Writes the chain anew from what the log says now, as an intruder who knows how it is made. */
const ANEW = `
  do $$
  declare
    link record;
    before bytea := '';
    n bigint := 0;
  begin
    for link in select c.seq, l as line from audit_chain c join audit_log l on l.id = c.id order by c.seq loop
      n := n + 1;
      before := sha256(before || convert_to(audit_text(link.line, n), 'UTF8'));
      update audit_chain set hash = before where seq = link.seq;
    end loop;
    delete from audit_chain where not exists (select from audit_log l where l.id = audit_chain.id);
    update audit_heads set seq = n, hash = before;
  end $$`

test.group('The chain of the audit log', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('the application may say what happened, and neither when, nor who, nor in which order', async ({
    assert,
  }) => {
    await say(acme, 1)
    for (const columns of [
      { created_at: '2001-01-01' },
      { actor_id: 'forged' },
      { actor_kind: 'system' },
      { id: randomUUID() },
      { company_id: acme.id },
    ])
      await assert.rejects(
        () =>
          inTenant(acme.id, (trx) =>
            trx.table('audit_log').insert({ event: 'offer.accepted', details: {}, ...columns })
          ),
        /permission denied/
      )
    for (const table of ['audit_log', 'audit_chain', 'audit_heads'])
      for (const statement of [
        `update ${table} set company_id = company_id`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await assert.rejects(
          () => inTenant(acme.id, (trx) => trx.rawQuery(statement)),
          /permission denied/
        )
    for (const table of ['audit_chain', 'audit_heads'])
      await assert.rejects(
        () => inTenant(acme.id, (trx) => trx.table(table).insert({ company_id: acme.id })),
        /permission denied/
      )
    for (const statement of [
      'drop trigger link on audit_log',
      'alter table audit_log disable trigger link',
      'select * from months.audit_log_other',
      `select make_month('audit_log', '2001-01-01')`,
      `select drop_months('audit_log', '9 years', false)`,
    ])
      await assert.rejects(
        () => inTenant(acme.id, (trx) => trx.rawQuery(statement)),
        /must be owner|permission denied|kept longer/
      )
  })

  test('a line without a word about who acts is refused, and so is one in the name of an outsider', async ({
    assert,
  }) => {
    await assert.rejects(
      () => inTenant(acme.id, (trx) => trx.table('audit_log').insert({ event: 'offer.accepted' })),
      /actor_kind/
    )
    const [{ id }] = await inTenant(globex.id, (trx) => trx.from('users').select('id').limit(1))
    await assert.rejects(
      () =>
        forSystem('test', acme.id, (scope) =>
          record({ ...scope, actor: { kind: 'user', id, role: 'HR' } }, 'user.updated', null)
        ),
      /no user of the company/
    )
  })

  test('what people do at once is one chain, and another company’s is another', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    await Promise.all(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((displayName) => admin.put('/api/users', { displayName }))
    )
    await say(globex, 3)
    const verdict = await verifyChain(acme.id)
    assert.isUndefined(verdict.broken)
    const [{ n }] = await inTenant(acme.id, (trx) => trx.from('audit_log').count('* as n'))
    assert.containsSubset(verdict, { lines: Number(n) })
    assert.containsSubset(await verifyChain(globex.id), { lines: 3 })
    const [me] = await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'admin@acme.test')
    )
    const lines = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'user.updated')
    )
    assert.lengthOf(lines, 6)
    for (const { actor_id, created_at } of lines) {
      assert.equal(actor_id, me.id)
      assert.closeTo(created_at.getTime(), Date.now(), 60_000)
    }
  })

  test('a transaction that has written its line and goes on holds up no other of the company', async ({
    assert,
  }) => {
    const order: string[] = []
    await forSystem('slow', acme.id, async (scope) => {
      await record(scope, 'user.updated', null)
      // A unit of work of its own beside this one.
      await tenantStorage.exit(() => say(acme, 1))
      order.push('the other ended')
    })
    order.push('this ended')
    assert.deepEqual(order, ['the other ended', 'this ended'])
    assert.containsSubset(await verifyChain(acme.id), { lines: 2 })
  })

  test('a line that is rolled back leaves no gap', async ({ assert }) => {
    await say(acme, 2)
    await assert.rejects(() =>
      forSystem('test', acme.id, async (scope) => {
        await record(scope, 'user.updated', null)
        throw new Error('thought better of it')
      })
    )
    await say(acme, 1)
    assert.containsSubset(await verifyChain(acme.id), { lines: 3 })
  })

  for (const { what, sql, seen } of ALTERATIONS)
    test(`is broken, and says where: ${what}`, async ({ assert }) => {
      await say(acme, 10)
      assert.isUndefined((await verifyChain(acme.id)).broken)
      await asOwner(async (trx) => {
        for (const statement of sql) await trx.rawQuery(statement)
      })
      assert.containsSubset((await verifyChain(acme.id)).broken, seen)
      found += 1
      recordFigure({
        what: 'ways to alter the audit log past its grants that verifying finds, at the right line',
        value: found,
        unit: `of ${ALTERATIONS.length}`,
        promise: ALTERATIONS.length,
        rule: 'R16',
      })
    })

  test(`a chain of ${ROWS} lines verifies`, async ({ assert }) => {
    for (let written = 0; written < ROWS; written += BATCH)
      await forSystem('test', acme.id, async (scope) => {
        await record(scope, 'user.updated', null)
        await scope.trx.rawQuery(
          `insert into audit_log (event, subject_type, subject_id, details)
           select 'user.updated', 'user', uuidv7(), jsonb_build_object('fields', array['email', n::text])
           from generate_series(2, ${Math.min(BATCH, ROWS)}) n`
        )
      })
    const startedAt = performance.now()
    assert.containsSubset(await verifyChain(acme.id), { lines: ROWS })
    recordFigure({
      what: `lines of an audit log of ${ROWS} that are verified`,
      value: Math.round(ROWS / ((performance.now() - startedAt) / 1000)),
      unit: '/s',
      rule: 'R16',
    })
  })

  test('a chain that was written anew holds in itself, but not with a head that was noted elsewhere', async ({
    assert,
  }) => {
    await say(acme, 10)
    const { head } = (await verifyChain(acme.id)) as { head: { seq: number; hash: string } }
    await say(acme, 2)
    await asOwner(async (trx) => {
      await trx.rawQuery(`update audit_log set event = 'user.signed_out' where id = ${line(5)}`)
      await trx.rawQuery(ANEW)
    })
    assert.isUndefined((await verifyChain(acme.id)).broken)
    assert.containsSubset((await verifyChain(acme.id, [head])).broken, { seq: 10, why: 'changed' })

    await asOwner(async (trx) => {
      await trx.rawQuery(
        `delete from audit_log where id in (select id from audit_chain where seq > 7)`
      )
      await trx.rawQuery(ANEW)
    })
    assert.isUndefined((await verifyChain(acme.id)).broken)
    assert.containsSubset((await verifyChain(acme.id, [head])).broken, { seq: 8, why: 'end' })
  })
})
