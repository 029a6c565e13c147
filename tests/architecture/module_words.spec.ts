import { access, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { OPENED } from '#modules/billing/domain/plans'
import type { ModuleWords } from '#modules/shared/words/module_words'
import { listOf, tableOf, WORDS } from '#modules/words'
import { endpoints } from '#tests/helpers/endpoints'
import { sourcesOf } from '#tests/helpers/sources'

const LOCALES = ['fr', 'nl', 'en']
/** What people read of a module; the rest is for the code alone. */
const READ = ['problems', 'events', 'rights', 'features'] as const
const PARTS = [...READ, 'documents', 'tables'] as const

/** The names that a module declares of one part. */
function namesOf(words: ModuleWords, part: (typeof PARTS)[number]): string[] {
  const names = words[part] ?? []
  return Array.isArray(names) ? [...names] : Object.keys(names)
}

const MODULES: [name: string, words: ModuleWords][] = Object.entries(WORDS)

test.group('The words of the modules', () => {
  test('are those of every module that has some', async ({ assert }) => {
    const folders = (await sourcesOf('modules')).flatMap(
      ({ path }) => /^modules\/([a-z]+)\/words\.ts$/.exec(path)?.[1] ?? []
    )
    assert.sameMembers(Object.keys(WORDS), folders)
  })

  test('no name is declared twice', ({ assert }) => {
    for (const part of PARTS) {
      const names = MODULES.flatMap(([, words]) => namesOf(words, part))
      assert.isNotEmpty(names, part)
      assert.deepEqual(
        names.filter((name, at) => names.indexOf(name) !== at),
        [],
        part
      )
    }
  })

  for (const locale of LOCALES)
    test(`each is said in ${locale} by its own module, which says nothing else`, async ({
      assert,
    }) => {
      for (const [name, words] of MODULES) {
        const path = app.makePath(`modules/${name}/lang/${locale}/words.json`)
        const texts = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'))
        const declared = Object.fromEntries(READ.map((part) => [part, namesOf(words, part)]))
        for (const part of READ) {
          assert.sameMembers(Object.keys(texts[part] ?? {}), declared[part], `${path} ${part}`)
          for (const text of Object.values(texts[part] ?? {}))
            if (part === 'problems') assert.onlyProperties(text, ['title', 'detail'])
            else assert.match(text as string, /\S/)
        }
        assert.includeMembers([...READ], Object.keys(texts), path)
      }
    })

  test('a right opens a call, a feature is opened by a plan or an add-on, a document has its template', async ({
    assert,
  }) => {
    const demanded = endpoints.flatMap((one) => (one.audience === 'employer' ? [one.can] : []))
    assert.sameMembers([...new Set(demanded)], Object.keys(tableOf('rights')))
    assert.sameMembers([...OPENED], [...listOf('features')])
    for (const kind of listOf('documents'))
      await access(app.makePath(`modules/shared/documents/templates/${kind}.typ`))
  })

  test('a refusal is given somewhere, and what happened is recorded somewhere', async ({
    assert,
  }) => {
    const sources = await sourcesOf('backend', 'modules', 'workflows')
    const code = sources
      .filter(({ path }) => !/^modules\/[a-z]+\/words\.ts$/.test(path))
      .map((source) => source.code)
      .join('\n')
    const isSaid = (name: string) => code.includes(`'${name}'`)
    // Lists that are alike put their own kind before what happened (`${list}.created`), and a job how it ended behind.
    const isComposed = (event: string) => {
      const [kind, deed] = event.split('.')
      return code.includes(`}.${deed}\``) || code.includes(`\`${kind}.\${`)
    }
    assert.deepEqual(
      Object.keys(tableOf('problems')).filter((problem) => !isSaid(problem)),
      []
    )
    assert.deepEqual(
      listOf('events').filter((event) => !isSaid(event) && !isComposed(event)),
      []
    )
  })
})
