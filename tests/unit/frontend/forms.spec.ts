import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import * as generated from '#client/bounds'
import { fieldAt } from '../../../frontend/components/form/field-at.ts'
import { MOST_CHILDREN } from '../../../frontend/features/offer-page/situation.ts'
import { judge, mustBeFilled, type Bounds } from '../../../frontend/components/form/judge.ts'

const FEATURES = fileURLToPath(new URL('../../../frontend/features/', import.meta.url))

/** Judged by the engine or by the questions of a scenario's changes, which screens and server share, or no field of a form. */
const OTHER_SOURCE =
  /^(package-editor|offer-page|salary-sacrifice|compare|search)\/|^scenarios\/(change-dialog|headline)|^package-view\/(hiring-told|hire-told|director-told|pension-told)|^pay-elements\/hours-form|^contracts\/(notice|month)\/|^compute-models\/(parameter-fields|effects-progress)|^(company\/demo-card|rewards\/progress-card|indexation\/run-progress)/

test.group('Bounds of forms', () => {
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
