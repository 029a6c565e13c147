import { test } from '@japa/runner'
import { compute, PAYSLIP_LINES, YEAR_LINES } from '#modules/compute/pure'
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
