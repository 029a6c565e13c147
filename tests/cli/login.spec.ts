import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { addressOf, Person, TYPED } from './barema.ts'

test.group('barema login and logout', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let person: Person
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    person = await Person.make()
    return () => person.leave()
  })

  const signIn = (slug: string, password = DEMO_PASSWORD, ...more: string[]) =>
    person.barema(
      [
        'login',
        '--url',
        addressOf(slug),
        '--email',
        `payroll@${slug}.test`,
        '--password-stdin',
        ...more,
      ],
      `${password}\n`
    )

  const file = () => join(person.home, 'config', 'barema', 'sessions.json')
  const sessions = async () => JSON.parse(await readFile(file(), 'utf8')).sessions
  const tokensOf = (company: TestCompany) =>
    inTenant(company.id, (trx) => trx.from('auth_access_tokens'))

  test('keeps a token for each company where only the user can read it, and prints it nowhere', async ({
    assert,
  }) => {
    const first = await signIn('acme')
    assert.deepEqual([first.code, first.out], [0, ''])
    assert.include(first.err, `Signed in to ${addressOf('acme')} as payroll@acme.test`)
    assert.equal((await signIn('globex')).code, 0)
    assert.equal((await stat(file())).mode & 0o777, 0o600)
    const kept = await sessions()
    assert.deepEqual(
      kept.map((session: { url: string }) => session.url),
      [addressOf('acme'), addressOf('globex')]
    )
    assert.notInclude(first.err, kept[0].token)
    assert.notInclude(await readFile(file(), 'utf8'), DEMO_PASSWORD)
    assert.lengthOf(await tokensOf(acme), 1)
  })

  test('signing in again replaces the session of that address only', async ({ assert }) => {
    await signIn('acme')
    await signIn('globex')
    const [before, other] = await sessions()
    await signIn('acme')
    const [after, same] = await sessions()
    assert.notEqual(after.token, before.token)
    assert.deepEqual(same, other)
    assert.deepEqual((await readdir(join(person.home, 'config', 'barema'))).sort(), [
      'sessions.json',
    ])
  })

  test('a wrong password is one sentence in the language asked for, with the number of the request', async ({
    assert,
  }) => {
    const refused = await signIn('acme', 'wrong', '--lang', 'nl')
    assert.equal(refused.code, 1)
    assert.match(refused.err, /^barema: .*wachtwoord.*\n {2}\(request [\w-]+\)\n$/)
    await assert.rejects(() => stat(file()))
  })

  test('an unknown company, an address that is none, and a server that is away are told apart', async ({
    assert,
  }) => {
    assert.match((await signIn('nobody')).err, /No company at this address|Check the address/)
    const none = await person.barema(
      ['login', '--url', 'ftp://acme', '--email', 'a@b.test', '--password-stdin'],
      'x'
    )
    assert.match(none.err, /ftp:\/\/acme is not an address such as/)
    const away = await person.barema(
      ['login', '--url', 'http://acme.localhost:1', '--email', 'a@b.test', '--password-stdin'],
      'x'
    )
    assert.match(away.err, /http:\/\/acme\.localhost:1 does not answer \(ECONNREFUSED\)/)
    assert.deepEqual([none.code, away.code], [1, 1])
  })

  test('without a terminal it asks for --password-stdin instead of waiting', async ({ assert }) => {
    const { code, err } = await person.barema(
      ['login', '--url', addressOf('acme'), '--email', 'payroll@acme.test'],
      '',
      TYPED
    )
    assert.equal(code, 1)
    assert.include(err, '--password-stdin')
  })

  test('logout revokes the token at the server and forgets it here; another company stays signed in', async ({
    assert,
  }) => {
    await signIn('acme')
    await signIn('globex')
    const several = await person.barema(['logout'])
    assert.equal(several.code, 1)
    assert.include(several.err, addressOf('globex'))
    assert.equal((await person.barema(['logout', '--company', 'acme'], '', TYPED)).code, 0)
    assert.lengthOf(await tokensOf(acme), 0)
    assert.lengthOf(await tokensOf(globex), 1)
    assert.deepEqual(
      (await sessions()).map((session: { url: string }) => session.url),
      [addressOf('globex')]
    )
    const again = await person.barema(['logout', '--company', 'acme'])
    assert.equal(again.code, 1)
    assert.include(again.err, 'not signed in to acme')
  })

  test('logout says so when the server could not be told, and forgets the token all the same', async ({
    assert,
  }) => {
    await signIn('acme')
    const text = await readFile(file(), 'utf8')
    await writeFile(file(), text.replace(`:${process.env.PORT}`, ':1'))
    const { code, err } = await person.barema(['logout'])
    assert.equal(code, 1)
    assert.match(err, /the server did not revoke the token.*does not answer/)
    assert.deepEqual(await sessions(), [])
  })

  test('a token that has ended needs no revoking', async ({ assert }) => {
    await signIn('acme')
    await inTenant(acme.id, (trx) => trx.from('auth_access_tokens').delete())
    assert.equal((await person.barema(['logout'])).code, 0)
  })

  test('a damaged file is named, not overwritten', async ({ assert }) => {
    await signIn('acme')
    await writeFile(file(), '{ "sessions": ')
    await chmod(file(), 0o600)
    const { code, err } = await signIn('acme')
    assert.equal(code, 1)
    assert.match(err, /sessions\.json is damaged/)
    assert.equal(await readFile(file(), 'utf8'), '{ "sessions": ')
  })
})
