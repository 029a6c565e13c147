import { test } from '@japa/runner'
import { formatCompactEuros } from '#modules/shared/values/format'
import {
  shownParts,
  shownYears,
  type StatementAnswer,
} from '../../../frontend/features/statement/statement.ts'
import { portalLoginWithReturn, safePortalReturn } from '../../../frontend/urls.ts'

const year = { totalCashAnnuel: 1 } as never

/** As much of an answer as is asked for here. */
function statement(contracts: number, fields: object, group: object): StatementAnswer {
  const all = Array.from({ length: contracts }, (_, at) => ({
    contractId: `${at}`,
    startDateStr: `${2010 + at}-01-01`,
  }))
  return {
    rewardStatement: { contract: { ...all.at(-1), package: fields } },
    contracts: all.toReversed(),
    computes: all.map(({ contractId }) => ({
      contractId,
      remuneration: { totalCashAnnuel: year },
    })),
    rewardStatementGroup: {
      showVariableRemunerations: true,
      showPreviousContracts: true,
      ...group,
    },
  } as never
}

test.group('A reward statement on screen', () => {
  test('shows the last ten contracts by start date, and none where there is nothing to compare', ({
    assert,
  }) => {
    const years = shownYears(statement(12, {}, {}))
    assert.lengthOf(years, 10)
    assert.equal(years[0]!.contract.startDateStr, '2012-01-01')
    assert.equal(years.at(-1)!.contract.startDateStr, '2021-01-01')
    assert.isEmpty(shownYears(statement(1, {}, {})))
    assert.isEmpty(shownYears(statement(3, {}, { showPreviousContracts: false })))
  })

  test('has variable pay only where the company shows it and the package has it', ({ assert }) => {
    const parts = (fields: object, group = {}) =>
      shownParts(statement(1, fields, group)).map(({ part }) => part)
    assert.notInclude(parts({}), 'remunerationsVariables')
    for (const name of [
      ...['hasCommissions', 'hasBonusAnnuel', 'hasWarrants', 'hasPrimeBeneficiaire', 'hasCct90'],
    ]) {
      assert.include(parts({ [name]: true }), 'remunerationsVariables', name)
      assert.notInclude(
        parts({ [name]: true }, { showVariableRemunerations: false }),
        'remunerationsVariables'
      )
    }
  })

  test('shows the whole total: what is in the group of variable pay and depends on no result too', ({
    assert,
  }) => {
    const answer = statement(1, { hasDroitsAuteur: true }, { showVariableRemunerations: false })
    const amounts = { remunerationsVariablesTotal: 1_200 } as never
    const computes = answer.computes.map((one) => ({
      ...one,
      remuneration: { totalCashAnnuel: amounts },
    }))
    assert.include(
      shownParts({ ...answer, computes }).map(({ part }) => part),
      'remunerationsVariables'
    )
  })

  test('writes the labels of the bars in three significant digits', ({ assert }) => {
    const plain = (text: string) => text.replace(/\s/g, ' ')
    assert.equal(plain(formatCompactEuros('fr', 95933)), '95,9 k €')
    assert.equal(plain(formatCompactEuros('en', 95933)), '€95.9k')
    assert.match(plain(formatCompactEuros('nl', 95933)), /95,9/)
  })
})

test.group('The way back into the portal', () => {
  test('leads to pages of the portal alone', ({ assert }) => {
    assert.equal(portalLoginWithReturn('/w'), '/w/login')
    assert.equal(portalLoginWithReturn('/w/reward/1'), '/w/login?return_url=%2Fw%2Freward%2F1')
    assert.equal(safePortalReturn('/w/reward/1'), '/w/reward/1')
    for (const wrong of [null, '/w/login', '/team', '//evil.test', '/w/../team', 'https://x.test'])
      assert.equal(safePortalReturn(wrong), '/w', String(wrong))
  })
})
