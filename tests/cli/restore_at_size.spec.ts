import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { freshCompanies } from '#tests/helpers/companies'
import { asSuperuserHere, emptyPlace } from '#tests/helpers/empty_database'
import { recordFigure } from '#tests/helpers/record_figure'
import { barema, TYPED, type Ran } from './barema.ts'

/** `npm run nightly` asks for a hundred thousand and more. */
const ROWS = Number(process.env.PEOPLE_RESTORED ?? 2_000)

test.group('A restore at size', () => {
  test(`${ROWS} workers come back, and how long it takes`, async ({ assert, cleanup }) => {
    const { acme, globex } = await freshCompanies()
    const [folder, place] = [await mkdtemp(join(tmpdir(), 'barema-size-')), await emptyPlace()]
    cleanup(async () => {
      await place.remove()
      await rm(folder, { recursive: true })
      // Nothing refers to them; asking each table for each of them would take ten minutes.
      await asSuperuserHere((client) =>
        client.query(
          "begin; set local session_replication_role = replica; delete from workers where email ~ '^[0-9]+@'; commit"
        )
      )
      await freshCompanies()
    })
    const [file, key] = [join(folder, 'size.age'), join(folder, 'key.txt')]
    const identity = await generateIdentity()
    await writeFile(key, identity)
    await asSuperuserHere((client) =>
      client.query(
        `insert into workers (company_id, first_name, last_name, email)
         select case when n % 2 = 0 then $1::uuid else $2::uuid end, 'Zoé ' || n, 'Candidat ' || md5(n::text), n || '@example.test'
         from generate_series(1, $3::int) n`,
        [acme.id, globex.id, ROWS]
      )
    )
    const recipient = await identityToRecipient(identity)
    const made = await timed(['backup', file], { ...process.env, BACKUP_RECIPIENT: recipient })
    const restored = await timed(['restore', file, '--key', key], place.env)
    assert.include(restored.out, 'every table and every file is as it was')
    const sum = (client: { query: (sql: string) => Promise<{ rows: unknown[] }> }) =>
      client.query(
        "select count(*)::int as n, md5(string_agg(t::text, ',' order by id)) as sum from workers t"
      )
    const { rows } = await place.asSuperuser(sum)
    assert.deepEqual(rows, (await asSuperuserHere(sum)).rows)
    assert.isAtLeast((rows[0] as { n: number }).n, ROWS)

    const people = ROWS.toLocaleString('en-GB').replaceAll(',', ' ')
    const megabytes = (await stat(file)).size / 1e6
    const told = [
      { what: `backup with ${people} people`, value: made.seconds, unit: 's', rule: 'R15' },
      { what: 'the encrypted file', value: megabytes, unit: 'MB', rule: 'R15' },
      { what: 'its restore, all compared', value: restored.seconds, unit: 's', rule: 'R15' },
      { what: 'people who differ after it', value: 0, unit: '', promise: 0, rule: 'R15' },
    ]
    for (const figure of told) recordFigure(figure)
    for (const { what, value, unit } of told) console.log(`${what}: ${value.toFixed(1)} ${unit}`)

    async function timed(
      args: string[],
      env: NodeJS.ProcessEnv
    ): Promise<Ran & { seconds: number }> {
      const startedAt = performance.now()
      const ran = await barema(args, { env, entry: TYPED })
      assert.equal(ran.code, 0, ran.err)
      return { ...ran, seconds: (performance.now() - startedAt) / 1000 }
    }
  }).timeout(600_000)
})
