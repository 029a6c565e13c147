import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { cacheFolder, cachedTemporal, takeLock } from '../../../bin/launch/parts/temporal_cache.ts'

test.group('The cache of the Temporal server', (group) => {
  group.each.setup(() => {
    const before = process.env.XDG_CACHE_HOME
    const folder = mkdtempSync(join(tmpdir(), 'barema-'))
    process.env.XDG_CACHE_HOME = folder
    return () => {
      if (before === undefined) delete process.env.XDG_CACHE_HOME
      else process.env.XDG_CACHE_HOME = before
      rmSync(folder, { recursive: true })
    }
  })

  test('lies in the user’s cache folder under its version', ({ assert }) => {
    assert.equal(cachedTemporal(), join(process.env.XDG_CACHE_HOME!, 'barema', 'temporal-1.5.1'))
  })

  test('lets one process build at a time', ({ assert }) => {
    const release = takeLock()
    assert.isFunction(release)
    assert.isNull(takeLock())
    release!()
    assert.isFunction(takeLock())
  })

  test('takes the lock from a process that died, and removes its half-finished build', ({
    assert,
  }) => {
    mkdirSync(join(cacheFolder(), 'build-dead'), { recursive: true })
    writeFileSync(
      `${cachedTemporal()}.lock`,
      JSON.stringify({ pid: process.pid, born: 'another time' })
    )
    assert.isFunction(takeLock())
    assert.isFalse(existsSync(join(cacheFolder(), 'build-dead')))
  })
})
