import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const run = promisify(execFile)

/** Not bin/launch: what stands in for a foreign service writes as that service does. */
const FOLDERS = ['backend', 'cli', 'config', 'database', 'frontend', 'modules', 'workflows']
const PLACES = ['modules/shared/values/days.ts', 'modules/shared/values/format.ts']

/** What only the places of days and formats may hold. */
const REFUSED = [
  /Europe\/Brussels/,
  // Which languages there are may be asked anywhere: that writes nothing.
  /\bIntl\.(DateTimeFormat|NumberFormat)\b(?!\.supportedLocalesOf)/,
  /\.toLocale\w*\(/,
  /\bi18n\w*\.format(Date|Time|RelativeTime|Number|Currency)\b/,
  /toISOString\(\)\s*\.slice\(/,
]

/** What stands elsewhere than in its one place. */
function strayIn(code: string): string[] {
  return REFUSED.flatMap((never) => never.exec(code)?.[0] ?? [])
}

test.group('Days in Belgium and formats', () => {
  test('have one place each, for server, screens and command line', async ({ assert }) => {
    const { stdout } = await run('git', ['ls-files', ...FOLDERS], { maxBuffer: 8 * 1024 * 1024 })
    const files = stdout.split('\n').filter((path) => /\.tsx?$/.test(path))
    assert.includeMembers(files, PLACES)
    const wrong: string[] = []
    for (const path of files) {
      if (PLACES.includes(path)) continue
      // A file that was removed and not committed yet is still listed.
      const code = await readFile(path, 'utf8').catch(() => '')
      wrong.push(...strayIn(code).map((found) => `${path}: ${found}`))
    }
    assert.deepEqual(wrong, [])
  })

  test('are found where they do not belong', ({ assert }) => {
    for (const code of [
      `DateTime.now().setZone('Europe/Brussels')`,
      `new Intl.NumberFormat('fr-BE')`,
      `value.toLocaleString('en')`,
      `i18n.formatDate(day)`,
      `new Date().toISOString().slice(0, 10)`,
    ])
      assert.lengthOf(strayIn(code), 1, code)
  })
})
