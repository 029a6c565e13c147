import { test } from '@japa/runner'
import { suggestedRegime } from '#modules/team/domain/language_regime'

test.group('The language regime that a postal code suggests', () => {
  test('by region, Brussels with its nineteen communes', ({ assert }) => {
    const regimes = {
      1000: 'BRUSSELS',
      1210: 'BRUSSELS',
      1300: 'FR',
      1500: 'NL',
      2000: 'NL',
      3500: 'NL',
      4000: 'FR',
      4700: 'DE',
      4791: 'DE',
      4800: 'FR',
      5000: 'FR',
      6000: 'FR',
      7000: 'FR',
      8000: 'NL',
      9000: 'NL',
    }
    for (const [code, regime] of Object.entries(regimes))
      assert.equal(suggestedRegime(code)?.regime, regime, code)
  })

  test('communes with facilities are named, and keep the language of their region', ({
    assert,
  }) => {
    assert.deepEqual(suggestedRegime('1640'), {
      regime: 'NL',
      facility: 'Rhode-Saint-Genèse / Sint-Genesius-Rode',
    })
    assert.deepEqual(suggestedRegime('7780'), {
      regime: 'FR',
      facility: 'Comines-Warneton / Komen-Waasten',
    })
    assert.deepEqual(suggestedRegime('4960'), { regime: 'FR', facility: 'Malmedy' })
    assert.isNull(suggestedRegime('2000')!.facility)
  })

  test('nothing is suggested for what is no Belgian code', ({ assert }) => {
    for (const code of ['', '75001', 'L-1234', '0999', '1250']) assert.isNull(suggestedRegime(code))
  })
})
