import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import { readHrMessage } from '#modules/integrations/adapters/read_hr_message'

const SECRET = 'a-secret-of-a-registration'
const NOW = '2026-11-27T10:00:00Z'
const BODY = JSON.stringify({
  type: 'employee.updated',
  timestamp: '2026-11-27T09:59:00+0000',
  data: { companyId: '1', employeeId: '67', changedFields: ['firstName'] },
})

const signed = (body: string, timestamp: string, secret = SECRET) => ({
  'x-bamboohr-timestamp': timestamp,
  'x-bamboohr-signature': createHmac('sha256', secret)
    .update(body + timestamp)
    .digest('hex'),
})

test.group('Messages of HR systems', () => {
  test('BambooHR: signed with body and moment, which may be written in two ways', ({ assert }) => {
    for (const timestamp of ['2026-11-27T09:58:00+0000', '2026-11-27T09:58:00Z', '1795773480']) {
      const read = readHrMessage('bamboohr', SECRET, signed(BODY, timestamp), BODY, NOW)
      assert.deepInclude(read, { people: ['67'], at: '2026-11-27T09:58:00.000Z' }, timestamp)
    }
    const upper = signed(BODY, NOW)
    upper['x-bamboohr-signature'] = upper['x-bamboohr-signature'].toUpperCase()
    assert.property(readHrMessage('bamboohr', SECRET, upper, BODY, NOW), 'id')
  })

  test('another body, moment, secret, or none of them is not believed', ({ assert }) => {
    const headers = signed(BODY, NOW)
    for (const [given, body, secret] of [
      [headers, `${BODY} `, SECRET],
      [{ ...headers, 'x-bamboohr-timestamp': '2026-11-27T10:00:01Z' }, BODY, SECRET],
      [headers, BODY, 'another'],
      [headers, BODY, ''],
      [{}, BODY, SECRET],
      [{ ...headers, 'x-bamboohr-signature': '' }, BODY, SECRET],
      [{ 'x-bamboohr-signature': ['a', 'b'] }, BODY, SECRET],
    ] as const)
      assert.deepEqual(
        readHrMessage('bamboohr', secret, given as Record<string, string>, body, NOW),
        { refused: 'signature' },
        JSON.stringify([given, secret])
      )
  })

  test('five minutes old or ahead at most', ({ assert }) => {
    const read = (at: string) => readHrMessage('bamboohr', SECRET, signed(BODY, at), BODY, NOW)
    assert.property(read('2026-11-27T09:55:00Z'), 'id')
    assert.property(read('2026-11-27T10:05:00Z'), 'id')
    assert.deepEqual(read('2026-11-27T09:54:59Z'), { refused: 'age' })
    assert.deepEqual(read('2026-11-27T10:05:01Z'), { refused: 'age' })
    assert.deepEqual(read('yesterday'), { refused: 'unreadable' })
  })

  test('what is signed and makes no sense is unreadable; an event of something else names nobody', ({
    assert,
  }) => {
    const read = (body: string) => readHrMessage('bamboohr', SECRET, signed(body, NOW), body, NOW)
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{}',
      '{"type":1,"data":{"employeeId":"1"}}',
      '{"type":"employee.updated","data":null}',
    ])
      assert.deepEqual(read(body), { refused: 'unreadable' }, body)
    assert.deepInclude(read('{"type":"company.updated","data":{"employeeId":"1"}}'), { people: [] })
  })

  test('Personio: the token of the registration, and the moment of the event', ({ assert }) => {
    const body = (payload: object, event = 'person.updated', at = NOW) =>
      JSON.stringify({ company_id: '1', event_name: event, occurred_at: at, payload })
    const read = (sent: string, authorization = SECRET) =>
      readHrMessage('personio', SECRET, { authorization }, sent, NOW)
    assert.deepInclude(read(body({ id: '12' })), { people: ['12'] })
    assert.deepInclude(read(body({ person: { id: 12 }, id: 'e9' }, 'employment.updated')), {
      people: ['12'],
    })
    assert.deepInclude(read(body({ person_id: '12' }, 'employment.updated')), { people: ['12'] })
    assert.deepInclude(
      read(body({ id: 'e9' }, 'employment.updated')),
      { people: [] },
      'an employment is no person'
    )
    assert.deepEqual(read(body({ id: '12' }), 'Bearer other'), { refused: 'signature' })
    assert.deepEqual(read(body({ id: '12' }, 'person.updated', '2026-11-24T10:00:00Z')), {
      refused: 'age',
    })
    assert.deepEqual(read(JSON.stringify({ event_name: 'person.updated' })), {
      refused: 'unreadable',
    })
    assert.deepEqual(read(body({ id: '12' }, 'person.updated', '')), { refused: 'unreadable' })
  })

  test('Officient: the key in the address; the same bytes a minute later are another message', ({
    assert,
  }) => {
    const read = (key: string | undefined, now = NOW) =>
      readHrMessage('officient', SECRET, {}, '{"event":"person_added"}', now, { key })
    assert.deepInclude(read(SECRET), { people: [], at: '2026-11-27T10:00:00.000Z' })
    assert.deepEqual(read('other'), { refused: 'signature' })
    assert.deepEqual(read(undefined), { refused: 'signature' })
    assert.deepEqual(read(SECRET), read(SECRET))
    assert.notDeepEqual(read(SECRET), read(SECRET, '2026-11-27T10:01:00Z'))
  })

  test('Odoo sends none', ({ assert }) => {
    assert.deepEqual(readHrMessage('odoo', SECRET, {}, '{}', NOW), { refused: 'signature' })
  })

  test('the same message has the same id, another has another', ({ assert }) => {
    const id = (body: string, at: string) =>
      (readHrMessage('bamboohr', SECRET, signed(body, at), body, NOW) as { id: string }).id
    assert.equal(id(BODY, NOW), id(BODY, '2026-11-27T10:01:00Z'), 'sent again later')
    assert.notEqual(id(BODY, NOW), id(BODY.replace('67', '68'), NOW))
  })
})
