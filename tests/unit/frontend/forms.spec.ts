import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { VineValidator } from '@vinejs/vine'
import * as generated from '#client/bounds'
import { boundsSource } from '#backend/http/bounds'
import { openApiDocument } from '#backend/http/openapi'
import { modules } from '#backend/modules'
import { endpoints } from '#tests/helpers/endpoints'
import { fieldAt } from '../../../frontend/components/form/field-at.ts'
import { MOST_CHILDREN } from '../../../frontend/features/offer-page/situation.ts'
import { judge, mustBeFilled, type Bounds } from '../../../frontend/components/form/judge.ts'

const FEATURES = fileURLToPath(new URL('../../../frontend/features/', import.meta.url))

/** Judged by the engine, whose own schema screens and server share, or no field of a form. */
const OTHER_SOURCE =
  /^(package-editor|offer-page|salary-sacrifice|compare|search)\/|^compute-models\/(parameter-fields|effects-progress)|^company\/demo-card/

/** What the server alone can tell, and refuses where the bounds alone would not. */
const OF_THE_SERVER = ['numeroEntreprise', 'validityDateStr', 'startDate', 'date', 'day']

test.group('Bounds of forms', () => {
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

  test('no form tells a bound by itself', async ({ assert }) => {
    const files = (await readdir(FEATURES, { recursive: true })).filter((file) =>
      file.endsWith('.tsx')
    )
    const own: string[] = []
    for (const file of files) {
      const source = await readFile(join(FEATURES, file), 'utf8')
      if (/\b(maxLength|minLength|min|max)=\{/.test(source) && !OTHER_SOURCE.test(file))
        own.push(file)
    }
    assert.deepEqual(own, [])
  })

  test('a candidate may have as many children as the server takes', ({ assert }) => {
    const { enfantsACharge } = generated.putOutOffersLinkWorker.properties
    assert.equal(MOST_CHILDREN, enfantsACharge.maximum)
  })

  test('a text is missing where an empty one is refused, and null does not stand for it', ({
    assert,
  }) => {
    assert.isTrue(mustBeFilled({ type: 'string', minLength: 1 }))
    assert.isTrue(mustBeFilled({ type: 'string', format: 'email' }))
    assert.isFalse(mustBeFilled({ type: ['string', 'null'], format: 'email' }))
    assert.isFalse(mustBeFilled({ type: 'string', maxLength: 20 }))
  })

  test('each wrong field is told by the code that the server gives it, with its bound', ({
    assert,
  }) => {
    const bounds: Bounds = {
      type: 'object',
      required: ['name', 'days', 'domains'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 3 },
        email: { type: ['string', 'null'], format: 'email' },
        days: { type: 'integer', minimum: 1, maximum: 90 },
        domains: { type: 'array', items: { type: 'string', pattern: '^[a-z]+$' }, minItems: 1 },
      },
    }
    assert.deepEqual(judge(bounds, { name: ' ', email: 'a', days: null, domains: [] }), [
      { path: 'name', code: 'required' },
      { path: 'email', code: 'email' },
      { path: 'days', code: 'required' },
      { path: 'domains', code: 'array.minLength', min: 1 },
    ])
    assert.deepEqual(judge(bounds, { name: 'long', email: null, days: 91, domains: ['a', '1'] }), [
      { path: 'name', code: 'maxLength', max: 3 },
      { path: 'days', code: 'max', max: 90 },
      { path: 'domains.1', code: 'regex' },
    ])
    assert.deepEqual(judge(bounds, { name: 'a', days: Number.NaN, domains: ['a'] }), [
      { path: 'days', code: 'number' },
    ])
    assert.deepEqual(judge(bounds, { name: ' abc ', days: 1.5, domains: ['a'] }), [
      { path: 'days', code: 'withoutDecimals' },
    ])
  })
})

test.group('A refusal of the server', () => {
  const shown = new Set(['percent', 'domains', 'templates.fr'])

  test('stands at its field, under the name of the form, or at the field around it', ({
    assert,
  }) => {
    assert.equal(fieldAt('assuranceLoiTaux', shown, { assuranceLoiTaux: 'percent' }), 'percent')
    assert.equal(fieldAt('domains.3', shown), 'domains')
    assert.equal(fieldAt('templates.fr', shown), 'templates.fr')
  })

  test('stands at none when its field is not on screen', ({ assert }) => {
    assert.isNull(fieldAt('version', shown))
    assert.isNull(fieldAt('templates.nl', shown))
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
