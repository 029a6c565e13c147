import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { judged } from '../../bin/supply/advisories.mjs'
import { isAllowed, licences } from '../../bin/supply/licences.mjs'
import { lockFile } from '../../bin/supply/lock_file.mjs'
import { readerOf, secretsIn, secretsOfHistory } from '../../bin/supply/secrets.mjs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test.group('What Barema is made of', () => {
  test('is fixed by hashes from one registry, but for builds of other platforms, which are named', ({
    assert,
  }) => {
    const { problems, notes = [] } = lockFile(lock)
    assert.deepEqual(problems, [])
    const [, named = ''] = notes
    for (const name of named.split(', '))
      assert.match(name, /darwin|win32|android|freebsd|arm|wasm/)
    const packages = (entry: object) => ({ packages: { 'node_modules/a': entry } })
    const [version, integrity] = ['1.0.0', 'sha512-x']
    for (const [entry, problem] of [
      [{ version }, /no sha512/],
      [{ version, integrity: 'sha1-x' }, /no sha512/],
      [{ version, optional: true }, /no sha512/],
      [{ version, integrity, resolved: 'https://evil.example/a.tgz' }, /comes from https:\/\/evil/],
      [{ link: true }, /is a link/],
    ] as [object, RegExp][])
      assert.match(lockFile(packages(entry)).problems[0], problem)
    assert.lengthOf(lockFile(packages({ version, optional: true, os: ['darwin'] })).notes ?? [], 2)
  })

  test('is under licences that let it be sold', ({ assert }) => {
    assert.deepEqual(licences(lock).problems, [])
    for (const allowed of ['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])
      assert.isTrue(isAllowed(allowed), allowed)
    for (const refused of [
      'GPL-3.0-only',
      'AGPL-3.0-or-later',
      'MIT AND GPL-2.0-only',
      'SEE LICENSE IN x',
      '',
    ])
      assert.isFalse(isAllowed(refused), refused)
  })

  test('holds no secret, now or in its history', async ({ assert }) => {
    // A copy without git has no history, and holds what the last commit held.
    assert.deepEqual((await secretsOfHistory()).problems, [])
    // Put together here, so that this file itself is none of them.
    for (const secret of [
      `-----BEGIN ${'OPENSSH '}PRIVATE KEY-----`,
      `AKIA${'ABCDEFGHIJKLMNOP'}`,
      `ghp_${'a1'.repeat(18)}`,
      `sk_live_${'a1'.repeat(12)}`,
      `DATABASE_URL=postgres://barema:${'Zr3vB0m1Qx8J'}@db.barema.be/barema`,
      `GOCSPX-${'a1_'.repeat(8)}`,
    ])
      assert.lengthOf(secretsIn(`+  x = "${secret}"`), 1, secret)
    for (const harmless of [
      'sk_test_barema_local',
      'smtp://user:password@mail.example:587',
      'postgres://barema_app:secret-of-test@127.0.0.1:5432/barema',
      'DATABASE_URL: postgres://barema_app:${APP_PASSWORD:?is missing}@postgres:5432/barema',
    ])
      assert.deepEqual(secretsIn(harmless), [], harmless)
  })

  test('a secret is told by the commit and the file that brought it, in whatever pieces the history is read', ({
    assert,
  }) => {
    const secret = `ghp_${'a1'.repeat(18)}`
    const history = [
      ...['commit aaa', '', '+++ b/one.ts', '@@ -0,0 +1 @@', '+const one = 1', ''],
      ...['commit bbb', '', '+++ b/two.ts', '@@ -0,0 +1,2 @@', '+const two = 2', '+++ b/three.ts'],
      ...['@@ -1 +1 @@', `-const token = 'ghp_${'b2'.repeat(18)}'`, `+const token = '${secret}'`],
      'commit ccc',
      '+++ b/four.ts',
      '+const four = 4',
    ].map((line) => `${line}\n`)
    for (const linesOfPiece of [1, 2, 5, history.length]) {
      const told: string[] = []
      const read = readerOf((what, where) => told.push(`${what} in ${where}`))
      for (let at = 0; at < history.length; at += linesOfPiece)
        read(history.slice(at, at + linesOfPiece).join(''))
      const [{ hash }] = secretsIn(secret)
      assert.deepEqual(told, [`a token of GitHub in three.ts, added by bbb (${hash})`])
    }
  })

  test('advisories: severe ones fail, a registry without any says that nothing was checked', ({
    assert,
  }) => {
    const answer = (severity: string) =>
      JSON.stringify({ vulnerabilities: { a: { name: 'a', severity, range: '<2' } } })
    assert.deepEqual(judged(answer('critical')).problems, ['a <2: critical'])
    assert.deepEqual(judged(answer('moderate')), { problems: [], notes: ['a <2: moderate'] })
    assert.include(judged('{"message": "405 Method Not Allowed"}').unknown, '405')
    assert.isString(judged('npm is not there').unknown)
  })
})

test.group('A release', (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'barema-release-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('is signed by a key of the operator’s, and one changed byte is seen', ({ assert }) => {
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    const key = join(folder, 'key')
    run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', key)
    const signers = join(folder, 'signers')
    writeFileSync(signers, `operator@barema.test ${readFileSync(`${key}.pub`, 'utf8')}`)
    run('bin/supply/sign_release.sh', 'HEAD', key, folder)
    const verify = (signer = 'operator@barema.test') =>
      run('bin/supply/verify_release.sh', folder, 'HEAD', signers, signer)
    assert.include(verify(), 'barema-HEAD.tar.gz: OK')
    assert.throws(() => verify('somebody@else.test'))
    appendFileSync(join(folder, 'barema-HEAD.tar.gz'), 'x')
    assert.throws(() => verify())
    const list = JSON.parse(readFileSync(join(folder, 'barema-HEAD.cdx.json'), 'utf8'))
    assert.equal(list.bomFormat, 'CycloneDX')
    assert.isAbove(list.components.length, 500)
  })
})
