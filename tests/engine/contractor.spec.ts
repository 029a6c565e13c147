import { test } from '@japa/runner'
import { answered, refused, request } from './requests.ts'

const config = { employmentType: 'CONTRACTOR' } as const
const invoice = (fields: Record<string, unknown> = {}) =>
  request({ package: { salaireBrut: 8000, computeModelConfig: config, ...fields } })

test.group('A contractor', () => {
  test('is paid the invoice: nothing is withheld, and the year is twelve of it', ({ assert }) => {
    const { compute, gaps } = answered(invoice())
    const { remunerationMensuelle: month, remunerationAnnuelle: year } = compute.remuneration
    for (const line of ['onss', 'bonusEmploi', 'precompteProfessionnel', 'csss'] as const) {
      assert.equal(month[line], 0, line)
    }
    assert.equal(month.salaireNet, 8000)
    assert.equal(year.remunerationAnnuelle, 96_000)
    assert.equal(year.doublePeculeVacances, 0)
    assert.equal(compute.coutEmployeur.coutEmployeurAnnuel, 96_000)
    assert.isUndefined(gaps)
  })

  test('has no committee: CP 200 brings no premium', ({ assert }) => {
    const given = invoice({ computeModelConfig: { ...config, commissionParitaire: 'BECP200' } })
    assert.equal(answered(given).compute.coutEmployeur.coutEmployeurAnnuel, 96_000)
  })

  for (const flag of ['hasChequeRepas', 'hasVoitureSociete', 'hasTeletravail', 'hasCct90']) {
    test(`${flag} is for employees`, ({ assert }) => {
      const errors = refused(invoice({ [flag]: true }))
      const other = 'package.computeModelConfig.employmentType'
      assert.deepInclude(errors, {
        code: 'conflict',
        path: `package.${flag}`,
        params: { with: other },
      })
    })
  }

  test('has no year-end premium', ({ assert }) => {
    const [error] = refused(invoice({ computeModelConfig: { ...config, hasPrimeFinAnnee: true } }))
    assert.deepInclude(error, {
      code: 'conflict',
      path: 'package.computeModelConfig.hasPrimeFinAnnee',
    })
  })

  test('cannot be in training', ({ assert }) => {
    const [error] = refused(
      invoice({ computeModelConfig: { ...config, commissionParitaire: 'CIP/BIO' } })
    )
    assert.equal(error.code, 'conflict')
  })
})
