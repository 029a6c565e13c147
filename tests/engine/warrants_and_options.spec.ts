import { test } from '@japa/runner'
import { solve, validate } from '#modules/compute/pure'
import { answered, lines, refused, request, year } from './requests.ts'
import { lists } from './variables.ts'

test.group('Warrants', () => {
  test('given and chosen share one maximum, a fifth of the pay of the year', ({ assert }) => {
    // 36,000 + 2,760 + 3,000 + 330.84 = 42,090.84
    const most = 8418.17
    const of = (more: object) => request({ package: { hasWarrants: true, ...more } })
    assert.equal(
      answered(of({ warrants: most })).compute.coutEmployeur.remunerationsVariablesTotal,
      most
    )
    assert.deepEqual(refused(of({ warrants: most + 0.01 })), [
      {
        code: 'out_of_range',
        path: 'package.warrants',
        params: { min: 0, max: most, unit: 'EUR' },
      },
    ])
    const both = of({ warrants: 8000, hasFlexWarrants: true, flexWarrants: 500 })
    assert.deepEqual(refused(both), [
      {
        code: 'out_of_range',
        path: 'package.flexWarrants',
        params: { min: 0, max: 418.17, unit: 'EUR' },
      },
    ])
    assert.deepEqual(validate(both), refused(both))
  })

  test('in percent of twelve months, or of the pay of the year', ({ assert }) => {
    const of = (warrantsInputType: 'PERCENT_BASE' | 'PERCENT_TOTAL') =>
      lists({ package: { hasWarrants: true, warrants: 10, warrantsInputType } }).variable
    assert.deepEqual(of('PERCENT_BASE'), { warrants: 3600 })
    // 36,000 + 2,760 + 3,000 + 330.84
    assert.deepEqual(of('PERCENT_TOTAL'), { warrants: 4209.08 })
  })

  test('their maximum counts commissions with the holiday pay that these bring', ({ assert }) => {
    // 42,090.84 and 12 × 500, with 7.67 % twice: 49,011.24
    const { warrantsMaximum } = lines({
      package: { hasWarrants: true, warrants: 1, hasCommissions: true, commissions: 500 },
    })
    assert.equal(warrantsMaximum, 9802.25)
  })

  test('beyond the maximum of every salary that would do, nothing is found', ({ assert }) => {
    const of = (amount: number) => ({
      ...request({ package: { hasWarrants: true, warrants: 8000 } }),
      solve: { target: 'salaireNet', amount },
    })
    assert.equal(refused(of(1500))[0].code, 'unreachable')
    assert.isFalse(solve(of(1500)).ok)
    assert.isTrue(answered(of(2600)).solved!.exact)
  })

  test('chosen ones stop at what the package offers', ({ assert }) => {
    const offered = { hasFlexWarrants: true, flexWarrants: 600, maxFlexWarrants: 500 }
    assert.deepEqual(refused(request({ package: offered }))[0], {
      code: 'out_of_range',
      path: 'package.flexWarrants',
      params: { min: 0, max: 500, unit: 'EUR' },
    })
    const chosen = { package: { ...offered, flexWarrants: 500 } }
    // 500 − 40.38 % − 1.75
    assert.equal(year(chosen).flexWarrants, 296.35)
    assert.deepEqual(lists(chosen).variable, { flexWarrants: 500 })
  })
})

test.group('Stock options', () => {
  const options = { hasStockOptions: true, stockOptionUnits: 100, stockOptionValue: 50 }

  test('are taxed once, outside the net year, and shown beside the cost', ({ assert }) => {
    const differs = { package: options }
    const computed = lines(differs)
    assert.equal(computed.stockOptionsAvantage, 900)
    assert.equal(computed.stockOptionsPrecompte, -363.42)
    assert.deepEqual(lists(differs).exclusions, { stockOptions: 900 })
    assert.deepEqual(lists(differs).cash, { stockOptions: 900 })
    assert.equal(year(differs).remunerationAnnuelle, year().remunerationAnnuelle)
    assert.include(answered(request(differs)).defaults, 'package.stockOptionDuree')
  })

  test('are refused beyond their count, and without their value', ({ assert }) => {
    const of = (more: object) => refused(request({ package: { ...options, ...more } }))
    assert.deepEqual(of({ maxStockOptionUnits: 99 }), [
      { code: 'out_of_range', path: 'package.stockOptionUnits', params: { min: 0, max: 99 } },
    ])
    assert.deepEqual(of({ stockOptionValue: null }), [
      { code: 'required', path: 'package.stockOptionValue' },
    ])
    assert.equal(of({ stockOptionValue: 200_000 })[0].path, 'package.stockOptionValue')
    assert.equal(of({ stockOptionDuree: 0 })[0].path, 'package.stockOptionDuree')
  })
})
