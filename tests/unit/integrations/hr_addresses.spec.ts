import { test } from '@japa/runner'
import { hrAddress, hrLocally, hrOutside } from '#modules/integrations/adapters/hr_addresses'
import type { OutsideRefusal } from '#modules/shared/outside/outside_fetch'

const LOCAL = 'http://127.0.0.1:1092'

test.group('Addresses of HR systems', () => {
  test('a customer’s own is kept as an origin, however it is typed', ({ assert }) => {
    for (const typed of [
      'acme',
      'ACME',
      ' acme ',
      'acme.bamboohr.com',
      'https://acme.bamboohr.com/home?x=1',
    ])
      assert.equal(hrAddress('bamboohr', typed), 'https://acme.bamboohr.com', typed)
    for (const typed of ['erp.acme.be', 'https://ERP.acme.be/odoo', 'https://erp.acme.be:8443'])
      assert.match(hrAddress('odoo', typed)!, /^https:\/\/erp\.acme\.be(:8443)?$/, typed)
  })

  test('what is none is refused', ({ assert }) => {
    for (const typed of [
      ...['', 'http://acme.bamboohr.com', 'acme.evil.com', 'acme.bamboohr.com.evil.com', 'a/../b'],
      ...['https://x@acme.bamboohr.com', 'ftp://acme.bamboohr.com', '-acme', 'a b'],
    ])
      assert.isNull(hrAddress('bamboohr', typed), typed)
    for (const typed of ['', 'localhost', 'http://erp.acme.be', 'https://u:p@erp.acme.be', 'odoo'])
      assert.isNull(hrAddress('odoo', typed), typed)
    assert.isNull(hrAddress('officient', 'api.officient.io'))
  })

  test('the vendors’ own hosts lead to the local server where there is one', ({ assert }) => {
    for (const [address, path] of [
      ['https://api.officient.io/1.0/account', '/officient/1.0/account'],
      ['https://app.officient.io/authorize?state=1', '/officient/authorize?state=1'],
      ['https://api.personio.de/v2/persons?limit=1', '/personio/v2/persons?limit=1'],
      ['https://acme.bamboohr.com/api/v1/x', '/bamboohr/acme.bamboohr.com/api/v1/x'],
      ['https://acme.odoo.com/json/2/hr.employee/x', '/odoo/acme.odoo.com/json/2/hr.employee/x'],
    ] as const) {
      assert.equal(hrLocally(address, LOCAL), `${LOCAL}${path}`)
      assert.equal(hrLocally(address, undefined), address)
    }
    for (const other of [
      'https://erp.acme.be/json/2',
      'http://api.officient.io/1.0/account',
      'https://a.b.odoo.com/',
      LOCAL,
      'nothing',
    ])
      assert.equal(hrLocally(other, LOCAL), other)
  })

  test('no address that a person gives reaches this machine, with the local server or without', async ({
    assert,
  }) => {
    for (const localUrl of [LOCAL, undefined])
      for (const url of [
        'https://127.0.0.1/json/2',
        'http://127.0.0.1:5432/',
        'https://169.254.169.254/',
        'https://[::1]/',
      ])
        await hrOutside(localUrl)({ url }).then(
          () => assert.fail(url),
          (error: unknown) => assert.equal((error as OutsideRefusal).kind, 'address', url)
        )
  })
})
