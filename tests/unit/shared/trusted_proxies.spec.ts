import { test } from '@japa/runner'
import { isTrustedProxies, trustedProxies } from '#modules/shared/http/trusted_proxies'

test.group('TRUST_PROXY', () => {
  test('without it no proxy is believed, on this machine neither', ({ assert }) => {
    for (const setting of [undefined, '', 'false', '0'])
      for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1'])
        assert.isFalse(trustedProxies(setting)(address, 0), `${setting} ${address}`)
  })

  test('as a number it is how many proxies stand in front, whatever their addresses', ({
    assert,
  }) => {
    const trust = trustedProxies('2')
    assert.deepEqual(
      [0, 1, 2].map((distance) => trust('203.0.113.7', distance)),
      [true, true, false]
    )
  })

  test('as a list it is their addresses and networks, of both families', ({ assert }) => {
    const trust = trustedProxies('10.0.0.2, 172.16.0.0/12, fd00::/8')
    for (const address of ['10.0.0.2', '172.20.1.1', '::ffff:172.20.1.1', 'fd12::1'])
      assert.isTrue(trust(address, 5), address)
    for (const address of ['10.0.0.3', '172.32.0.1', '127.0.0.1', '::1', 'nonsense', ''])
      assert.isFalse(trust(address, 0), address)
  })

  test('what cannot be read is refused at boot, `true` among it', ({ assert }) => {
    for (const wrong of ['true', 'loopback', '10.0.0.0/33', '10.0.0', '12', 'fd00::/129', '1/2/3'])
      assert.isFalse(isTrustedProxies(wrong), wrong)
    for (const right of [undefined, '', 'false', '0', '3', '::1', '10.0.0.0/8,192.168.1.1'])
      assert.isTrue(isTrustedProxies(right), right)
  })
})
