import { test } from '@japa/runner'
import { answered, lines, month, refused, request, type Case } from './requests.ts'

const extras = (...packageExtras: unknown[]): Case => ({
  package: { hasPackageExtras: true, packageExtras } as never,
})

const cents = (euros: number) => Math.round(euros * 100)

test.group('Extras of the package', () => {
  test('taxed extras: like pay without contributions', ({ assert }) => {
    const computed = month(extras({ type: 'BRUT_IMPOSABLE', workerAmount: 100 }))
    assert.equal(computed.extrasPP, 100)
    assert.equal(computed.onss, month().onss)
    assert.equal(computed.imposable, 2818.44)
    assert.isBelow(computed.precompteProfessionnel, month().precompteProfessionnel)
  })

  test('what is taxed without contributions counts in the bracket of exceptional pay', ({
    assert,
  }) => {
    const car = { hasVoitureSociete: true, energieVS: 'ELECTRIQUE', valeurVS: 45_000 }
    const road = { hasFraisTransport: true, typeFraisTransport: 'VOITURE_PRIVEE' }
    const { revenuAnnuelNormal } = lines({
      package: {
        ...{ ...car, tcoMensuelVS: 700, ...road, fraisTransport: 100 },
        ...{ hasAllocationsExtra: true, allocationsExtra: 50, hasPackageExtras: true },
        packageExtras: [{ type: 'BRUT_IMPOSABLE', workerAmount: 100 }],
      } as never,
    })
    // 12 × (3,000 − 392.10 + 58.30 of commuting + 140.83 of the car + 50 + 100)
    assert.equal(revenuAnnuelNormal, 35_484.36)
  })

  test('benefits: taxed, then taken back from the net', ({ assert }) => {
    const paid = month(extras({ type: 'BRUT_IMPOSABLE', workerAmount: 100 }))
    const computed = month(extras({ type: 'AVANTAGE', workerAmount: 100 }))
    assert.equal(computed.extrasPP, 100)
    assert.equal(computed.retraitExtras, -100)
    assert.equal(cents(computed.salaireNet), cents(paid.salaireNet) - 100_00)
  })

  test('net extras are added, voluntary tax is taken off', ({ assert }) => {
    const net = month(extras({ type: 'NET', workerAmount: 12.34 }))
    assert.equal(net.extrasNet, 12.34)
    assert.equal(net.salaireNet, 2273.67)
    const volunteer = month(extras({ type: 'VOLONTARIAT_FISCAL', workerAmount: 150 }))
    assert.equal(volunteer.extrasVolontariatFiscal, -150)
    assert.equal(volunteer.precompteProfessionnel, month().precompteProfessionnel)
    assert.equal(volunteer.salaireNet, 2111.33)
  })

  test('sum by type; what they cost is told apart, else the same', ({ assert }) => {
    const differs = extras(
      { type: 'NET', workerAmount: 10, employerAmount: 12 },
      { type: 'NET', workerAmount: 5, description: 'Fruit' },
      { type: 'AVANTAGE', workerAmount: 20, employerAmount: 0 },
      { type: 'BRUT_IMPOSABLE', workerAmount: 30 },
      { type: 'VOLONTARIAT_FISCAL', workerAmount: 40, employerAmount: 0 }
    )
    const computed = lines(differs)
    assert.equal(computed.extrasNet, 15)
    assert.equal(computed.extrasPP, 50)
    // 12 × (12 + 5 + 0 + 30)
    assert.equal(computed.extrasAnnuels, 564)
    assert.equal(computed.avantagesTotal, 564)
    assert.equal(computed.onssPatronal, lines().onssPatronal)
  })

  test('switched off, they are checked and count for nothing', ({ assert }) => {
    const packageExtras = [{ type: 'NET', workerAmount: 10 }]
    const off = request({ package: { hasPackageExtras: false, packageExtras } as never })
    assert.deepEqual(answered(off).compute, answered(request()).compute)
    const bad = request({
      package: { packageExtras: [{ type: 'GIFT', workerAmount: 1 }] } as never,
    })
    assert.deepEqual(
      refused(bad).map(({ path }) => path),
      ['package.packageExtras[0].type']
    )
  })
})

test.group('Extra allowances', () => {
  test('are taxed, bear no contributions and cost what they are', ({ assert }) => {
    const differs = { package: { hasAllocationsExtra: true, allocationsExtra: 100 } }
    const computed = month(differs)
    assert.equal(computed.allocationsExtra, 100)
    assert.equal(computed.onss, month().onss)
    const taxed = month(extras({ type: 'BRUT_IMPOSABLE', workerAmount: 100 }))
    assert.equal(computed.salaireNet, taxed.salaireNet)
    const { coutEmployeur } = answered(request(differs)).compute
    assert.deepEqual(coutEmployeur.avantages, [{ key: 'allocationsExtra', amount: 1200 }])
  })
})

test.group('Extras that are refused', () => {
  const net = { type: 'NET', workerAmount: 1 }
  const at = (path: string) => `package.packageExtras${path}`
  const cases: [why: string, list: unknown, code: string, path: string][] = [
    ['no list', undefined, 'required', at('')],
    ['a word', 'x', 'invalid_value', at('')],
    [
      'a bad amount of the third',
      [net, net, { ...net, workerAmount: 'x' }],
      'invalid_value',
      at('[2].workerAmount'),
    ],
    ['no amount', [{ type: 'NET' }], 'required', at('[0].workerAmount')],
    ['no type', [{ workerAmount: 1 }], 'required', at('[0].type')],
    ['an unknown type', [{ ...net, type: 'GROSS' }], 'invalid_value', at('[0].type')],
    ['a negative amount', [{ ...net, workerAmount: -1 }], 'out_of_range', at('[0].workerAmount')],
    [
      'an amount in mills',
      [{ ...net, employerAmount: 0.005 }],
      'invalid_value',
      at('[0].employerAmount'),
    ],
    [
      'voluntary tax that costs the employer',
      [{ type: 'VOLONTARIAT_FISCAL', workerAmount: 1, employerAmount: 1 }],
      'out_of_range',
      at('[0].employerAmount'),
    ],
    [
      'a number as description',
      [{ ...net, description: 3 }],
      'invalid_value',
      at('[0].description'),
    ],
    ['a colour', [{ ...net, colour: 'red' }], 'unknown_field', at('[0].colour')],
    ['an entry that is no object', [net, 7], 'invalid_value', at('[1]')],
    ['an empty entry', [null], 'required', at('[0]')],
    ['51 entries', Array.from({ length: 51 }, () => net), 'out_of_range', at('')],
  ]

  for (const [why, packageExtras, code, path] of cases) {
    test(`${why}: ${code} at ${path}`, ({ assert }) => {
      const errors = refused(
        request({ package: { hasPackageExtras: true, packageExtras } as never })
      )
      assert.deepEqual(
        errors.map((error) => [error.code, error.path]),
        [[code, path]]
      )
    })
  }

  test('allowances without an amount', ({ assert }) => {
    const [error] = refused(request({ package: { hasAllocationsExtra: true } }))
    assert.deepEqual([error.code, error.path], ['required', 'package.allocationsExtra'])
  })
})
