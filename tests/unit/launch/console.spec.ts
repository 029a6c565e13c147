import { test } from '@japa/runner'
import { box, columns } from '../../../bin/launch/console/box.ts'
import { readable } from '../../../bin/launch/console/web_line.ts'

test.group('What the launcher shows', () => {
  test('every line of the frame has the same width', ({ assert }) => {
    const lines = box([
      'a',
      ...columns([
        ['Mailbox', 'http://localhost:1080'],
        ['T', 'x'],
      ]),
    ]).split('\n')
    assert.equal(new Set(lines.map((line: string) => line.length)).size, 1)
  })

  test('warnings and errors of the web process reach the console, with the request they belong to', ({
    assert,
  }) => {
    const line = JSON.stringify({
      level: 50,
      msg: 'request failed',
      err: { message: 'no law on that date' },
      request_id: 'r1',
    })
    assert.equal(
      readable(line, 'stdout', false),
      'error  request failed: no law on that date  (request r1)'
    )
    assert.isNull(
      readable(JSON.stringify({ level: 30, msg: 'request completed' }), 'stdout', false)
    )
  })

  test('plain text reaches it from the error stream only, or all of it in development', ({
    assert,
  }) => {
    assert.isNull(readable('started', 'stdout', false))
    assert.equal(readable('started', 'stdout', true), 'started')
    assert.equal(readable('{ not json', 'stderr', false), '{ not json')
  })
})
