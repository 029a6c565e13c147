import { test } from '@japa/runner'
import { formatIban, isElsewhere, readBic, readIban } from '#modules/shared/values/bank_account'

test.group('Bank accounts', () => {
  test('an IBAN of any country, however it is written', ({ assert }) => {
    for (const [typed, iban] of [
      ['BE68 5390 0754 7034', 'BE68539007547034'],
      ['be68539007547034', 'BE68539007547034'],
      ['BE68-5390-0754-7034', 'BE68539007547034'],
      ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
      ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
    ] as const)
      assert.equal(readIban(typed), iban)
  })

  test('wrong check digits, of the IBAN or of the Belgian number in it, another length or country: none', ({
    assert,
  }) => {
    for (const text of [
      '',
      'BE68539007547035',
      'BE6853900754703',
      'XX68539007547034',
      '539007547034',
    ])
      assert.isNull(readIban(text), text)
    // The check of the IBAN is right, that of the account is not.
    const bban = '539007547035'
    const check = 98 - Number(BigInt(`${bban}111400`) % 97n)
    assert.isNull(readIban(`BE${String(check).padStart(2, '0')}${bban}`))
  })

  test('a BIC in any case, with or without its branch; no country of that name is none', ({
    assert,
  }) => {
    for (const [typed, bic] of [
      ['KREDBEBB', 'KREDBEBB'],
      ['kredbebb', 'KREDBEBB'],
      [' KRED BE BB XXX ', 'KREDBEBBXXX'],
    ] as const)
      assert.equal(readBic(typed), bic)
    for (const text of ['', 'KREDBEB', 'KREDBEBBXX', '1REDBEBB', 'KREDXXBB'])
      assert.isNull(readBic(text), text)
  })

  test('a BIC of another country than the account is seen; an account is shown in groups of four', ({
    assert,
  }) => {
    assert.isFalse(isElsewhere('KREDBEBB', 'BE68539007547034'))
    assert.isTrue(isElsewhere('ABNANL2A', 'BE68539007547034'))
    assert.equal(formatIban('FR1420041010050500013M02606'), 'FR14 2004 1010 0505 0001 3M02 606')
    assert.equal(formatIban('BE68539007547034'), 'BE68 5390 0754 7034')
  })
})
