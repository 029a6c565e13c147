import { test } from '@japa/runner'
import { lawBook } from '#modules/compute/engine/law_set'
import { parameter } from '#modules/compute/engine/parameter'
import {
  lawName,
  lawText,
  listParameters,
  type ComputeRequest,
  type Language,
} from '#modules/compute/pure'
import { answered, refused, request, type Case } from './requests.ts'

const NEXT = '2027-03-01'
const projection = (differs: Case = {}) =>
  answered(request({ date: NEXT, ...differs })).lawset.projection!
const voted = (differs: Case = {}): ComputeRequest => ({
  ...request({ date: NEXT, ...differs }),
  law: { preset: 'VOTED_2027' },
})
const tax = (given: ComputeRequest) =>
  answered(given).compute.remuneration.remunerationMensuelle.precompteProfessionnel
const MONTH = 'remuneration.remunerationMensuelle'

test.group('A year without figures of its own', () => {
  test('lists the figures carried on, each with its last known year', ({ assert }) => {
    const { parameters } = projection()
    assert.deepInclude(parameters, { id: 'precompte.tranches', year: 2026 })
    assert.deepInclude(parameters, { id: 'commission200.primeSectorielle', year: 2026 })
    const yearly = new Set(listParameters().flatMap(({ id, yearly: each }) => (each ? [id] : [])))
    for (const { id } of parameters) assert.isTrue(yearly.has(id), id)
  })

  test('marks each line that follows from them, and no other', ({ assert }) => {
    const { lines } = projection()
    for (const line of ['precompteProfessionnel', 'sousTotalSalaireNet', 'salaireNet'])
      assert.include(lines, `${MONTH}.${line}`)
    for (const line of ['salaireBrut', 'onss', 'imposable', 'csss'])
      assert.notInclude(lines, `${MONTH}.${line}`)
    assert.include(lines, 'coutEmployeur.remunerationsFixes.primeSectorielle')
    assert.notInclude(lines, 'coutEmployeur.remunerationsFixes.salaireBrutAnnuel')
  })

  test('what the worker does not have is neither a line nor a figure of theirs', ({ assert }) => {
    const config = { employmentType: 'EMPLOYE' } as const
    const { lines, parameters } = projection({ package: { computeModelConfig: config } })
    assert.notInclude(lines, 'coutEmployeur.remunerationsFixes.primeSectorielle')
    const ids = parameters.map(({ id }) => id)
    assert.notInclude(ids, 'commission200.primeSectorielle')
    assert.notInclude(ids, 'precompte.reductionsEnfants')
    const parent = projection({ worker: { enfantsACharge: 2 } })
    assert.deepInclude(parent.parameters, { id: 'precompte.reductionsEnfants', year: 2026 })
  })

  test('the explanation marks the same lines', ({ assert }) => {
    const lines = answered(request({ date: NEXT, explain: true })).explanation!
    const marked = lines.filter(({ projected }) => projected).map(({ rule }) => rule)
    assert.includeMembers(marked, ['impotDeBase', 'precompteProfessionnel', 'salaireNet'])
    assert.notInclude(marked, 'onss')
    const known = answered(request({ explain: true })).explanation!
    assert.isEmpty(known.filter(({ projected }) => projected))
  })

  test('a year with figures of its own has no projection', ({ assert }) => {
    assert.notProperty(answered(request({ date: '2026-12-31' })).lawset, 'projection')
  })

  test('what a request supposes is not carried on', ({ assert }) => {
    const set = { 'precompte.fraisMaximum': 6100 }
    const { parameters } = answered({ ...request({ date: NEXT }), law: { set } }).lawset.projection!
    const ids = parameters.map(({ id }) => id)
    assert.notInclude(ids, 'precompte.fraisMaximum')
    assert.include(ids, 'precompte.tranches')
  })

  test('an empty entry changes nothing until it is filled in', ({ assert }) => {
    const known = {
      from: '2026-01-01',
      value: 7,
      source: 'test',
      confidence: 'assumed' as const,
      checked: '2026-11-20',
    }
    const open = { from: '2027-01-01', value: undefined }
    const rates = { one: parameter('ppm', [known, open], { yearly: true }) }
    const hashOf = () => 'hash'
    const book = lawBook({ rates }, { first: '2026-01-01', last: '2027-12-31', hashOf })
    assert.lengthOf(book.sets, 1)
    assert.equal(book.on('2027-06-01')!.law.rates.one, 7)
    assert.isTrue(book.isExtrapolated('2027-06-01'))
  })
})

test.group('2027 as voted', () => {
  const cases: [string, Case, number, number][] = [
    // 35.3 % of 2,907 stays; the exempt amount alone moves: (3,223.38 − 2,987.98) ÷ 12 = 19.61.
    ['single', {}, -437.87, -418.26],
    // 52.00 × 2,290 ÷ 2,030 = 58.66.
    ['single, one child', { worker: { enfantsACharge: 1 } }, -385.87, -359.6],
    // 367.00 × 11,440 ÷ 11,720 = 358.23: three children lose what one wins.
    ['single, three children', { worker: { enfantsACharge: 3 } }, -70.87, -60.03],
  ]
  for (const [name, differs, plain, asVoted] of cases) {
    test(`${name}: withholding beside the plain projection`, ({ assert }) => {
      assert.equal(tax(request({ date: NEXT, ...differs })), plain)
      assert.equal(tax(voted(differs)), asVoted)
    })
  }

  test('the quotient of a couple with one income falls to 10,110', ({ assert }) => {
    const couple: Case = {
      worker: { etatCivil: 'marie', conjointTravaille: false },
      package: { salaireBrut: 6000 },
      explain: true,
    }
    const quotient = (given: ComputeRequest) =>
      answered(given).explanation!.find(({ rule }) => rule === 'quotientConjugal')!
    assert.equal(quotient(request({ date: NEXT, ...couple })).value, 13_790)
    const line = quotient(voted(couple))
    assert.equal(line.value, 10_110)
    const maximum = line.parameters.find(({ id }) => id.endsWith('quotientConjugalMaximum'))!
    assert.equal(maximum.confidence, 'official_quoted')
    assert.match(maximum.source, /Act of 15\/07\/2026/)
  })

  test('is never the default, and 2026 does not know it', ({ assert }) => {
    assert.notProperty(answered(request({ date: NEXT })).lawset, 'preset')
    assert.deepEqual(refused({ ...voted(), date: '2026-12-31' }), [
      {
        code: 'no_law_set',
        path: 'law.preset',
        params: { min: '2027-01-01', max: '2027-12-31' },
      },
    ])
    assert.equal(tax(request()), tax(request({ date: '2026-12-01' })))
  })

  test('no other name, and no other base beside it', ({ assert }) => {
    const unknown = { ...voted(), law: { preset: 'VOTED_2028' } }
    assert.equal(refused(unknown)[0].path, 'law.preset')
    const based = { ...voted(), law: { preset: 'VOTED_2027', base: '2026-09-01' } }
    assert.deepInclude(refused(based)[0], { code: 'conflict', path: 'law.preset' })
  })

  test('what the request supposes itself wins', ({ assert }) => {
    const law = { preset: 'VOTED_2027', set: { 'precompte.impotQuotiteExemptee': 2987.98 } }
    assert.equal(tax({ ...voted(), law } as ComputeRequest), -437.87)
  })

  test('answers name the two differently, in every language', ({ assert }) => {
    const plain = answered(request({ date: NEXT })).lawset
    const supposed = answered(voted()).lawset
    assert.equal(supposed.preset, 'VOTED_2027')
    assert.isTrue(supposed.assumed)
    assert.notEqual(supposed.id, plain.id)
    assert.notEqual(supposed.hash, plain.hash)
    const empty = answered({ ...request({ date: NEXT }), law: { set: {} } }).lawset
    assert.notEqual(supposed.hash, empty.hash)
    const names = [plain, supposed, empty].map((lawset) => lawName(lawset)!)
    assert.deepEqual(names, ['projected', 'VOTED_2027', 'assumed'])
    for (const language of ['fr', 'nl', 'en'] satisfies Language[]) {
      assert.lengthOf(new Set(names.map((name) => lawText(name, language))), names.length)
      assert.include(lawText('VOTED_2027', language), '2027')
    }
    assert.isUndefined(lawName(answered(request()).lawset))
  })

  test('the figures it brings are not carried on; the others are', ({ assert }) => {
    const { parameters } = answered(voted()).lawset.projection!
    const ids = parameters.map(({ id }) => id)
    assert.notInclude(ids, 'precompte.impotQuotiteExemptee')
    assert.include(ids, 'precompte.tranches')
  })
})

test.group('A bill: rights on software as copyright income', () => {
  const rights: Case = {
    package: { hasDroitsAuteur: true, droitsAuteur: 100, droitsAuteurIT: true },
  }
  const supposed = (date: string, differs: Case = rights): ComputeRequest => ({
    ...request({ date, ...differs }),
    law: { preset: 'BILL_SOFTWARE' },
  })

  test('is off: without it the rights of a programmer are refused, with it they are those of an author', ({
    assert,
  }) => {
    assert.deepEqual(
      refused(request({ date: '2026-09-01', ...rights })).map(({ path }) => path),
      ['package.droitsAuteurIT']
    )
    const author: Case = { package: { hasDroitsAuteur: true, droitsAuteur: 100 } }
    assert.equal(tax(supposed('2026-09-01')), tax(request({ date: '2026-09-01', ...author })))
    assert.equal(tax(supposed('2026-09-01', {})), tax(request({ date: '2026-09-01' })))
  })

  test('says in each language that it is a bill of which no adoption was found, and knows its days', ({
    assert,
  }) => {
    assert.equal(answered(supposed('2027-03-01')).lawset.preset, 'BILL_SOFTWARE')
    for (const [language, says] of [
      ['fr', /^Projet de loi .*adoption non trouvée$/],
      ['nl', /^Wetsontwerp .*goedkeuring niet gevonden$/],
      ['en', /^Bill .*adoption not found$/],
    ] as const)
      assert.match(lawText('BILL_SOFTWARE', language), says)
    assert.deepInclude(refused(supposed('2025-12-31'))[0], {
      code: 'no_law_set',
      params: { min: '2026-01-01', max: '2027-12-31' },
    })
  })
})
