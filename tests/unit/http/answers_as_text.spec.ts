import { test } from '@japa/runner'
import { defineConfig } from '@adonisjs/core/http'
import { http } from '#config/app'

test.group('Answers as text', () => {
  test('are what the framework writes, also of what JSON has no word for', ({ assert }) => {
    const usual = defineConfig({}).serializeJSON
    const itself: Record<string, unknown> = { name: 'a' }
    itself.again = itself
    const answers = [
      null,
      'ï\ud800"\n\u2028',
      [undefined, Number.NaN, -0, 1e21, 0.1, true],
      { at: new Date(0), none: undefined, toJSON: undefined, nested: { ' ': [[], {}] } },
      { id: 12n, list: [1n] },
      itself,
      undefined,
    ]
    for (const answer of answers) assert.equal(http.serializeJSON(answer), usual(answer))
    assert.equal(http.serializeJSON({ id: 12n }), '{"id":"12"}')
    assert.equal(http.serializeJSON(itself), '{"name":"a"}')
  })
})
