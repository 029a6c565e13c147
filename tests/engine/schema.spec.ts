import { test } from '@japa/runner'
import { ANSWER_SCHEMA, REQUEST_SCHEMA } from '#modules/compute/pure'
import { answered, request } from './requests.ts'

type Schema = Record<string, unknown>

test.group('The schemas', () => {
  test('fit what the engine answers, key for key', ({ assert }) => {
    const solve = { target: 'coutEmployeurAnnuel', amount: 60_000 }
    for (const given of [
      request(),
      request({ explain: true }),
      request({ solve }),
      request({ date: '2027-02-01' }),
      request({ date: '2021-02-01', explain: true }),
      request({ date: '2023-02-01', explain: true }),
    ]) {
      const answer = JSON.parse(JSON.stringify(answered({ ...given, id: 1 })))
      assert.deepEqual(misfits(answer, ANSWER_SCHEMA, ''), [])
    }
  })

  test('fit the requests it takes, and tell those it does not', ({ assert }) => {
    assert.deepEqual(misfits(request(), REQUEST_SCHEMA, ''), [])
    assert.deepEqual(misfits({ ...request(), colour: 1 }, REQUEST_SCHEMA, ''), ['.colour'])
    assert.deepEqual(misfits({ date: '2026-09-01' }, REQUEST_SCHEMA, ''), ['.package'])
    assert.deepEqual(misfits({ ...request(), explain: 1 }, REQUEST_SCHEMA, ''), ['.explain'])
  })
})

/** Paths where a value and its schema part: enough of JSON schema for ours. */
function misfits(value: unknown, schema: Schema, path: string): string[] {
  if ('anyOf' in schema) {
    const each = (schema.anyOf as Schema[]).map((one) => misfits(value, one, path))
    return each.find((found) => found.length === 0) ?? each[0]
  }
  if ('enum' in schema) return (schema.enum as unknown[]).includes(value) ? [] : [path]
  if ('const' in schema) return schema.const === value ? [] : [path]
  if (!('type' in schema)) return []
  const types = [schema.type].flat() as string[]
  if (!types.some((type) => isOf(value, type))) return [path]
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => misfits(item, schema.items as Schema, `${path}[${i}]`))
  }
  return typeof value === 'object' && value !== null ? inside(value, schema, path) : []
}

function inside(value: object, schema: Schema, path: string): string[] {
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  const rest = schema.additionalProperties
  const missing = ((schema.required ?? []) as string[]).filter((key) => !(key in value))
  const found = Object.entries(value).flatMap(([key, item]) => {
    if (key in properties) return misfits(item, properties[key], `${path}.${key}`)
    return rest ? misfits(item, rest as Schema, `${path}.${key}`) : [`${path}.${key}`]
  })
  return [...missing.map((key) => `${path}.${key}`), ...found]
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'number') return typeof value === 'number'
  if (type === 'boolean') return typeof value === 'boolean'
  return typeof value === 'string'
}
