import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { until } from '#tests/helpers/until'
import { Children } from '../../../bin/launch/process/children.ts'

test.group('The parts of npm start', () => {
  test('one that ends by itself, as a worker of no use does, is started again, and the console says so', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'barema-children-'))
    const starts = join(folder, 'starts')
    const script = `fs.appendFileSync(${JSON.stringify(starts)}, 'x'); setTimeout(() => process.exit(1), 50)`
    const said: string[] = []
    const { log } = console
    console.log = (line: string) => void said.push(line)
    const children = new Children()
    cleanup(async () => {
      console.log = log
      await children.stop()
      rmSync(folder, { recursive: true })
    })
    await children.start({
      name: 'worker',
      command: process.execPath,
      args: ['-e', script],
      logFolder: folder,
    })
    const count = () => (existsSync(starts) ? readFileSync(starts, 'utf8').length : 0)
    await until('it was started twice', () => count() >= 2)
    assert.include(said.join('\n'), 'worker ended with code 1; starting it again in 1 s')
  })
})
