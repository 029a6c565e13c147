import { test } from '@japa/runner'
import type { VineValidator } from '@vinejs/vine'
import * as generated from '#client/bounds'
import { boundsSource } from '#backend/http/bounds'
import { openApiDocument } from '#backend/http/openapi'
import { modules } from '#backend/modules'
import { endpoints } from '#tests/helpers/endpoints'
import { judge, type Bounds } from '../../frontend/components/form/judge.ts'

/** What the server alone can tell, and refuses where the bounds alone would not. */
const OF_THE_SERVER = [
  ...['numeroEntreprise', 'validityDateStr', 'startDate', 'date', 'day'],
  ...['phone', 'dateOfBirthStr', 'nationality', 'addressCountry', 'niss', 'iban', 'bic'],
]

test.group('Bounds of forms and of the server', () => {
  test('the generated bounds are those of the endpoints as they stand', ({ assert }) => {
    const source = boundsSource(openApiDocument(modules))
    for (const [name, bounds] of Object.entries(generated))
      assert.include(source, `export const ${name} = ${JSON.stringify(bounds)}\n`)
    assert.lengthOf(source.match(/^export const /gm)!, Object.keys(generated).length)
  })

  test('browser and server refuse the same values of every field of every body', async ({
    assert,
  }) => {
    const disagree: string[] = []
    let judged = 0
    for (const { method, path, body } of endpoints) {
      if (!body || !('toJSONSchema' in body)) continue
      const bounds = (body as VineValidator<any, any>).toJSONSchema() as Bounds
      for (const [name, field] of Object.entries(bounds.properties ?? {}))
        for (const value of around(field)) {
          const here = refusesField(judge(bounds, { [name]: value }), name)
          const there = await refusedByServer(body as VineValidator<any, any>, name, value)
          judged++
          // To the browser spaces alone are nothing, also where the server would take them for a password.
          const known = here ? value === ' ' : OF_THE_SERVER.includes(name)
          if (here !== there && !known)
            disagree.push(`${method} ${path} ${name}: ${JSON.stringify(value)}`)
        }
    }
    assert.deepEqual(disagree, [])
    assert.isAbove(judged, 500)
  })
})

function refusesField(wrongs: { path: string }[], name: string): boolean {
  return wrongs.some(({ path }) => path === name || path.startsWith(`${name}.`))
}

async function refusedByServer(body: VineValidator<any, any>, name: string, value: unknown) {
  const [error] = await body.tryValidate({ [name]: value }, { meta: {} as never })
  const messages = (error?.messages ?? []) as { field: string }[]
  return refusesField(
    messages.map(({ field }) => ({ path: field })),
    name
  )
}

/** Addresses, codes, colours and days: each in a case that a pattern without its flags would refuse. */
const TEXTS = ['a@b', 'a@example.be', 'ABCD-efgh', '#0B6e4f', '2026-02-01', 'BECP200', ' ']

/** Values at and beside each bound of a text or a number, and one choice that is none. */
function around({ type, enum: choices, format, minLength = 0, ...bound }: Bounds): unknown[] {
  const kinds = [type].flat()
  if (choices) return choices.every((each) => typeof each === 'string') ? [choices[0], 'none'] : []
  if (format === 'uuid') return []
  if (kinds.includes('string')) {
    const { maxLength = 5000 } = bound
    const lengths = [minLength - 1, minLength, maxLength, maxLength + 1].filter((n) => n > 0)
    return [...lengths.map((length) => 'a'.repeat(length)), ...TEXTS]
  }
  if (!kinds.some((kind) => kind === 'number' || kind === 'integer')) return []
  const { minimum = -1e6, maximum = 1e6 } = bound
  const beside = [minimum - 1, minimum, maximum, maximum + 1]
  return kinds.includes('integer') ? [...beside, minimum + 0.5] : beside
}
