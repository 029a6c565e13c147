import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import readXlsxFile from 'read-excel-file/node'
import { writeExport } from '#modules/exports/jobs/write_export'
import { RemoveOldExports } from '#modules/exports/index'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { bestOf } from '#tests/helpers/best_of'
import { signedIn, visitor, type TestResponse } from '#tests/helpers/client'
import { longestTurn } from '#tests/helpers/longest_turn'
import { manyPackages } from '#tests/helpers/many_packages'
import { postMails, queuedMails } from '#tests/helpers/mails'

const LONGEST_TURN_MS = 150

let acme: TestCompany
let globex: TestCompany

const rows = () => inTenant(acme.id, (trx) => trx.from('exports').orderBy('id'))
const enqueued = async (name: string) =>
  (await inTenant(acme.id, (trx) => trx.from('outbox').where({ name }).orderBy('id'))).map(
    ({ payload }) => payload.exportId
  )
const job = (id: string) => ({ companyId: acme.id, requestId: 'test', exportId: id })
const lines = (text: string) => text.trimEnd().split('\r\n')

test.group('Lists as files', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('up to 5,000 rows are answered at once, and the process turns to others all the while', async ({
    assert,
  }) => {
    await manyPackages(acme.id, 4_990)
    const reader = await signedIn('hr')
    const other = await signedIn('hr', 'globex')
    for (const path of ['/api/packages/csv?language=fr', '/api/packages/xlsx?language=fr']) {
      await reader.get(`${path}&search=none`)
      let answer!: TestResponse
      const ms = await bestOf(LONGEST_TURN_MS, async () => {
        const turn = longestTurn()
        const asked = reader.get(path)
        assert.equal((await other.get('/api/users')).status, 200)
        answer = await asked
        return turn.end()
      })
      assert.equal(answer.status, 200)
      assert.equal(Number(answer.headers['content-length']), answer.raw.length)
      assert.equal(answer.headers['cache-control'], 'private, no-store')
      if (path.includes('csv')) assert.lengthOf(lines(answer.body), 4_994)
      else assert.lengthOf(((await readXlsxFile(answer.raw)) as any)[0].data, 4_994)
      assert.isBelow(ms, LONGEST_TURN_MS, `${path} took the thread for ${ms} ms`)
    }
  })

  test('above 5,000 rows a request is refused with the way to go', async ({ assert }) => {
    await manyPackages(acme.id, 5_000)
    const reader = await signedIn('hr')
    for (const kind of ['csv', 'xlsx']) {
      const { status, body } = await reader.get(`/api/packages/${kind}`)
      assert.equal(status, 409)
      assert.equal(body.code, 'E_LARGE_EXPORT')
    }
    assert.equal((await reader.get('/api/packages/csv?category=CONTRACTED')).status, 200)
  })
})

test.group('Exports', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const packages = <T extends object>(changes?: T) =>
    ({ kind: 'packages', format: 'csv', ...changes }) as T & { kind: string; format: string }

  test('anonymous callers and users who may not see the list get nothing; others get one file however often they ask', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const body = packages({ id: randomUUID(), language: 'nl', filter: { type: 'FIX' } })
    assert.equal((await (await visitor()).post('/api/exports', body)).status, 401)
    const reader = await signedIn('hr')
    assert.equal((await reader.post('/api/exports', { kind: 'audit', format: 'csv' })).status, 403)
    assert.deepEqual(await rows(), [])

    const both = await Promise.all([
      reader.post('/api/exports', body),
      reader.post('/api/exports', body),
    ])
    assert.deepEqual(
      both.map(({ status }) => status),
      [202, 202]
    )
    assert.deepInclude(both[0].body, { id: body.id, status: 'waiting', total: null, done: 0 })
    assert.lengthOf(await rows(), 1)
    assert.deepEqual(await enqueued('write-export'), [body.id])
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('bad input is told by field and starts nothing', async ({ assert }) => {
    const admin = await signedIn('admin')
    for (const [body, path] of [
      [packages({ kind: 'salaries' }), 'kind'],
      [packages({ format: 'pdf' }), 'format'],
      [{ kind: 'audit', format: 'xlsx' }, 'format'],
      [packages({ filter: { type: 'BOTH' } }), 'type'],
      [{ kind: 'audit', format: 'csv', filter: { day: 'yesterday' } }, 'day'],
    ] as const) {
      const answer = await admin.post('/api/exports', body)
      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].path, path)
    }
    assert.deepEqual(await rows(), [])
  })

  test('is written by a job as its owner sees the list, told by mail, and opened by that person alone', async ({
    assert,
  }) => {
    await manyPackages(acme.id, 5_200)
    const reader = await signedIn('hr')
    const { body: asked } = await reader.post(
      '/api/exports',
      packages({ language: 'fr', filter: { category: 'SIMULATION', sort: 'name' } })
    )
    const path = `/api/exports/${asked.id}`
    assert.equal((await reader.get(`${path}/file`)).body.code, 'E_NOT_READY')
    await writeExport.handle(job(asked.id))
    const [mailed, ...others] = await postMails(acme, 'export')
    const { body } = await reader.get(path)
    assert.deepInclude(body, { status: 'ready', total: 5_200, done: 5_200 })
    assert.deepEqual((await reader.get('/api/exports')).body.data, [body])

    const file = await reader.get(`${path}/file`)
    assert.equal(file.status, 200)
    assert.equal(file.headers['cache-control'], 'private, no-store')
    assert.equal(Number(file.headers['content-length']), file.raw.length)
    assert.lengthOf(lines(file.body), 5_201)
    assert.match(lines(file.body)[0], /^\ufeffFonction;Catégorie;/)

    assert.isEmpty(others)
    assert.deepEqual(mailed.to as unknown, ['hr@acme.test'])
    assert.notMatch(`${mailed.subject} ${mailed.text} ${mailed.html}`, /5.?200/)
    assert.include(mailed.text as string, '/exports')
    assert.isEmpty(mailed.attachments ?? [])

    // Neither an administrator nor another company sees that it is there.
    for (const stranger of [await signedIn('admin'), await signedIn('hr', 'globex')]) {
      assert.equal((await stranger.get(path)).status, 404)
      assert.equal((await stranger.get(`${path}/file`)).status, 404)
      assert.deepEqual((await stranger.get('/api/exports')).body.data, [])
    }
    for (const each of ['/api/exports', path, `${path}/file`])
      assert.equal((await (await visitor()).get(each)).status, 401)

    // A role of today does not open what another role saw.
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'hr@acme.test').update({ role: 'MANAGER' })
    )
    assert.equal((await reader.get(`${path}/file`)).status, 403)
  })

  test('of a manager holds a manager’s packages, and the job leaves the thread to others', async ({
    assert,
  }) => {
    await manyPackages(acme.id, 6_000)
    const manager = await signedIn('manager')
    const seen = (await manager.get('/api/packages?perPage=1')).body.meta.total
    const { body } = await manager.post('/api/exports', packages())
    await writeExport.handle(job(body.id))
    assert.lengthOf(lines((await manager.get(`/api/exports/${body.id}/file`)).body), seen + 1)

    const { body: whole } = await (
      await signedIn('hr')
    ).post('/api/exports', packages({ format: 'xlsx' }))
    const turn = longestTurn()
    await writeExport.handle(job(whole.id))
    assert.isBelow(turn.end(), 150)
    assert.equal((await rows())[1].done, 6_003)
  })

  test('twice the same job gives one file; the next one of the company has its turn afterwards', async ({
    assert,
  }) => {
    const reader = await signedIn('hr')
    const ask = async () => (await reader.post('/api/exports', packages())).body
    const [first, second] = [await ask(), await ask()]
    assert.deepEqual(await enqueued('write-export'), [first.id])
    await writeExport.handle(job(first.id))
    const [written] = await rows()
    await writeExport.handle(job(first.id))
    assert.deepEqual((await rows())[0], written)
    assert.deepEqual(await enqueued('write-export'), [first.id, second.id])
    assert.lengthOf(await queuedMails(acme, 'export'), 1)
  })

  test('a sixth one under way is refused with a sentence, and another company has its own five', async ({
    assert,
  }) => {
    const reader = await signedIn('hr')
    for (let nth = 0; nth < 5; nth++)
      assert.equal((await reader.post('/api/exports', packages())).status, 202)
    const refused = await (await signedIn('hr')).post('/api/exports', packages())
    assert.equal(refused.status, 429)
    assert.equal(refused.body.code, 'E_TOO_MANY_EXPORTS')
    const other = await signedIn('hr', 'globex')
    assert.equal((await other.post('/api/exports', packages())).status, 202)
  })

  test('one that fails is told to the person, and the next has its turn', async ({ assert }) => {
    const reader = await signedIn('hr')
    const { body: first } = await reader.post('/api/exports', packages())
    const { body: second } = await reader.post('/api/exports', packages())
    const files = drive.use()
    const copy = files.copyFromFs
    files.copyFromFs = async () => {
      throw new Error('the disk is full')
    }
    try {
      await assert.rejects(() => writeExport.handle(job(first.id)), 'the disk is full')
    } finally {
      files.copyFromFs = copy
    }
    assert.equal((await reader.get(`/api/exports/${first.id}`)).body.status, 'running')
    await writeExport.failed!(job(first.id), new Error('the disk is full'))
    const [{ to }] = await postMails(acme, 'export')
    assert.equal((await reader.get(`/api/exports/${first.id}`)).body.status, 'failed')
    assert.deepEqual(to as unknown, ['hr@acme.test'])
    assert.deepEqual(await enqueued('write-export'), [first.id, second.id])
  })

  test('one whose asker has another role meanwhile is not written', async ({ assert }) => {
    const hr = await signedIn('hr')
    const { body } = await hr.post('/api/exports', packages())
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'hr@acme.test').update({ role: 'MANAGER' })
    )
    await writeExport.handle(job(body.id))
    const [row] = await rows()
    assert.equal(row.status, 'failed')
    assert.isNull(row.file_key)
  })

  test('after a week the file is removed, and one whose job was lost makes room', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const reader = await signedIn('hr')
    const { body: old } = await reader.post('/api/exports', packages())
    await writeExport.handle(job(old.id))
    const { body: lost } = await reader.post('/api/exports', packages())
    const { body: next } = await reader.post('/api/exports', packages())
    const key = (await rows())[0].file_key
    const remove = () => RemoveOldExports.handle((work) => forSystem('test', acme.id, work))
    assert.equal(await remove(), 0)
    await inTenant(acme.id, async (trx) => {
      await trx.rawQuery(
        `update exports set finished_at = now() - interval '8 days' where id = ?`,
        [old.id]
      )
      await trx.rawQuery(
        `update exports set progressed_at = now() - interval '16 minutes' where id = ?`,
        [lost.id]
      )
    })
    assert.equal(await remove(), 1)
    assert.isFalse(await drive.use().exists(key))
    assert.deepEqual(
      (await rows()).map(({ id, status }) => [id, status]),
      [
        [lost.id, 'failed'],
        [next.id, 'waiting'],
      ]
    )
    assert.deepEqual(await enqueued('write-export'), [old.id, lost.id, next.id])
    assert.equal((await reader.get(`/api/exports/${old.id}/file`)).status, 404)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })
})
