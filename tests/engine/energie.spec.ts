import { test } from '@japa/runner'
import { cashFlow, lawText } from '#modules/compute/pure'
import { answered, lines, month, refused, request, type Case } from './requests.ts'

const employee = { computeModelConfig: { employmentType: 'EMPLOYE' } } as const
const ENERGY = { hasChauffage: true, chauffage: 200, hasElectricite: true, electricite: 90 }

const ofStaff = (fields: object = ENERGY, date?: string): Case => ({ date, package: { ...fields } })
const ofDirector = (fields: object = ENERGY, date?: string): Case => ({
  date,
  worker: { dirigeant: true },
  package: { ...employee, ...fields },
})
const gapsOf = (given: Case) => answered(request(given)).gaps ?? []

test.group('Heating and electricity', () => {
  for (const [date, director, staff] of [
    // 2,430 + 1,210 and 1,090 + 550 a year; 2,500 + 1,250 and 1,130 + 560; 2,560 + 1,280 and 1,150 + 580
    ['2024-06-01', [202.5, 100.83], [90.83, 45.83]],
    ['2025-06-01', [208.33, 104.17], [94.17, 46.67]],
    ['2026-09-01', [213.33, 106.67], [95.83, 48.33]],
  ] as const) {
    test(`${date}: ${director} a month for a director, ${staff} for other staff`, ({ assert }) => {
      for (const [given, flat] of [
        [ofDirector(ENERGY, date), director],
        [ofStaff(ENERGY, date), staff],
      ] as const) {
        const computed = lines(given)
        assert.deepEqual([computed.atnChauffage, computed.atnElectricite], [...flat])
      }
    })
  }

  test('a director is taxed on 3,840 a year and owes no contribution on it', ({ assert }) => {
    const [plain, computed] = [month(ofDirector({})), month(ofDirector())]
    assert.equal(computed.sousTotalBrut, plain.sousTotalBrut)
    assert.equal(computed.energieImposable, 320)
    assert.equal(computed.imposable, plain.imposable + 320)
    assert.equal(computed.retraitAtns, -320)
    const paid = month({ ...ofDirector({}), package: { ...employee, salaireBrut: 3320 } })
    assert.equal(computed.precompteProfessionnel, paid.precompteProfessionnel)
  })

  test('other staff owe contributions on what it costs and are taxed on the flat amount', ({
    assert,
  }) => {
    const computed = month(ofStaff())
    // 290.00 bear contributions, 144.16 are taxed
    assert.equal(computed.atnsBruts, 290)
    assert.equal(computed.sousTotalBrut, 3290)
    assert.equal(computed.onss, -430)
    assert.equal(computed.energieImposable, -145.84)
    assert.equal(computed.retraitAtns, -144.16)
    assert.equal(
      computed.imposable,
      Math.round((3290 - 430 + computed.bonusEmploi - 145.84) * 100) / 100
    )
  })

  test('in a home of the worker’s own the real value is taxed, for every worker', ({ assert }) => {
    const own = { ...ENERGY, logementPersonnel: true }
    assert.equal(month(ofDirector(own)).energieImposable, 290)
    const staff = month(ofStaff(own))
    assert.equal(staff.energieImposable, 0)
    assert.equal(staff.retraitAtns, -290)
    assert.include(answered(request(ofStaff())).defaults, 'package.logementPersonnel')
    assert.notInclude(answered(request(ofStaff(own))).defaults, 'package.logementPersonnel')
    assert.notInclude(answered(request()).defaults, 'package.logementPersonnel')
  })

  test('the employer bears what it costs, the same every month, and the contributions on it', ({
    assert,
  }) => {
    const { avantages } = answered(request(ofStaff())).compute.coutEmployeur
    assert.deepEqual(avantages, [
      { key: 'chauffage', amount: 2400 },
      { key: 'electricite', amount: 1080 },
    ])
    const { chauffageAnnuel, electriciteAnnuelle, energieOnss, onssPatronal } = lines(ofStaff())
    assert.deepEqual([chauffageAnnuel, electriciteAnnuelle, energieOnss], [2400, 1080, 290])
    assert.isAbove(onssPatronal, lines().onssPatronal)
    const flow = cashFlow(request(ofStaff()))
    if (!flow.ok) throw new Error('refused')
    const heating = flow.entries.filter(({ kind }) => kind === 'chauffage')
    assert.deepEqual(
      heating.map(({ amount }) => amount),
      Array.from({ length: 12 }, () => 200)
    )
    assert.equal(lines(ofDirector()).avantagesTotal, 3480)
  })

  test('before 2024 the flat amounts are named gaps; the real value needs none', ({ assert }) => {
    const at = '2023-06-01'
    const month2023 = 'remuneration.remunerationMensuelle'
    const found = gapsOf(ofDirector(ENERGY, at))
    assert.deepInclude(found, {
      line: `${month2023}.energieImposable`,
      effect: 'left_out',
      parameters: [
        'chauffageDirigeant',
        'chauffageAutres',
        'electriciteDirigeant',
        'electriciteAutres',
      ].map((name) => ({ id: `avantages.${name}`, from: '2021-01-01' })),
    })
    const effects = found.map(({ line, effect }) => [line.replace(`${month2023}.`, ''), effect])
    assert.deepInclude(effects, ['imposable', 'incomplete'])
    assert.deepInclude(effects, ['salaireNet', 'incomplete'])
    assert.isAbove(month(ofDirector(ENERGY, at)).salaireNet, 0)
    const own = { ...ENERGY, logementPersonnel: true }
    const names = (given: Case) => gapsOf(given).flatMap(({ parameters }) => parameters)
    assert.notInclude(
      names(ofDirector(own, at)).map(({ id }) => id),
      'avantages.chauffageDirigeant'
    )
  })

  test('2027 is a projection of 2026 that says so', ({ assert }) => {
    const { lawset } = answered(request(ofDirector(ENERGY, '2027-06-01')))
    assert.deepInclude(lawset.projection!.parameters, {
      id: 'avantages.chauffageDirigeant',
      year: 2026,
    })
    assert.isString(lawText('projected', 'fr'))
  })

  for (const [why, fields, code, path] of [
    ['heating without its cost', { hasChauffage: true }, 'required', 'package.chauffage'],
    ['a negative cost', { electricite: -1 }, 'out_of_range', 'package.electricite'],
    [
      'a home as a word',
      { logementPersonnel: 'own' },
      'invalid_value',
      'package.logementPersonnel',
    ],
  ] as const) {
    test(`${why}: ${code} at ${path}`, ({ assert }) => {
      const [error, ...others] = refused(request(ofStaff(fields)))
      assert.isEmpty(others)
      assert.deepEqual([error.code, error.path], [code, path])
    })
  }

  test('switched off, it keeps its values without effect', ({ assert }) => {
    const off = { hasChauffage: false, chauffage: 200, electricite: 3, logementPersonnel: true }
    assert.deepEqual(answered(request(ofStaff(off))).compute, answered(request()).compute)
  })
})
