import { test } from '@japa/runner'
import { compute, lineLabel, lineText, PAYSLIP_LINES, YEAR_LINES } from '#modules/compute/pure'
import { amountsOf, withoutZeroLines } from '../../../frontend/lib/pay/payslip-lines.ts'

function answer() {
  const result = compute({
    date: '2026-09-01',
    package: {
      computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
      salaireBrut: 3000,
    },
  })
  if (!result.ok) throw new Error('the engine refused a plain package')
  return result.answer.compute.remuneration
}

test.group('Lines of the payslip', () => {
  test('what lowers the taxable pay of who drives a company car is called an exemption', ({
    assert,
  }) => {
    const named = (...amounts: number[]) =>
      (['fr', 'nl', 'en'] as const).map((language) =>
        lineText(lineLabel('fraisTransportImposables', ...amounts), language)
      )
    assert.deepEqual(named(-41.7), [
      'Exonération domicile-travail',
      'Vrijstelling woon-werkverkeer',
      'Commuting exemption',
    ])
    assert.equal(named(58.3)[0], 'Frais de transport imposables')
    assert.equal(named(58.3, -41.7)[0], 'Frais de transport imposables', 'a comparison of both')
  })

  test('every line on screen is a line of the engine', ({ assert }) => {
    const { remunerationMensuelle, remunerationAnnuelle } = answer()
    for (const { key } of PAYSLIP_LINES) assert.property(remunerationMensuelle, key)
    for (const { key } of YEAR_LINES) assert.property(remunerationAnnuelle, key)
  })

  test('each subtotal is the sum of the lines above it, to the cent', ({ assert }) => {
    const amounts = amountsOf(answer().remunerationMensuelle)
    let sum = 0
    for (const { key, kind } of PAYSLIP_LINES) {
      if (kind === 'line') sum += Math.round(amounts[key] * 100)
      else assert.equal(Math.round(amounts[key] * 100), sum, key)
    }
  })

  test('a plain package shows its six lines and no repeated subtotal', ({ assert }) => {
    const shown = withoutZeroLines(PAYSLIP_LINES, amountsOf(answer().remunerationMensuelle)).map(
      ({ key }) => key
    )
    assert.deepEqual(shown, [
      'salaireBrut',
      'onss',
      'bonusEmploi',
      'imposable',
      'precompteProfessionnel',
      'csss',
      'salaireNet',
    ])
  })
})
