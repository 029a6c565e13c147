import { test } from '@japa/runner'
import { prorata } from '#modules/compute/engine/money'
import { answered, lines, month, refused, request, type Case } from './requests.ts'

/** A request with benefits, on top of the plain one. */
const withBenefits = (fields: object, differs: Case = {}): Case => ({
  ...differs,
  package: { ...differs.package, ...fields },
})

const benefits = (fields: object, differs: Case = {}): Record<string, number> => {
  const { avantages } = answered(request(withBenefits(fields, differs))).compute.coutEmployeur
  return Object.fromEntries(avantages.map(({ key, amount }) => [key, amount]))
}

const ALL_DEVICES = {
  hasTelephone: true,
  telephone: 15,
  hasTelephonePlan: true,
  telephonePlan: 20.5,
  hasLaptop: true,
  laptop: 40,
  hasInternet: true,
  internet: 45,
  typeInternet: 'FOURNI',
}

test.group('Devices in kind', () => {
  test('telephone 3, plan 4, laptop 6 and internet 5 € a month, whatever they cost', ({
    assert,
  }) => {
    for (const [fields, amount] of [
      [{ hasTelephone: true, telephone: 0 }, 3],
      [{ hasTelephonePlan: true, telephonePlan: 0 }, 4],
      [{ hasLaptop: true, laptop: 0 }, 6],
      [{ hasInternet: true, internet: 60, typeInternet: 'FOURNI' }, 5],
      [ALL_DEVICES, 18],
    ] as const) {
      assert.equal(month(withBenefits(fields)).atnsBruts, amount)
      assert.equal(month(withBenefits(fields, { date: '2021-01-01' })).atnsBruts, amount)
    }
  })

  test('double holiday pay counts them: 18 a month are 16.56 a year more; a company may leave them out', ({
    assert,
  }) => {
    const base = lines().doublePeculeBrut
    assert.equal(base, 2760)
    assert.equal(lines(withBenefits(ALL_DEVICES)).doublePeculeBrut, 2776.56)
    const config = { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' } as const
    const without = withBenefits({
      ...ALL_DEVICES,
      computeModelConfig: { ...config, hasPeculeAtns: false },
    })
    assert.equal(lines(without).doublePeculeBrut, base)
    assert.equal(lines(without).doublePeculeOnss, lines().doublePeculeOnss)
    // 3,018 × 85 % = 2,565.30; × 13.07 % = 335.28.
    assert.equal(lines(withBenefits(ALL_DEVICES)).doublePeculeOnss, -335.28)
    const [, cost] = [without, withBenefits(ALL_DEVICES)].map(
      (differs) => answered(request(differs)).compute.coutEmployeur.remunerationsFixes
    )
    assert.deepInclude(cost, { key: 'doublePeculeVacances', amount: 2776.56 })
    assert.deepEqual(
      refused(
        request({ package: { computeModelConfig: { ...config, hasPeculeAtns: 1 as never } } })
      ),
      [
        {
          code: 'invalid_value',
          path: 'package.computeModelConfig.hasPeculeAtns',
          params: { expected: 'boolean' },
        },
      ]
    )
  })

  test('they bear contributions, are taxed and are taken back from the net', ({ assert }) => {
    const computed = month(withBenefits(ALL_DEVICES))
    assert.equal(computed.sousTotalBrut, 3018)
    assert.equal(computed.onss, -394.45)
    assert.equal(computed.retraitAtns, -18)
    const paid = month({ package: { salaireBrut: 3018 } })
    assert.equal(computed.imposable, paid.imposable)
    assert.equal(computed.salaireNet, Math.round((paid.salaireNet - 18) * 100) / 100)
  })

  test('the employer bears what they cost and the contributions, not their flat value', ({
    assert,
  }) => {
    const plain = lines()
    const computed = lines(withBenefits(ALL_DEVICES))
    assert.deepEqual(benefits(ALL_DEVICES), {
      telephone: 180,
      telephonePlan: 246,
      laptop: 480,
      internetFourni: 540,
    })
    assert.equal(computed.avantagesTotal, 1446)
    assert.equal(computed.salaireBrutAnnuel, plain.salaireBrutAnnuel)
    assert.isAbove(computed.onssPatronal, plain.onssPatronal)
    assert.equal(computed.cashAvantagesTotal, 1446)
  })

  test('e073: a laptop of 990 € with the contributions on 72 € costs 1,010 €', ({ assert }) => {
    // The provider takes 28 %; without reductions and at the rates of June 2024 it is 27.2 %.
    const fields = { hasLaptop: true, laptop: 82.5 }
    const at = { date: '2024-06-01', package: { salaireBrut: 5000 } }
    const contributions = lines(withBenefits(fields, at)).onssPatronal - lines(at).onssPatronal
    assert.equal(benefits(fields, at).laptop, 990)
    assert.equal(Math.round(990 + contributions), 1010)
  })

  test('a device switched off keeps its values without effect', ({ assert }) => {
    const off = { hasLaptop: false, laptop: 40, descriptionLaptop: 'Thin', telephone: 3 }
    assert.deepEqual(answered(request(withBenefits(off))).compute, answered(request()).compute)
  })

  test('the kind of internet is a default, and the allowance is another line', ({ assert }) => {
    const answer = answered(request(withBenefits({ hasInternet: true, internet: 20 })))
    assert.include(answer.defaults, 'package.typeInternet')
    const { remunerationMensuelle } = answer.compute.remuneration
    assert.equal(remunerationMensuelle.atnsBruts, 0)
    assert.equal(remunerationMensuelle.fpes, 20)
  })
})

test.group('Leave beyond the law', () => {
  test('a day is 3 ÷ 65 of the month with its contributions', ({ assert }) => {
    const computed = lines(withBenefits({ hasJoursConge: true, joursConge: 5 }))
    const cents = 300_000 + Math.round(computed.cotisationsPatronalesMois * 100)
    assert.equal(computed.joursCongeCout, prorata(5 * cents, 3, 65) / 100)
    // 3,000 + 27.54 % = 3,826.20, × 15 ÷ 65
    assert.equal(benefits({ hasJoursConge: true, joursConge: 5 }).joursConge, 882.97)
  })

  test('in 2024 a contribution is not known: the cost of a day is without it, and says so', ({
    assert,
  }) => {
    const gapsOf = (fields: object) =>
      answered(request(withBenefits(fields, { date: '2024-06-01' })))
        .gaps!.filter(({ line }) => line.startsWith('coutEmployeur.avantages'))
        .map(({ line, effect }) => [line, effect])
    assert.deepEqual(gapsOf({ hasJoursConge: true, joursConge: 1 }), [
      ['coutEmployeur.avantages.joursConge', 'incomplete'],
      ['coutEmployeur.avantagesTotal', 'incomplete'],
    ])
    assert.deepEqual(gapsOf({ hasLaptop: true, laptop: 10 }), [])
  })

  test('it is no cash, and the payslip stays as it was', ({ assert }) => {
    const fields = { hasJoursConge: true, joursConge: 20, maxJoursConge: 20 }
    const { compute } = answered(request(withBenefits(fields)))
    assert.equal(compute.remuneration.totalCashAnnuel.avantagesTotal, 0)
    assert.deepEqual(compute.remuneration.remunerationMensuelle, month())
  })
})

test.group('Devices and leave that are refused', () => {
  const cases: [why: string, fields: object, code: string, path: string][] = [
    ['a telephone without its cost', { hasTelephone: true }, 'required', 'package.telephone'],
    ['a laptop as a word', { hasLaptop: true, laptop: 'x' }, 'invalid_value', 'package.laptop'],
    ['a flag as a word', { hasLaptop: 'yes' }, 'invalid_value', 'package.hasLaptop'],
    ['a negative cost', { telephonePlan: -1 }, 'out_of_range', 'package.telephonePlan'],
    [
      'a number as description',
      { descriptionLaptop: 3 },
      'invalid_value',
      'package.descriptionLaptop',
    ],
    [
      'another kind of internet',
      { hasInternet: true, internet: 5, typeInternet: 'FIBRE' },
      'invalid_value',
      'package.typeInternet',
    ],
    [
      'internet above 20 €',
      { hasInternet: true, internet: 20.01 },
      'out_of_range',
      'package.internet',
    ],
    ['half a day', { hasJoursConge: true, joursConge: 0.5 }, 'invalid_value', 'package.joursConge'],
    ['leave without days', { hasJoursConge: true }, 'required', 'package.joursConge'],
    [
      'more days than the package allows',
      { hasJoursConge: true, joursConge: 11, maxJoursConge: 10 },
      'out_of_range',
      'package.joursConge',
    ],
  ]

  for (const [why, fields, code, path] of cases) {
    test(`${why}: ${code} at ${path}`, ({ assert }) => {
      const errors = refused(request(withBenefits(fields)))
      assert.deepEqual(
        errors.map((error) => [error.code, error.path]),
        [[code, path]]
      )
    })
  }
})
