import { test } from '@japa/runner'
import { bodyOf } from '#modules/webhooks/domain/webhook_message'
import { newSecret, signatureOf } from '#modules/webhooks/domain/webhook_secret'
import { restAfter, waitAfter } from '#modules/webhooks/domain/webhook_times'
import { isGoodUrl } from '#modules/webhooks/domain/webhook_url'

const HOUR = 3_600_000

test.group('Messages to webhook addresses', () => {
  test('are signed as Standard Webhooks has it: its own example, by standardwebhooks 1.1.1', ({
    assert,
  }) => {
    const message = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: 1614265330,
      body: '{"test": 2432232314}',
    }
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const right = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
    assert.equal(signatureOf([secret], message), right)
    const both = signatureOf([newSecret(), secret], message).split(' ')
    assert.lengthOf(both, 2)
    assert.equal(both[1], right)
  })

  test('have a secret of 32 bytes, another one each time', ({ assert }) => {
    assert.match(newSecret(), /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.notEqual(newSecret(), newSecret())
  })

  test('say the same bytes at every try', ({ assert }) => {
    assert.equal(
      bodyOf({
        id: 'x',
        event: 'worker.changed',
        happenedAt: '2026-11-27T08:00:00.000Z',
        data: { workerId: 'y' },
      }),
      '{"type":"worker.changed","timestamp":"2026-11-27T08:00:00.000Z","data":{"workerId":"y"}}'
    )
  })

  test('are tried again after growing waits, some twenty times in three days; an address that takes nothing costs a try a minute', ({
    assert,
  }) => {
    const waits = Array.from({ length: 15 }, (_, at) => waitAfter(at + 1))
    assert.deepEqual(
      waits,
      waits.toSorted((one, other) => one - other)
    )
    assert.equal(waits[0], 5_000)
    const tries: number[] = []
    for (let sum = 0; sum < 72 * HOUR; sum += waitAfter(tries.length)) tries.push(sum)
    assert.isAtLeast(tries.length, 15)
    assert.deepEqual([1, 2, 3, 7, 500].map(restAfter), [1_000, 2_000, 4_000, 60_000, 60_000])
  })

  test('go to public addresses by https, without a name or a password in them', ({ assert }) => {
    for (const good of [
      'https://hooks.example.com/barema?team=1',
      'https://hooks.example.com:8443/',
      'https://8.8.8.8/x',
      'https://[2606:4700::1111]/x',
    ])
      assert.isTrue(isGoodUrl(good), good)
    for (const bad of [
      'http://hooks.example.com/',
      'https://user:secret@hooks.example.com/',
      'https://user@hooks.example.com/',
      'https://hooks.example.com/#part',
      'https://127.0.0.1/',
      'https://0x7f000001/',
      'https://2130706433/',
      'https://10.0.0.8/',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://localhost/',
      'https://intranet/',
      'ftp://hooks.example.com/',
      'javascript:alert(1)',
      'hooks.example.com',
      '',
      `https://hooks.example.com/${'x'.repeat(500)}`,
    ])
      assert.isFalse(isGoodUrl(bad), bad)
  })
})
