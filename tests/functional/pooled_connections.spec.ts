import { readFile, readdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { freshCompanies } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'

/** Every setting by which a policy decides, from the code and the migrations, so that none is forgotten. */
async function settings(): Promise<string[]> {
  const names = new Set<string>()
  for (const folder of ['database', 'modules/shared/tenancy', 'backend/http/middleware'])
    for (const file of await readdir(app.makePath(folder), { recursive: true }))
      if (file.endsWith('.ts'))
        for (const [, name] of (await readFile(app.makePath(folder, file), 'utf8')).matchAll(
          /'(app\.[a-z_]+)'/g
        ))
          names.add(name)
  return [...names].sort()
}

test.group('A connection that goes back to the pool', (group) => {
  group.each.setup(async () => void (await freshCompanies()))

  test('says nothing of the company, the partner or the reason it was used for', async ({
    assert,
  }) => {
    const [admin, hr] = [await signedIn('admin'), await signedIn('hr', 'globex')]
    const calls = ['/api/users', '/api/packages', '/api/partner/companies', '/api/company']
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? admin : hr).get(calls[at % calls.length]))
    )
    const names = await settings()
    assert.includeMembers(names, ['app.company_id', 'app.partner_id', 'app.system_reason'])

    const pool = db.manager.get('app')!.connection!.pool!
    const read = names.map((name) => `current_setting('${name}', true) as "${name}"`)
    // All at once and each for a while: every connection of the pool answers one.
    const answers = await Promise.all(
      Array.from({ length: pool.numUsed() + pool.numFree() }, () =>
        db.rawQuery(`select pg_sleep(0.2), pg_backend_pid() as pid, ${read}`)
      )
    )
    const rows = answers.flatMap(({ rows: found }) => found)
    assert.isAbove(new Set(rows.map(({ pid }) => pid)).size, 1)
    for (const row of rows)
      for (const name of names) assert.oneOf(row[name], [null, ''], `${name} of ${row.pid}`)
  })
})
