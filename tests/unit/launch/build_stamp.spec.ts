import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { sourceStamp } from '../../../bin/launch/setup/source_stamp.ts'

test.group('The fingerprint of the sources', (group) => {
  let folder = ''
  const stamp = () =>
    sourceStamp((path: string) => join(folder, path), ['backend', 'public', 'missing'])
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'barema-'))
    mkdirSync(join(folder, 'backend/start'), { recursive: true })
    mkdirSync(join(folder, 'public/assets'), { recursive: true })
    writeFileSync(join(folder, 'backend/start/env.ts'), 'one')
    return () => rmSync(folder, { recursive: true })
  })

  test('stays when only times change or the build writes its assets', ({ assert }) => {
    const before = stamp()
    utimesSync(join(folder, 'backend/start/env.ts'), 1, 1)
    writeFileSync(join(folder, 'public/assets/main.js'), 'built')
    assert.equal(stamp(), before)
  })

  test('changes with a content, a new file and a new name', ({ assert }) => {
    const stamps = [stamp()]
    writeFileSync(join(folder, 'backend/start/env.ts'), 'two')
    stamps.push(stamp())
    writeFileSync(join(folder, 'backend/kernel.ts'), '')
    stamps.push(stamp())
    rmSync(join(folder, 'backend/kernel.ts'))
    writeFileSync(join(folder, 'backend/routes.ts'), '')
    stamps.push(stamp())
    assert.equal(new Set(stamps).size, 4)
  })
})
