import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { answers, ProductProcess } from '#tests/e2e/support/processes'
import { TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, LEFT_BY_SIGN_IN } from '#tests/helpers/companies'
import { freePort } from '#tests/helpers/free_port'
import { commit, list, OF_THE_IMPORT, send, undo } from '#tests/helpers/imports'
import { until } from '#tests/helpers/until'

const PEOPLE = 1_500
/** Where in a commit the process ends, as shares of how long one takes. */
const AT = [0.1, 0.35, 0.6, 0.85]

const FILE = list([
  ['Matricule', 'Nom', 'Prénom', 'E-mail'],
  ...Array.from({ length: PEOPLE }, (_, at) => [`K${at}`, `Kill ${at}`, 'Ann', `k${at}@acme.test`]),
])

test.group('A web process that is killed while it takes a file in', () => {
  test('has taken all of it or nothing, and says which; the next one goes on, and it is undone whole', async ({
    assert,
    cleanup,
  }) => {
    const { acme, globex } = await freshCompanies()
    const port = await freePort()
    const env = { ...process.env, PORT: String(port) }
    const start = () =>
      ProductProcess.start('web', 'bin/server.ts', env, () =>
        answers(`http://127.0.0.1:${port}/api/_status/health`)
      )
    let web = await start()
    cleanup(() => web.stop())
    const admin = new TestClient('acme', {}, port)
    await admin.get('/api/out/company')
    const account = { email: 'admin@acme.test', password: DEMO_PASSWORD }
    assert.equal((await admin.post('/api/session', account)).status, 200)
    const sum = () => checksumOf(acme.id, { except: [...OF_THE_IMPORT, ...LEFT_BY_SIGN_IN] })
    const taken = async () => {
      const row = await inTenant(acme.id, (trx) =>
        trx.from('workers').where('last_name', 'like', 'Kill %').count('* as n').first()
      )
      return Number(row.n)
    }
    const before = await sum()
    const elsewhere = await checksumOf(globex.id)

    const { body: first } = await send(admin, FILE)
    const begun = performance.now()
    assert.equal((await commit(admin, first)).status, 200)
    const wholeMs = performance.now() - begun
    assert.equal(await taken(), PEOPLE)
    assert.equal((await undo(admin, first)).status, 200)
    assert.equal(await sum(), before)

    for (const share of AT) {
      const { body: draft } = await send(admin, FILE)
      const committing = commit(admin, draft).then(
        ({ status }) => status,
        () => null
      )
      await sleep(wholeMs * share)
      await web.kill()
      const answered = await committing
      await until('the database has ended what the process left', async () => {
        const { rows } = await inTenant(acme.id, (trx) =>
          trx.rawQuery(
            `select count(*)::int as open from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`
          )
        )
        return rows[0].open === 0
      })
      const there = await taken()
      assert.oneOf(there, [0, PEOPLE], `killed at ${share}`)
      if (answered === 200) assert.equal(there, PEOPLE)
      web = await start()
      const { body: still } = await admin.get(`/api/imports/${draft.import.id}`)
      assert.equal(still.import.status, there === 0 ? 'DRAFT' : 'COMMITTED')
      if (there === 0) assert.equal((await commit(admin, still)).status, 200)
      assert.equal(await taken(), PEOPLE)
      assert.equal((await undo(admin, draft)).status, 200)
      assert.equal(await sum(), before)
    }
    assert.equal(await checksumOf(globex.id), elsewhere)
  })
})
