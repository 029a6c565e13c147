import { readdir, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { CHANGES } from '#modules/scenarios/pure'
import { SKIPPED } from '#modules/scenarios/domain/changes/change'
import { OUT_SKIPPED } from '#modules/scenarios/domain/out_skipped'

const MODULE = new URL('../../modules/scenarios/', import.meta.url)
/** What a change may not know, if it is to give the same anywhere and at any time. */
const IMPURE = [/Date\.now/, /new Date/, /Math\.random/, /\btoday\(/, /from 'node:/, /\bfetch\(/]

test.group('Changes of a scenario', () => {
  test('each definition is in the list, under a name of its own, and pure', async ({ assert }) => {
    const files = (await readdir(new URL('domain/changes/', MODULE))).filter(
      (name) => !['index.ts', 'change.ts', 'gross.ts'].includes(name)
    )
    const defined: string[] = []
    for (const name of files) {
      const code = await readFile(new URL(`domain/changes/${name}`, MODULE), 'utf8')
      defined.push(...[...code.matchAll(/\btype: '([A-Z_]+)'/g)].map(([, type]) => type!))
      assert.deepEqual(IMPURE.filter((never) => never.test(code)).map(String), [], name)
    }
    assert.sameMembers(
      defined,
      CHANGES.map(({ type }) => type)
    )
    assert.lengthOf(new Set(defined), defined.length)
  })

  test('each has its name, its sentence and its questions in three languages, and no other has', async ({
    assert,
  }) => {
    const types = CHANGES.map(({ type }) => type)
    const fields = [...new Set(CHANGES.flatMap((each) => Object.keys(each.fields)))]
    for (const locale of ['fr', 'nl', 'en']) {
      const texts = JSON.parse(
        await readFile(new URL(`lang/${locale}/changes.json`, MODULE), 'utf8')
      )
      const said = (of: string) =>
        Object.entries<string>(texts[of])
          .filter(([, text]) => text.trim() !== '')
          .map(([name]) => name)
      assert.sameMembers(said('name'), types, locale)
      assert.sameMembers(said('says'), types, locale)
      assert.sameMembers(said('field'), fields, locale)
      assert.sameMembers(said('skipped'), [...SKIPPED], locale)
      assert.sameMembers(said('out'), [...OUT_SKIPPED], locale)
    }
  })

  test('a slider moves a number that its change asks for', ({ assert }) => {
    for (const { type, slider, fields } of CHANGES) {
      if (!slider) continue
      const field = (fields as Record<string, { kind: string; min?: number; max?: number }>)[
        slider.field
      ]
      assert.include(['percent', 'amount', 'hours', 'count'], field?.kind, type)
      assert.isAtLeast(slider.min, field?.min ?? 0, type)
      assert.isAtMost(slider.max, field?.max ?? Infinity, type)
    }
  })
})
