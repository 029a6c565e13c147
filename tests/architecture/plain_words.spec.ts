import { test } from '@japa/runner'
import { sourcesOf } from '#tests/helpers/sources'

/** Names that were read twice, and the words of the trade that stand in their place. */
const READ_TWICE: Record<string, string> = {
  promise: 'enqueue',
  wake: 'signal',
  insist: 'retry',
  closeDoors: 'revoke',
  everybody: 'the whole company',
  door: 'what is behind it: a sign-in, a link',
  hand: 'a signature',
}
const DECLARED = new RegExp(
  `\\b(?:function|const|let|class|interface|type|async) (${Object.keys(READ_TWICE).join('|')})\\b`,
  'g'
)

test.group('Plain words', () => {
  test('what is declared has the word of the trade for a name', async ({ assert }) => {
    const folders = ['backend', 'bin', 'cli', 'config', 'frontend', 'modules', 'workflows']
    const wrong = (await sourcesOf(...folders)).flatMap(({ path, code }) =>
      [...code.matchAll(DECLARED)].map(([, name]) => `${path}: ${name} (${READ_TWICE[name!]})`)
    )
    assert.deepEqual(wrong, [])
  })
})
