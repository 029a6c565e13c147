import { existsSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { EARLY_WORDS } from '../../frontend/lib/early-words.ts'

/** What is on the screen before all words are there: the frame, the editor, the sign-in. */
const SHOWN_EARLY = [
  'frontend/audiences/employer/routes.tsx',
  'frontend/audiences/employer/shell.tsx',
  'frontend/audiences/employer/routes/edit-package.tsx',
  'frontend/features/package-editor/package-editor.tsx',
  'frontend/components/pay/pictures/pictures.tsx',
  ...['', '-magic', '-company', '-google'].map(
    (way) => `frontend/audiences/employer/routes/login${way}.tsx`
  ),
  ...['forgot-password', 'reset-password', 'invitation'].map(
    (screen) => `frontend/audiences/employer/routes/${screen}.tsx`
  ),
]

/** Files of these name later words, and why nobody reads their ids meanwhile. */
const LATER_ON_PURPOSE: Record<string, string> = {
  'lib/settings-pages.ts': 'its lines are drawn by the settings and by the search',
  'features/billing/feature-gate.tsx': 'what is behind it comes with all words',
  'features/billing/feature-locked.tsx': 'the same',
  'features/billing/request-access.tsx': 'the same',
  'components/pay/use-line-text.ts': 'short names are early; a sentence is read once it is asked',
  'components/pay/use-figure-text.ts': 'asked for by the explanation of a line, which waits',
  'components/pay/law-line.tsx': 'folded, and in the law’s own words until then',
  'lib/pay/use-engine-sentence.ts': 'a refusal names what it goes with by its path until then',
  'lib/use-source-words.ts': 'asked for by the explanation of a line, which waits',
  'lib/pay/civil-situation.ts': 'a field’s path begins as a word does',
  'lib/pay/use-class-text.ts': 'the code of a class stands there until its name is there',
}

test.group('The words that a page begins with', () => {
  test('are all that the frame, the editor and the sign-in say', async ({ assert }) => {
    const keys = await allKeys()
    const files = await imported(SHOWN_EARLY)
    assert.isAbove(files.size, 300)
    const wrong: string[] = []
    for (const [file, code] of files) {
      const place = file.replace('frontend/', '')
      if (!file.startsWith('frontend/') || place in LATER_ON_PURPOSE) continue
      for (const key of keysIn(code, keys)) {
        const early = EARLY_WORDS.some((name) => key.startsWith(`${name}.`))
        if (!early) wrong.push(`${place}: ${key}`)
      }
    }
    assert.deepEqual(wrong, [])
  })

  test('exist, each as a file', async ({ assert }) => {
    const files = new Set([...(await allKeys()).values()])
    assert.deepEqual(
      EARLY_WORDS.filter((name) => !files.has(name)),
      []
    )
    const here = await imported(SHOWN_EARLY)
    for (const place of Object.keys(LATER_ON_PURPOSE))
      assert.isTrue(here.has(`frontend/${place}`), `${place} is no exception any more`)
  })
})

/** Every id of the catalogue, with the file that has it: `compute.lines.onss` -> `compute.lines`. */
async function allKeys(): Promise<Map<string, string>> {
  const modules = await readdir('modules')
  const folders: [module: string, folder: string][] = [
    ['', 'frontend/lang/fr'],
    ...modules.map((name): [string, string] => [`${name}.`, `modules/${name}/lang/fr`]),
  ]
  const keys = new Map<string, string>()
  for (const [module, folder] of folders)
    for (const file of existsSync(folder) ? await readdir(folder) : []) {
      const name = basename(file, '.json')
      const prefix = name === 'words' ? name : module + name
      const walk = (tree: object, at: string) => {
        for (const [key, value] of Object.entries(tree))
          if (typeof value === 'string') keys.set(`${at}.${key}`, prefix)
          else walk(value as object, `${at}.${key}`)
      }
      walk(JSON.parse(await readFile(join(folder, file), 'utf8')) as object, prefix)
    }
  return keys
}

/** What a file says by whole ids, and by the beginning of ids that it puts together. */
function keysIn(code: string, keys: Map<string, string>): string[] {
  const whole = [...code.matchAll(/'([a-z][\w-]*\.[\w.-]+)'/g)].map(([, id]) => id!)
  const begun = [...code.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map(([, id]) => id!)
  const all = [...keys.keys()]
  return [
    ...whole.filter((id) => keys.has(id)),
    ...begun.filter((id) => all.some((key) => key.startsWith(id))),
  ]
}

/** Files with all that they import, by path; what they ask for later is not there yet. */
async function imported(starts: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const read = async (file: string) => {
    if (found.has(file)) return
    found.set(file, '')
    const code = await readFile(file, 'utf8')
    found.set(file, code)
    const imports = code.matchAll(/^(?:import|export)\s(?!type\s)[^'";]*?from '([^']+)'/gms)
    for (const [, from] of imports) {
      const path = placeOf(from!, file)
      if (path) await read(path)
    }
  }
  for (const start of starts) await read(start)
  return found
}

/** Of our own code; libraries say nothing of ours, and the engine gives keys. */
function placeOf(from: string, by: string): string | undefined {
  const path = from.startsWith('@/')
    ? join('frontend', from.slice(2))
    : from.startsWith('.')
      ? join(dirname(by), from)
      : null
  if (path === null || !path.startsWith('frontend/')) return undefined
  return ['', '.ts', '.tsx']
    .map((end) => path + end)
    .find((each) => /\.tsx?$/.test(each) && existsSync(each) && statSync(each).isFile())
}
