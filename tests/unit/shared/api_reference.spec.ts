import { test } from '@japa/runner'
import ts from 'typescript'
import { modules } from '#backend/modules'
import { openApiDocument } from '#backend/http/openapi'
import {
  callsOf,
  found,
  type ApiDocument,
} from '../../../frontend/features/api-reference/document.ts'
import { exampleOf, LANGUAGES } from '../../../frontend/features/api-reference/examples.ts'
import { sampleOf } from '../../../frontend/features/api-reference/sample.ts'

const calls = callsOf(openApiDocument(modules) as unknown as ApiDocument)
const callAt = (method: string, path: string) =>
  calls.find((call) => call.method === method && call.path === path)!

test.group('The API reference', () => {
  test('names each call with who may make it', ({ assert }) => {
    assert.deepInclude(callAt('GET', '/packages'), { caller: 'token', right: 'packages.read' })
    assert.deepInclude(callAt('GET', '/out/company'), { caller: 'anybody', right: null })
    assert.deepEqual([...new Set(calls.map(({ caller }) => caller))].sort(), [
      'anybody',
      'browser',
      'portal',
      'token',
    ])
  })

  test('finds calls by any words of them, in any order and spelling', ({ assert }) => {
    const paths = (search: string) => found(calls, search).map(({ path }) => path)
    assert.include(paths('TOKENS post'), '/users/tokens')
    assert.deepEqual(paths('no such call'), [])
    assert.lengthOf(found(calls, ' '), calls.length)
  })

  test('a sample holds what a schema asks for, and nothing else', ({ assert }) => {
    const schema = {
      type: 'object',
      required: ['day', 'amounts', 'kind'],
      properties: {
        day: { type: 'string', format: 'date' },
        amounts: { type: 'array', items: { type: 'number', minimum: 3 } },
        kind: { anyOf: [{ type: 'null' }, { enum: ['A', 'B'] }] },
        note: { type: 'string' },
      },
    }
    assert.deepEqual(sampleOf(schema), { day: '2026-09-01', amounts: [3], kind: 'A' })
  })

  test('an example is whole in each language: address, key, body', ({ assert }) => {
    const call = callAt('POST', '/users/tokens')
    for (const language of LANGUAGES) {
      const text = exampleOf(call, language, 'https://acme.example.com/api')
      assert.include(text, 'https://acme.example.com/api/users/tokens')
      assert.include(text, 'scopes')
    }
    const read = callAt('GET', '/packages')
    assert.include(exampleOf(read, 'curl', 'https://acme.example.com/api'), '$BAREMA_TOKEN')
  })

  test('every example in TypeScript is a program', ({ assert }) => {
    const wrong = calls.flatMap((call) => {
      const text = exampleOf(call, 'typescript', 'https://acme.example.com/api')
      const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true })
      return diagnostics.map(({ messageText }) => `${call.id}: ${messageText}`)
    })
    assert.deepEqual(wrong, [])
    assert.isAbove(calls.length, 300)
  })
})
