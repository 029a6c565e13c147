import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { generateIdentity } from 'age-encryption'
import { ArchiveWriter } from '#backend/backup/archive_writer'
import { requireEmptyTarget } from '#backend/backup/restore_target'
import { openSession } from '#backend/backup/tables'
import { verifyArchive } from '#backend/backup/verify_archive'
import { writeBackup } from '#backend/backup/write_backup'
import { seeded } from '../engine/requests.ts'
import { Backups, operator } from './backups.ts'

/** A part of them: each byte of header and end, then anywhere; at night all. */
const FLIPS = Number(process.env.FLIPS ?? 40)
const EVERY = 400

test.group('barema restore refuses', (group) => {
  const backups = new Backups(group)

  test('a cut, another key and a flipped byte are refused before anything is written', async ({
    assert,
  }) => {
    const file = join(backups.folder, 'damaged.age')
    await backups.draftWithFile()
    await backups.backupTo(file)
    const whole = await readFile(file)
    const damaged = join(backups.folder, 'copy.age')
    const refusal = async (bytes: Buffer) => {
      await writeFile(damaged, bytes)
      return verifyArchive(damaged, backups.identity).then(
        () => null,
        (error: Error) => error.message
      )
    }
    assert.isNull(await refusal(whole))

    const random = seeded(20261122)
    for (let nth = 0; nth < EVERY; nth += EVERY / FLIPS) {
      // Each byte of the header and of the end, then anywhere.
      const at =
        nth < 100
          ? nth
          : nth < 200
            ? whole.length - 1 - (nth - 100)
            : Math.floor(random() * whole.length)
      const bytes = Buffer.from(whole)
      bytes[at] ^= 1 << Math.floor(random() * 8)
      assert.match((await refusal(bytes)) ?? 'taken', /cut or altered|does not open/, `byte ${at}`)
    }
    for (let nth = 0; nth < 60; nth += EVERY / FLIPS) {
      const length = nth < 30 ? whole.length - 1 - nth * 16 : Math.floor(random() * whole.length)
      assert.match((await refusal(whole.subarray(0, length))) ?? 'taken', /cut or altered/)
    }
    assert.match((await refusal(Buffer.concat([whole, Buffer.from('x')])))!, /cut or altered/)
    const other = await generateIdentity()
    await assert.rejects(() => verifyArchive(file, other), /this key does not open/)

    const target = await backups.place()
    const otherKey = join(backups.folder, 'other.txt')
    await writeFile(otherKey, other)
    const flipped = Buffer.from(whole)
    flipped[Math.floor(whole.length / 2)] ^= 4
    await writeFile(damaged, flipped)
    const cut = join(backups.folder, 'cut.age')
    await writeFile(cut, whole.subarray(0, -1))
    for (const [path, key] of [
      [damaged, backups.keyFile],
      [cut, backups.keyFile],
      [file, otherKey],
    ]) {
      const { code, err } = await operator(['restore', path, '--key', key], target.env)
      assert.equal(code, 2, err)
      assert.match(err, /^barema: .*nothing was written$/m)
      assert.notInclude(err, '    at ')
    }
    const { rows } = await target.asSuperuser((client) =>
      client.query("select from pg_class where relnamespace = 'public'::regnamespace")
    )
    assert.lengthOf(rows, 0)
    assert.deepEqual(await readdir(target.files), [])
    const fine = await operator(['backup', 'verify', file, '--key', backups.keyFile], process.env)
    assert.deepEqual([fine.code, fine.out.includes('is whole')], [0, true], fine.err)
  })

  test('nothing is replaced: a database with rows, a folder with files, another APP_KEY, a role that sees too little', async ({
    assert,
  }) => {
    const file = join(backups.folder, 'refused.age')
    await backups.draftWithFile()
    await backups.backupTo(file)
    const restore = (env: NodeJS.ProcessEnv, ...more: string[]) =>
      operator(['restore', file, '--key', backups.keyFile, ...more], env)
    const target = await backups.place()

    const otherKey = { ...target.env, APP_KEY: 'another-key-of-thirty-two-characters-0123' }
    const sealed = await restore(otherKey)
    assert.equal(sealed.code, 1)
    assert.match(sealed.err, /not sealed under this APP_KEY/)

    const strange = join(target.files, 'company', 'x')
    await mkdir(strange, { recursive: true })
    await writeFile(join(strange, 'a.pdf'), 'a')
    assert.match((await restore(target.env)).err, /the files are not empty/)
    await rm(join(target.files, 'company'), { recursive: true })

    assert.equal((await restore(otherKey, '--any-key')).code, 0)
    const again = await restore(target.env)
    assert.equal(again.code, 1)
    assert.match(again.err, /the database is not empty \(.* has rows\)/)

    const owner = process.env.DATABASE_OWNER_URL!
    const weak = await openSession(owner)
    await assert.rejects(() => requireEmptyTarget(weak), /is no superuser/)
    await weak.end()
    const archive = new ArchiveWriter(
      createWriteStream(join(backups.folder, 'blind.age')),
      backups.recipient
    )
    await assert.rejects(() => writeBackup(archive, { databaseUrl: owner }), /no BYPASSRLS/)
    await archive.abandon()
  })
})
