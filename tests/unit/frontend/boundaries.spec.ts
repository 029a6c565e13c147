import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const FRONTEND = fileURLToPath(new URL('../../../frontend/', import.meta.url))
/** What the screens may know of the server: what is pure and runs on both sides, the typed client with its bounds, and values and rules that both sides share. */
const ALLOWED_OUTSIDE = [
  '#modules/ai/pure',
  '#modules/budgets/domain/expected_people',
  '#modules/compute/pure',
  '#modules/payroll/pure',
  '#modules/scenarios/pure',
  '#modules/shared/api_client',
  '#modules/shared/values/bank_account',
  '#modules/shared/values/browser_name',
  '#modules/shared/values/colon',
  '#modules/shared/values/countries',
  '#modules/shared/values/csv',
  '#modules/shared/values/days',
  '#modules/shared/values/format',
  '#modules/shared/values/is_uuid',
  '#modules/shared/values/month',
  '#modules/shared/values/niss',
  '#modules/shared/values/parse_amount',
  '#modules/shared/values/plain_text',
  '#modules/templates/domain/field_names',
  '#modules/casefiles/domain/paper_needs',
  '#modules/catalogue/domain/benefit_kinds',
  '#modules/catalogue/domain/benefit_photo',
  '#modules/packages/pure',
  '#modules/reviews/domain/raise',
  '#modules/shared/pdfs/brought/pdf_faults',
  '#modules/team/domain/language_regime',
  '#modules/templates/domain/markup',
  '#modules/templates/domain/runs_of',
  '#modules/templates/domain/template_body',
  '#modules/templates/domain/template_conditions',
  '#client/api',
  '#client/bounds',
]

test.group('Borders of the single-page app', () => {
  test('audiences never import each other, features never import features, components import neither', async ({
    assert,
  }) => {
    const wrong: string[] = []
    for (const { from, to } of await imports()) {
      const [area, name] = from.split('/')
      const [otherArea, otherName] = to.split('/')
      const crossing =
        area === otherArea && name !== otherName && (area === 'audiences' || area === 'features')
      const upward =
        (otherArea === 'audiences' && area !== 'audiences' && from !== 'app/audiences.ts') ||
        (otherArea === 'features' && area !== 'audiences' && area !== 'features')
      if (crossing || upward) wrong.push(`${from} -> ${to}`)
    }
    assert.deepEqual(wrong, [])
  })

  test('of the server the screens know the pure engine, the typed client and shared values only', async ({
    assert,
  }) => {
    const wrong = (await imports()).filter(
      ({ to }) => to.startsWith('#') && !ALLOWED_OUTSIDE.includes(to)
    )
    assert.deepEqual(wrong, [])
  })

  test('no file of an index kind hides what is imported', async ({ assert }) => {
    const files = await sources()
    assert.deepEqual(
      files.filter((file) => /(^|\/)index\.tsx?$/.test(file)),
      []
    )
  })
})

async function sources(): Promise<string[]> {
  const entries = await readdir(FRONTEND, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => relative(FRONTEND, join(parentPath, name)))
}

/** Every import between files of the app, both as paths below frontend/; imports of the server keep their name. */
async function imports(): Promise<{ from: string; to: string }[]> {
  const found = await Promise.all(
    (await sources()).map(async (from) => {
      const source = await readFile(join(FRONTEND, from), 'utf8')
      return [...source.matchAll(/(?:from|import\()\s*'((?:@\/|\.|#)[^']+)'/g)].map((match) => ({
        from,
        to: target(from, match[1]),
      }))
    })
  )
  return found.flat()
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier
  if (specifier.startsWith('@/')) return specifier.slice(2)
  return relative(FRONTEND, resolve(FRONTEND, from, '..', specifier))
}
