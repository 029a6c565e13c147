import { test } from '@japa/runner'
import { share } from '#modules/compute/engine/money'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import earlier from './cases/employer_cost_2021_2025.json' with { type: 'json' }
import cases2026 from './cases/employer_cost_2026.json' with { type: 'json' }
import undated from './cases/variables_any_year.json' with { type: 'json' }
import { lines, year } from './requests.ts'
import { cents, lists } from './variables.ts'

const { law } = lawSets.on('2026-09-01')!

/** The input and the expected figures of a published case. */
function published(id: string) {
  const all = [...earlier, ...cases2026, ...undated]
  const { inputs, expected } = all.find((example) => example.id === id)!
  return {
    inputs: inputs as unknown as Record<string, number>,
    expected: expected as unknown as Record<string, number>,
  }
}

/** High enough for the top rate of exceptional pay in every year. */
const TOP = { salaireBrut: 9000 }

test.group('Published cases of variable pay, to the cent on every field they give', () => {
  test('e080: a CCT 90 bonus at the ceiling costs 5,659.15 and leaves 3,698.87', ({ assert }) => {
    const { inputs, expected } = published('e080')
    const differs = { package: { hasCct90: true, cct90: inputs.bonus } }
    const { variable, total } = lists(differs)
    assert.equal(variable.cct90Onss, expected.employer_special_33)
    assert.equal(total, expected.total_cost)
    assert.equal(lines(differs).cct90OnssPersonnel, -expected.employee_solidarity)
    assert.equal(year(differs).cct90, expected.net)
  })

  test('cct90-sdworx-2018: of 1,000 of cost, 653.61 (the rates have not changed since)', ({
    assert,
  }) => {
    const { inputs, expected } = published('cct90-sdworx-2018')
    const differs = { package: { hasCct90: true, cct90: expected.gross } }
    const { variable, total } = lists(differs)
    assert.equal(total, inputs.employer_cost)
    assert.equal(variable.cct90Onss, expected.employer_contribution)
    assert.equal(lines(differs).cct90OnssPersonnel, -expected.employee_contribution)
    assert.equal(year(differs).cct90, expected.net)
  })

  test('winstpremie-sdworx-2018: of 771.72, 623.90 is left', ({ assert }) => {
    const { inputs, expected } = published('winstpremie-sdworx-2018')
    const differs = { package: { hasPrimeBeneficiaire: true, primeBeneficiaire: expected.gross } }
    const computed = lines(differs)
    assert.equal(computed.primeBeneficiaireSolidarite, -expected.solidarity)
    assert.equal(computed.primeBeneficiaireImpot, -expected.tax7)
    assert.equal(year(differs).primeBeneficiaire, expected.net)
    // corporate_tax, 228.28, is what is left of 1,000: the tax of 2018, 29.58 % of the premium, is a cent less.
    const tax2018 = share(cents(expected.gross), 295_800)
    assert.equal(cents(inputs.cost) - cents(expected.gross), cents(expected.corporate_tax))
    assert.equal(tax2018, cents(expected.corporate_tax) - 1)
    assert.equal(lists(differs).exclusions.primeBeneficiaireImpotSocietes, 192.93)
    // 10 % of 36,000: 470.52 of solidarity, 7 % of 3,129.48
    const part = { primeBeneficiaire: 10, primeBeneficiaireInputType: 'PERCENT_BASE' } as const
    const given = { package: { hasPrimeBeneficiaire: true, ...part } }
    assert.equal(year(given).primeBeneficiaire, 2910.42)
  })

  test('e071: of 990 € of pension savings paid back, 460.35 at the top rate', ({ assert }) => {
    const { inputs, expected } = published('e071')
    const differs = {
      date: '2025-03-01',
      package: { ...TOP, hasEpargnePension: true, epargnePension: inputs.amount },
    }
    assert.equal(lists(differs).total, expected.budget_impact)
    assert.equal(year(differs).epargnePension, expected.net_benefit)
    // cash_alternative and gain rest on a contribution of 27 %, which is no figure of the law:
    const gross = Math.round(cents(expected.budget_impact) / (1 + inputs.employer_rate))
    const taxable = gross - share(gross, law.onss.tauxPersonnel)
    assert.equal(taxable - share(taxable, 535_000), cents(expected.cash_alternative))
    assert.equal(
      cents(expected.net_benefit) - cents(expected.cash_alternative),
      cents(expected.gain)
    )
  })

  test('e082: warrants at most 30,000 of 100,000 fixed and 50,000 variable', ({ assert }) => {
    const { inputs, expected } = published('e082')
    assert.equal(
      share(cents(inputs.fixed + inputs.variable), law.variables.warrantsPart),
      cents(expected.max_warrants)
    )
    // The fixed pay of a package is 12.92 months without premiums.
    const config = { employmentType: 'EMPLOYE' } as const
    const differs = {
      package: {
        computeModelConfig: config,
        salaireBrut: 7739.94,
        hasBonusAnnuel: true,
        bonusAnnuel: inputs.variable,
        // The published case counts no holiday pay on it.
        bonusAnnuelCertain: true,
        hasWarrants: true,
        warrants: expected.max_warrants,
      },
    }
    assert.equal(lines(differs).warrantsMaximum, expected.max_warrants)
  })

  test('e083: an option of ten years is taxed on 23 % of the share, or half of it', ({
    assert,
  }) => {
    const { inputs, expected } = published('e083')
    const options = {
      hasStockOptions: true,
      stockOptionUnits: 1,
      stockOptionValue: inputs.value,
      stockOptionDuree: inputs.term,
    }
    const benefit = (more: object) => lines({ package: { ...options, ...more } })
    assert.equal(benefit({}).stockOptionsAvantage, expected.bik)
    assert.equal(benefit({ stockOptionReduit: true }).stockOptionsAvantage, expected.bik_reduced)
  })

  test('Securex: warrants of 3,460.87 at the top rate leave 1,597.19, a bonus 1,398.96', ({
    assert,
  }) => {
    const differs = {
      package: {
        ...TOP,
        hasWarrants: true,
        warrants: 3460.87,
        hasBonusAnnuel: true,
        bonusAnnuel: 3460.87,
      },
    }
    const computed = lines(differs)
    assert.equal(computed.warrantsPrecompte, -1851.57)
    assert.equal(year(differs).warrants, 1597.19)
    assert.equal(computed.bonusAnnuelOnssPersonnel, -452.34)
    assert.equal(computed.bonusAnnuelPrecompte, -1609.56)
    // Securex rounds the tax of 1,609.5636 up, to 1,609.57: the tax law rounds to the nearest cent.
    assert.equal(year(differs).bonusAnnuel, 1398.97)
    assert.deepEqual(lists(differs).variable.warrants, 3460.87)
  })

  test('the cases of this file come from the law page', ({ assert }) => {
    assert.sameMembers(
      undated.map(({ id }) => id),
      ['e082', 'e083', 'cct90-sdworx-2018', 'winstpremie-sdworx-2018', 'copyright-2018-18000']
    )
  })
})
