import { test } from '@japa/runner'
import { sourcesOf } from '#tests/helpers/sources'

/** What a comment speaks of is the code, or a person by what they are: a reader, a signer, a user, the whole company. */
const VAGUE = /\b(whoever|somebody|nobody|everybody)\b/i
/** Names that were read twice; the trade has words for them: enqueue, signal, append, retry, revoke. */
const READ_TWICE =
  /\b(?:function|const|class|interface|type) (promise|wake|insist|closeDoors|everybody|door|hand)\b/
/** A line of a comment, its rows' marks included. */
const COMMENTS = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm

test.group('Plain words', () => {
  test('comments and names of the product say who and what is meant', async ({ assert }) => {
    const sources = await sourcesOf(
      ...['backend', 'bin', 'cli', 'config', 'frontend', 'modules', 'workflows']
    )
    const wrong = sources.flatMap(({ path, code }) => {
      const comments = [...code.matchAll(COMMENTS)].map(([comment]) => comment)
      return [...comments.map((comment) => VAGUE.exec(comment)), READ_TWICE.exec(code)].flatMap(
        (found) => (found ? [`${path}: ${found[0]}`] : [])
      )
    })
    assert.deepEqual(wrong, [])
  })
})
