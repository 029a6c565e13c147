import { spawnSync } from 'node:child_process'
import { test } from '@japa/runner'

const FILE = 'docker/compose.yaml'

/** Debian's docker-compose, else Docker's own plugin; `npm test` installs the first when both are missing. */
function compose(...args: string[]) {
  const old = spawnSync('docker-compose', ['-f', FILE, ...args], { encoding: 'utf8' })
  return old.error
    ? spawnSync('docker', ['compose', '-f', FILE, ...args], { encoding: 'utf8' })
    : old
}

test.group('The compose file', () => {
  test('is valid', ({ assert }) => {
    const checked = compose('config', '-q')
    assert.equal(checked.status, 0, checked.error?.message ?? checked.stderr)
  })

  test('runs the web process and the worker from one image, and gives only the migration the owner’s password', ({
    assert,
  }) => {
    const text = compose('config').stdout
    const services = text.split(/^ {2}(?=\S)/m)
    const service = (name: string) => services.find((part) => part.startsWith(`${name}:\n`)) ?? ''
    const imageOf = (name: string) => /image: (\S+)/.exec(service(name))?.[1]

    assert.equal(imageOf('app'), 'barema:local')
    assert.equal(imageOf('worker'), imageOf('app'))
    assert.notInclude(service('app'), 'DATABASE_OWNER_URL')
    assert.notInclude(service('worker'), 'DATABASE_OWNER_URL')
    assert.include(service('migrate'), 'DATABASE_OWNER_URL')
  })
})
