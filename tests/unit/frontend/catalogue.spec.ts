import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IntlMessageFormat } from 'intl-messageformat'
import { test } from '@japa/runner'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const LOCALES = ['fr', 'nl', 'en'] as const

type Tree = { [key: string]: string | Tree }
type Element = {
  type: number
  value?: unknown
  options?: Record<string, { value: Element[] }>
  children?: Element[]
}

/** Types of intl-messageformat's syntax tree that carry an argument's name. */
const ARGUMENT_TYPES = [1, 2, 3, 4, 5, 6]
const TAG = 8

test.group('Message catalogue', () => {
  test('the three languages have the same files', async ({ assert }) => {
    for (const folder of await langFolders()) {
      const [fr, nl, en] = await Promise.all(LOCALES.map((locale) => filesOf(join(folder, locale))))
      assert.deepEqual(nl, fr, folder)
      assert.deepEqual(en, fr, folder)
    }
  })

  test('the three languages have the same keys and the same arguments, and every message can be read', async ({
    assert,
  }) => {
    for (const folder of await langFolders()) {
      for (const file of await filesOf(join(folder, 'fr'))) {
        const [fr, nl, en] = await Promise.all(
          LOCALES.map((locale) => messagesOf(join(folder, locale, file)))
        )
        const inFrench = new Map([...fr].map(([key, message]) => [key, argumentsOf(message)]))
        for (const [locale, other] of [
          ['nl', nl],
          ['en', en],
        ] as const) {
          assert.deepEqual(
            [...other.keys()].sort(),
            [...fr.keys()].sort(),
            `${folder}/${locale}/${file}`
          )
          for (const [key, expected] of inFrench)
            assert.deepEqual(
              argumentsOf(other.get(key)!),
              expected,
              `${folder}/${locale}/${file} ${key}`
            )
        }
      }
    }
  })

  test('every message that the screens ask for by its full name exists', async ({ assert }) => {
    const known = new Set<string>()
    for (const file of await filesOf(join(ROOT, 'frontend/lang/fr'))) {
      for (const key of (await messagesOf(join(ROOT, 'frontend/lang/fr', file))).keys())
        known.add(`${file.replace('.json', '')}.${key}`)
    }
    const asked = await askedMessages(join(ROOT, 'frontend'))
    assert.isAbove(asked.length, 100)
    assert.deepEqual(
      asked.filter(({ id }) => !known.has(id)),
      []
    )
  })
})

async function langFolders(): Promise<string[]> {
  const modules = await readdir(join(ROOT, 'modules'), { withFileTypes: true })
  const folders = [
    join(ROOT, 'frontend/lang'),
    ...modules
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(ROOT, 'modules', name, 'lang')),
  ]
  const present = await Promise.all(
    folders.map(async (folder) => ((await filesOf(join(folder, 'fr'))).length > 0 ? [folder] : []))
  )
  return present.flat()
}

/** The JSON files of a folder, sorted; none when there is no such folder. */
async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[])
  return names.filter((name) => name.endsWith('.json')).sort()
}

async function messagesOf(file: string): Promise<Map<string, string>> {
  const messages = new Map<string, string>()
  const walk = (tree: Tree, prefix: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') messages.set(prefix + key, value)
      else walk(value, `${prefix}${key}.`)
    }
  }
  walk(JSON.parse(await readFile(file, 'utf8')) as Tree, '')
  return messages
}

function argumentsOf(message: string): string[] {
  const names = new Set<string>()
  const walk = (elements: Element[]) => {
    for (const { type, value, options, children } of elements) {
      if (ARGUMENT_TYPES.includes(type) || type === TAG) names.add(String(value))
      for (const option of Object.values(options ?? {})) walk(option.value)
      walk(children ?? [])
    }
  }
  walk(new IntlMessageFormat(message, 'fr').getAst() as unknown as Element[])
  return [...names].sort()
}

/** The literal ids of `t('file.key')` in the screens' source. */
async function askedMessages(folder: string): Promise<{ id: string; file: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sources = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  const found = await Promise.all(
    sources.map(async ({ parentPath, name }) => {
      const source = await readFile(join(parentPath, name), 'utf8')
      return [...source.matchAll(/\bt\('([a-z-]+\.[A-Za-z0-9_]+)'/g)].map((match) => ({
        id: match[1],
        file: name,
      }))
    })
  )
  return found.flat()
}
