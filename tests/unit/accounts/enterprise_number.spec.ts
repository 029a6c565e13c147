import { test } from '@japa/runner'
import { enterpriseNumber } from '#modules/accounts/domain/enterprise_number'

test.group('Enterprise numbers', () => {
  test('however it is written, its ten digits', ({ assert }) => {
    for (const text of ['0403170701', '0403.170.701', 'BE 0403.170.701', ' be0403 170 701 '])
      assert.equal(enterpriseNumber(text), '0403170701', text)
  })

  test('what is no number, or one with a wrong check, is none', ({ assert }) => {
    for (const text of ['', '0403170702', '403170701', '2403170701', '04031707011', 'FR0403170701'])
      assert.isNull(enterpriseNumber(text), text)
  })
})
