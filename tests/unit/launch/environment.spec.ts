import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { test } from '@japa/runner'
import { NIGHTLY } from '../../nightly/tasks.ts'
import {
  applicationVariables,
  writeEnvironmentFile,
} from '../../../bin/launch/setup/environment.ts'
import {
  PORTS,
  testEnvironment,
  type TestPorts,
} from '../../../bin/launch/checks/test_environment.ts'
import { localSecrets } from '../../../bin/launch/setup/local_data.ts'

const secrets = {
  appKey: 'k'.repeat(43),
  superuserPassword: 's',
  ownerPassword: 'o',
  appPassword: 'a',
  backupPassword: 'b',
}
const ports = {
  ...{ web: 4000, postgres: 4001, smtp: 4002, temporal: 4003, mailPage: 4004 },
  ...{ openid: 4005, stripe: 4006, csc: 4007, hr: 4008 },
}

test.group('The application’s variables', (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'barema-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('real environment variables win, except for the port that was chosen', ({ assert }) => {
    const variables = applicationVariables({
      secrets,
      ports,
      real: { SMTP_URL: 'smtp://mail.example', PORT: '80' },
    })
    assert.equal(variables.SMTP_URL, 'smtp://mail.example')
    assert.notProperty(variables, 'MAIL_LOOKUP_URL', 'the mailbox knows nothing of those mails')
    assert.equal(variables.PORT, '4000')
    assert.equal(variables.DATABASE_URL, 'postgres://barema_app:a@127.0.0.1:4001/barema')
  })

  test('the file can be read back, whatever the folder is called, and by no other user', ({
    assert,
  }) => {
    const variables = applicationVariables({
      secrets,
      ports,
      filesRoot: '/home/Zoé Peeters/#1/files',
      real: {},
    })
    writeEnvironmentFile(variables, folder)
    const read = parseEnv(readFileSync(join(folder, '.env'), 'utf8'))
    assert.deepEqual({ ...read }, { NODE_ENV: 'development', ...variables })
    assert.equal(statSync(join(folder, '.env')).mode & 0o777, 0o600)
  })

  test('secrets are made once, differ, and are readable by their owner only', ({ assert }) => {
    const made = localSecrets(folder)
    assert.deepEqual(localSecrets(folder), made)
    assert.equal(new Set(Object.values(made)).size, 5)
    assert.equal(statSync(join(folder, 'secrets.json')).mode & 0o777, 0o600)
  })

  test('tests never get the machine’s own database, mail server or files', ({
    assert,
    cleanup,
  }) => {
    const dangerous = {
      DATABASE_URL: 'postgres://real',
      REDIS_URL: 'redis://real',
      SMTP_URL: 'smtp://real',
      MAIL_LOOKUP_URL: 'https://real/{id}',
      S3_BUCKET: 'real',
      SENTRY_DSN: 'real',
    }
    const before = { ...process.env }
    Object.assign(process.env, dangerous)
    cleanup(() => {
      for (const name of Object.keys(dangerous)) if (!(name in before)) delete process.env[name]
      Object.assign(process.env, before)
    })
    const own = Object.fromEntries(PORTS.map((name, at) => [name, 5000 + at])) as TestPorts
    const run = { folder, secrets, ports: own, found: {} }
    const environment = testEnvironment(run, 'b')
    assert.notInclude(Object.values(environment).join(' '), 'real')
    assert.equal(environment.PORT, String(own['web-b']))
    assert.notEqual(environment.DATABASE_URL, testEnvironment(run, 'a').DATABASE_URL)
  })

  test('what a task of the night sets reaches its tests', ({ assert, cleanup }) => {
    const own = Object.fromEntries(PORTS.map((name, at) => [name, 5000 + at])) as TestPorts
    const run = { folder, secrets, ports: own, found: {} }
    for (const { name, env = {}, runs = [] } of NIGHTLY)
      for (const set of [env, ...runs]) {
        const before = { ...process.env }
        cleanup(() => {
          for (const variable of Object.keys(set))
            if (!(variable in before)) delete process.env[variable]
        })
        Object.assign(process.env, set)
        assert.containSubset(testEnvironment(run, 'a'), set, name)
      }
  })
})
