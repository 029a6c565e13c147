import { test } from '@japa/runner'
import { compute, DEFAULTS, errorText, validate, type ErrorCode } from '#modules/compute/pure'
import { IMPOSSIBLE, plainSpaces } from './impossible.ts'
import { answered, refused, request, type Case } from './requests.ts'

const config = { employmentType: 'EMPLOYE' } as const

/** A request of the plainest kind with a few fields put in by their path. */
function plain(fields: Record<string, unknown> = {}): Record<string, unknown> {
  const whole: Record<string, unknown> = {
    date: '2026-09-01',
    package: { computeModelConfig: { ...config }, salaireBrut: 3000 },
  }
  for (const [path, value] of Object.entries(fields)) {
    const keys = path.split('.')
    let at = whole
    for (const key of keys.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>
    at[keys.at(-1)!] = value
  }
  return whole
}

test.group('Requests that are refused', () => {
  const cases: [why: string, fields: Record<string, unknown>, code: string, path: string][] = [
    ['an unknown field', { colour: 'red' }, 'unknown_field', 'colour'],
    ['an unknown field of the worker', { 'worker.age': 3 }, 'unknown_field', 'worker.age'],
    ['a word as salary', { 'package.salaireBrut': '3000' }, 'invalid_value', 'package.salaireBrut'],
    ['a negative salary', { 'package.salaireBrut': -1 }, 'out_of_range', 'package.salaireBrut'],
    ['three decimals', { 'package.salaireBrut': 1.005 }, 'invalid_value', 'package.salaireBrut'],
    ['not a number', { 'package.salaireBrut': Number.NaN }, 'invalid_value', 'package.salaireBrut'],
    ['endless pay', { 'package.salaireBrut': Infinity }, 'invalid_value', 'package.salaireBrut'],
    [
      'a salary of 11 million',
      { 'package.salaireBrut': 1.1e7 },
      'out_of_range',
      'package.salaireBrut',
    ],
    ['no salary', { 'package.salaireBrut': null }, 'required', 'package.salaireBrut'],
    ['no date', { date: undefined }, 'required', 'date'],
    ['30 February', { date: '2026-02-30' }, 'invalid_value', 'date'],
    ['a date in words', { date: '1 September' }, 'invalid_value', 'date'],
    ['a date before the law sets', { date: '2020-12-31' }, 'no_law_set', 'date'],
    ['a date too far ahead', { date: '2028-01-01' }, 'no_law_set', 'date'],
    ['no package', { package: undefined }, 'required', 'package'],
    ['a list as package', { package: [] }, 'invalid_value', 'package'],
    ['half a child', { 'worker.enfantsACharge': 0.5 }, 'invalid_value', 'worker.enfantsACharge'],
    [
      'a crowd of children',
      { 'worker.enfantsACharge': 31 },
      'out_of_range',
      'worker.enfantsACharge',
    ],
    [
      'an unknown civil status',
      { 'worker.etatCivil': 'fiance' },
      'invalid_value',
      'worker.etatCivil',
    ],
    ['yes as a word', { 'worker.handicape': 'oui' }, 'invalid_value', 'worker.handicape'],
    [
      'a single parent without child',
      { 'worker.parentIsole': true },
      'invalid_value',
      'worker.parentIsole',
    ],
    ['no hours', { 'package.regimeNumerateur': 0 }, 'out_of_range', 'package.regimeNumerateur'],
    [
      'more than full time',
      { 'package.regimeNumerateur': 39 },
      'out_of_range',
      'package.regimeNumerateur',
    ],
    ['half a worker in the firm', { 'company.effectif': 0.5 }, 'invalid_value', 'company.effectif'],
    [
      'a premium of 50 %',
      { 'company.assuranceLoiTaux': 0.5 },
      'out_of_range',
      'company.assuranceLoiTaux',
    ],
    ['a car below nothing', { 'package.valeurVS': -1 }, 'out_of_range', 'package.valeurVS'],
    ['a bicycle without cost', { 'package.hasVelo': true }, 'required', 'package.tcoMensuelVelo'],
    [
      'a third type of package',
      { 'package.packageType': 'BOTH' },
      'invalid_value',
      'package.packageType',
    ],
    ['assumed law that is no object', { law: 3 }, 'invalid_value', 'law'],
    [
      'no kind of employment',
      { 'package.computeModelConfig': {} },
      'required',
      'package.computeModelConfig.employmentType',
    ],
    [
      'a training agreement of an employee',
      { 'package.computeModelConfig.commissionParitaire': 'FPI' },
      'conflict',
      'package.computeModelConfig.commissionParitaire',
    ],
    [
      'the sector premium of an unknown committee',
      { 'package.computeModelConfig.hasPrimeSectorielle': true },
      'required',
      'package.computeModelConfig.primeSectorielle',
    ],
    [
      'a committee that does not exist',
      { 'package.computeModelConfig.commissionParitaire': 'BECP999' },
      'invalid_value',
      'package.computeModelConfig.commissionParitaire',
    ],
    [
      'an unknown target',
      { 'solve.target': 'x', 'solve.amount': 1 },
      'invalid_value',
      'solve.target',
    ],
    ['a target without amount', { 'solve.target': 'salaireNet' }, 'required', 'solve.amount'],
  ]

  for (const [why, fields, code, path] of cases) {
    test(`${why}: ${code} at ${path}`, ({ assert }) => {
      const errors = refused(plain(fields))
      assert.deepEqual(
        errors.map((error) => [error.code, error.path]),
        [[code, path]]
      )
      for (const language of ['fr', 'nl', 'en'] as const) {
        assert.match(errorText(errors[0], language), /^[A-Z].*\.$/)
        assert.notInclude(errorText(errors[0], language), '{')
      }
    })
  }

  for (const given of [null, undefined, 3, 'x', [], true]) {
    test(`${JSON.stringify(given) ?? 'nothing'} is no request`, ({ assert }) => {
      assert.lengthOf(refused(given), 1)
    })
  }

  test('an unknown name is refused wherever it stands, whatever stood there before', ({
    assert,
  }) => {
    const given = request() as unknown as Record<string, Record<string, unknown>>
    const parts: [path: string, put: (part: object) => object][] = [
      ['', (part) => part],
      ['company.', (part) => ({ ...given, company: part })],
      ['worker.', (part) => ({ ...given, worker: part })],
      ['package.', (part) => ({ ...given, package: part })],
      [
        'package.computeModelConfig.',
        (part) => ({ ...given, package: { ...given.package, computeModelConfig: part } }),
      ],
    ]
    for (const [path, put] of parts) {
      const at = path.split('.').slice(0, -1)
      const fields = Object.entries(at.reduce((part, key) => part[key] as never, given))
      for (const name of ['colour', '', '0', 'toString', 'salaireNet'])
        for (let place = 0; place <= fields.length; place++) {
          const before = fields.slice(0, place)
          const part = Object.fromEntries([...before, [name, 1], ...fields.slice(place)])
          assert.deepEqual(refused(put(part)), [{ code: 'unknown_field', path: path + name }])
          assert.isEmpty(validate(given))
        }
    }
  })

  test('every mistake of a request is told at once', ({ assert }) => {
    const errors = refused(plain({ 'date': 'x', 'worker.age': 1, 'package.salaireBrut': -1 }))
    assert.sameMembers(
      errors.map(({ path }) => path),
      ['date', 'worker.age', 'package.salaireBrut']
    )
    assert.deepEqual(validate(plain({ date: 'x' })), refused(plain({ date: 'x' })))
  })

  test('a refusal of a package without its kind has nothing of an earlier request', ({
    assert,
  }) => {
    const fields = { salaireBrut: 3000, hasChequeRepas: true, chequeRepas: 8, hasCommissions: true }
    const broken = [undefined, null, 7, 'EMPLOYE', []].map((computeModelConfig) => ({
      ...request(),
      package: { ...fields, commissions: 100, regimeNumerateur: 38, computeModelConfig },
    }))
    const earlier: Case[] = [
      {},
      { package: { computeModelConfig: { employmentType: 'CONTRACTOR' } } },
      {
        package: {
          computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' },
        },
      },
      {
        package: {
          computeModelConfig: { employmentType: 'INTERN', commissionParitaire: 'CIP/BIO' },
        },
      },
      {
        package: {
          computeModelConfig: { employmentType: 'INTERN', commissionParitaire: 'ETUDIANT' },
          regimeNumerateur: 20,
        },
      },
      {
        package: {
          computeModelConfig: {
            employmentType: 'INTERN',
            commissionParitaire: 'FPI/IBO E',
            stage: {
              region: 'FLANDRE',
              salaireEngagement: 2500,
              revenuRemplacement: 1000,
              pourcentage: 100,
            },
          },
          salaireBrut: undefined,
        },
      },
    ]
    for (const given of broken) {
      const told = earlier.map((before) => {
        compute(request(before))
        return refused(given)
      })
      for (const each of told) assert.deepEqual(each, told[0])
    }
  })

  test('a refusal carries the id of the request', ({ assert }) => {
    assert.deepInclude(compute({ id: ['any', 1] }), { ok: false, id: ['any', 1] })
  })
})

test.group('Requests that are answered', () => {
  test('a benefit switched off may keep its values', ({ assert }) => {
    const off = { 'package.hasVoitureSociete': false, 'package.valeurVS': 40_000 }
    assert.deepEqual(answered(plain(off)).compute, answered(plain()).compute)
    assert.deepEqual(validate(plain({ 'package.chequeRepas': 0, 'package.velo': null })), [])
  })

  test('what describes a package changes no figure', ({ assert }) => {
    const named = { 'package.nomFonction': 'Analyst', 'package.packageCategory': 'SIMULATION' }
    assert.deepEqual(answered(plain(named)).compute, answered(plain()).compute)
  })

  test('the defaults used are listed, and only those that matter', ({ assert }) => {
    const { defaults } = answered(plain())
    assert.include(defaults, 'company.effectif')
    assert.notInclude(defaults, 'worker.revenusConjoint')
    assert.include(
      answered(plain({ 'worker.etatCivil': 'marie' })).defaults,
      'worker.revenusConjoint'
    )
    assert.includeMembers(Object.keys(DEFAULTS), [...defaults])
  })

  test('a default given in full gives the same figures', ({ assert }) => {
    const spelled = Object.fromEntries(
      answered(plain()).defaults.map((path) => [path, DEFAULTS[path as keyof typeof DEFAULTS]])
    )
    const answer = answered(plain(spelled))
    assert.deepEqual(answer.compute, answered(plain()).compute)
    assert.notInclude(answer.defaults, 'company.effectif')
  })

  test('revenusConjoint wins over conjointTravaille', ({ assert }) => {
    const worker = { etatCivil: 'marie', conjointTravaille: true } as const
    const limited = answered(request({ worker: { ...worker, revenusConjoint: 'PENSION_LIMITEE' } }))
    assert.notDeepEqual(limited.compute, answered(request({ worker })).compute)
  })

  test('the id comes back as it went', ({ assert }) => {
    assert.deepEqual(answered({ ...request(), id: { any: [1] } }).id, { any: [1] })
  })
})

test.group('Sentences of refusals', () => {
  const sentence = (fields: Record<string, unknown>, language: 'fr' | 'nl' | 'en'): string =>
    plainSpaces(errorText(refused(plain(fields))[0], language))

  test('write their figures as the language does', ({ assert }) => {
    const dear = { 'package.salaireBrut': 11_000_000 }
    assert.equal(sentence(dear, 'fr'), 'La valeur doit se situer entre 0,00 € et 10 000 000,00 €.')
    assert.equal(sentence(dear, 'nl'), 'De waarde moet tussen € 0,00 en € 10.000.000,00 liggen.')
    assert.equal(sentence(dear, 'en'), 'The value must be between €0.00 and €10,000,000.00.')
    const short = { 'package.regimeNumerateur': 0 }
    assert.equal(sentence(short, 'fr'), 'La valeur doit se situer entre 0,01 h et 60 h.')
    const crowd = { 'company.effectif': -1 }
    assert.equal(sentence(crowd, 'nl'), 'De waarde moet tussen 0 en 1.000.000 liggen.')
    const early = { date: '2019-06-01' }
    assert.equal(
      sentence(early, 'en'),
      'The law is available here only from 01/01/2021 to 31/12/2027.'
    )
  })
})

test.group('Impossible packages', () => {
  for (const { why, request: given, code, path, sentences } of IMPOSSIBLE) {
    test(`${why}: ${code} at ${path}, in three languages`, ({ assert }) => {
      const errors = refused(given)
      assert.deepEqual(
        errors.map((error) => [error.code, error.path]),
        [[code, path]]
      )
      for (const language of ['fr', 'nl', 'en'] as const) {
        assert.equal(plainSpaces(errorText(errors[0], language)), plainSpaces(sentences[language]))
      }
      assert.deepEqual(validate(given), errors)
    })
  }

  test('every code has its sentence in three languages, whatever it names', ({ assert }) => {
    const codes: Record<ErrorCode, true> = {
      required: true,
      unknown_field: true,
      not_covered: true,
      invalid_value: true,
      out_of_range: true,
      conflict: true,
      no_law_set: true,
      not_solvable: true,
      unreachable: true,
      unknown_law: true,
      malformed_json: true,
    }
    const params = { min: 1, max: 2, with: 'package.hasVelo', for: 'package.velo' }
    for (const code of Object.keys(codes) as ErrorCode[]) {
      for (const language of ['fr', 'nl', 'en'] as const) {
        const text = errorText({ code, path: 'package', params }, language)
        assert.match(text, /^[A-ZÀ-Ý].*\.$/, code)
        assert.notInclude(text, '{', code)
      }
    }
  })
})
