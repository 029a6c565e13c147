import { test } from '@japa/runner'
import { COMMON_PASSWORDS } from '#modules/accounts/domain/common_passwords'
import { weaknessOf } from '#modules/accounts/domain/password_rules'

const owner = {
  email: 'camille.renard@acme.test',
  displayName: 'Camille Renard',
  company: 'Acme Belgium acme',
}

test.group('Password rules', () => {
  test('fewer than twelve characters are too short; a sign of two code units counts once', ({
    assert,
  }) => {
    assert.equal(weaknessOf('xk7 zu2 pq9', owner), 'short')
    assert.equal(weaknessOf('😀😁😂🤣😃😄😅', owner), 'short')
    assert.isNull(weaknessOf('xk7 zu2 pq9w', owner))
  })

  test('leaked passwords are refused, whatever their case and accents', ({ assert }) => {
    assert.isAbove(COMMON_PASSWORDS.size, 250)
    for (const password of ['1qaz2wsx3edc', '1QAZ2wsx3edc', 'Mótdepasse123', 'Wachtwoord2026!'])
      assert.equal(weaknessOf(password, owner), 'common', password)
  })

  test('a common word with figures, signs or itself again is no password', ({ assert }) => {
    for (const password of [
      'password1234',
      'P@ssw0rd2026!',
      'azertyazerty',
      '2026bienvenue!',
      'december2026',
      'aaaaaaaaaaaa',
      '123456789012',
      'lkjihgfedcba',
      '2026-11-21-13',
      'abababababab',
    ])
      assert.equal(weaknessOf(password, owner), 'common', password)
  })

  test('the owner’s names alone make no password, among other words they may stand', ({
    assert,
  }) => {
    for (const password of ['CamilleRenard', 'renard.camille', 'Acme@Renard2026', 'acmeacmeacme1'])
      assert.equal(weaknessOf(password, owner), 'derived', password)
    assert.isNull(weaknessOf('renard violet sous la pluie', owner))
    assert.isNull(weaknessOf('girafe orange pluie', owner))
  })
})
