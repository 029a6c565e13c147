import { test } from '@japa/runner'
import {
  changed,
  CHANGES,
  figuresOf,
  refusalsOf,
  type Item,
  type KeptChange,
  type Snapshot,
} from '#modules/scenarios/pure'

const DATE = '2027-01-01'
const COMPANY = { effectif: 60, assuranceLoiTaux: 0.005 }

const snapshot = (fields: object = {}, changes: Partial<Snapshot> = {}): Snapshot => ({
  date: '2026-09-01',
  nomFonction: 'Comptable',
  level: '',
  packageType: 'FIX',
  worker: {},
  package: {
    computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
    salaireBrut: 3800,
    ...fields,
  },
  range: { minimum: 3400, midpoint: 4000, maximum: 4600 },
  startDate: '2020-01-01',
  endDate: null,
  ...changes,
})

const item = (of: Snapshot = snapshot()): Item => ({ id: 'a', isNew: false, snapshot: of })

const change = (type: string, data: object): KeptChange => ({
  id: type,
  type,
  data,
  itemIds: null,
  isUndone: false,
})

const after = (of: Item, ...changes: KeptChange[]) => changed(of, changes, DATE).state!
const grossAfter = (...changes: KeptChange[]) => after(item(), ...changes).package.salaireBrut
const skippedBy = (of: Item, one: KeptChange) => changed(of, [one], DATE).skipped[0]?.reason

test.group('Changes of a scenario', () => {
  test('pay follows the index with its cap, a raise, an amount, and what is set', ({ assert }) => {
    assert.equal(grossAfter(change('INDEXATION', { percent: 3.5 })), 3933)
    const high = after(item(snapshot({ salaireBrut: 6000 })), change('INDEXATION', { percent: 3 }))
    // 6,000 × 1.03 − 2,000 × 0.02, and the special contribution of the worked example.
    assert.equal(high.package.salaireBrut, 6140)
    assert.equal(high.retenu, 40)
    assert.equal(high.cotisationModeration, 25.25)
    assert.equal(grossAfter(change('RAISE_PERCENT', { percent: 2 })), 3876)
    assert.equal(grossAfter(change('RAISE_AMOUNT', { amount: 100 })), 3900)
    assert.equal(grossAfter(change('SET_GROSS', { amount: 4100 })), 4100)
  })

  test('who is paid by the hour stays so', ({ assert }) => {
    const { package: fields } = after(
      item(snapshot({ salaireBrut: undefined, salaireBrutHoraire: 20 })),
      change('RAISE_PERCENT', { percent: 5 })
    )
    assert.equal(fields.salaireBrutHoraire, 21)
    assert.isUndefined(fields.salaireBrut)
  })

  test('merit is by the place in the range and the rating of the person, or of all', ({
    assert,
  }) => {
    const matrix = [
      [0, 2, 4, 6],
      [0, 1, 2.5, 4],
      [0, 0, 1, 2],
    ]
    // 3,800 ÷ 4,000 = 0.95 stands in the middle.
    assert.equal(grossAfter(change('MERIT_MATRIX', { matrix, rating: 3 })), 3895)
    assert.equal(grossAfter(change('MERIT_MATRIX', { matrix, rating: 3, ratings: { a: 4 } })), 3952)
    const low = item(snapshot({ salaireBrut: 3500 }))
    assert.equal(
      after(low, change('MERIT_MATRIX', { matrix, rating: 4 })).package.salaireBrut,
      3710
    )
    const without = item(snapshot({}, { range: null }))
    assert.equal(skippedBy(without, change('MERIT_MATRIX', { matrix, rating: 3 })), 'no_range')
  })

  test('a promotion raises and names the function; other hours move pay in proportion', ({
    assert,
  }) => {
    const promoted = after(item(), change('PROMOTION', { nomFonction: 'Chef', percent: 10 }))
    assert.deepInclude(promoted, { nomFonction: 'Chef', range: null })
    assert.equal(promoted.package.salaireBrut, 4180)
    const part = after(item(), change('REGIME', { numerateur: 30.4, denominateur: 38 }))
    assert.equal(part.package.salaireBrut, 3040)
    assert.equal(part.package.regimeNumerateur, 30.4)
  })

  test('benefits are added to who has none, set and taken from who has one; a car replaces a car', ({
    assert,
  }) => {
    const add = change('BENEFIT_ADD', { benefit: 'chequeRepas', value: 8 })
    const set = change('BENEFIT_SET', { benefit: 'chequeRepas', value: 10 })
    const remove = change('BENEFIT_REMOVE', { benefit: 'chequeRepas' })
    assert.equal(skippedBy(item(), set), 'has_not')
    assert.equal(skippedBy(item(), remove), 'has_not')
    assert.deepInclude(after(item(), add).package, { hasChequeRepas: true, chequeRepas: 8 })
    const had = item(snapshot({ hasChequeRepas: true, chequeRepas: 8 }))
    assert.equal(skippedBy(had, add), 'has_already')
    assert.equal(after(had, set).package.chequeRepas, 10)
    assert.isFalse(after(had, remove).package.hasChequeRepas)
    const car = change('CAR_SWAP', { energie: 'ELECTRIQUE', valeur: 40_000, tcoMensuel: 700 })
    assert.equal(skippedBy(item(), car), 'no_car')
    const driver = item(
      snapshot({
        hasVoitureSociete: true,
        tcoMensuelVS: 500,
        valeurVS: 20_000,
        energieVS: 'DIESEL',
        co2VS: 120,
      })
    )
    assert.deepInclude(after(driver, car).package, { energieVS: 'ELECTRIQUE', tcoMensuelVS: 700 })
    assert.isNull(figuresOf(after(driver, car), COMPANY, DATE).failure)
  })

  test('who comes costs from their first day, who goes until their last one, and nobody is there before or after', ({
    assert,
  }) => {
    const whole = figuresOf(after(item()), COMPANY, DATE).figures!
    const half = figuresOf(
      after(item(), change('LEAVE', { date: '2027-06-30' })),
      COMPANY,
      DATE
    ).figures!
    assert.equal(half.share, 0.5)
    assert.closeTo(half.cost, whole.cost / 2, 0.01)
    assert.equal(
      skippedBy(
        item(snapshot({}, { endDate: '2027-03-31' })),
        change('LEAVE', { date: '2027-06-30' })
      ),
      'has_left'
    )
    const comer: Item = { id: 'n', isNew: true, snapshot: snapshot() }
    assert.isNull(changed(comer, [], DATE).state)
    const hired = changed(
      comer,
      [change('HIRE', { packageId: 'x', start: '2027-07-01' })],
      DATE
    ).state!
    assert.equal(figuresOf(hired, COMPANY, DATE).figures!.share, 0.5)
    assert.isNull(figuresOf({ ...hired, startDate: '2028-01-01' }, COMPANY, DATE).figures)
  })

  test('another law is that of another day, or supposed', ({ assert }) => {
    const cost = (data: object) =>
      figuresOf(after(item(), change('LAW', data)), COMPANY, DATE).figures!.net
    const plain = cost({})
    assert.notEqual(cost({ date: '2024-01-01' }), plain)
    assert.notEqual(cost({ preset: 'VOTED_2027' }), plain)
    assert.notEqual(cost({ set: { 'onss.tauxPersonnel': 12 } }), plain)
  })

  test('the order counts, an undone change does nothing, and one for others neither', ({
    assert,
  }) => {
    const raise = change('RAISE_PERCENT', { percent: 10 })
    const amount = change('RAISE_AMOUNT', { amount: 100 })
    assert.equal(grossAfter(raise, amount), 4280)
    assert.equal(grossAfter(amount, raise), 4290)
    assert.equal(grossAfter({ ...raise, isUndone: true }, amount), 3900)
    assert.equal(grossAfter({ ...raise, itemIds: ['b'] }, amount), 3900)
  })

  test('each kind moves a person, is undone to the byte, and done again comes to the same', ({
    assert,
  }) => {
    const content = { ...snapshot({ salaireBrut: 4400 }), nomFonction: 'Autre' }
    const of = item(
      snapshot({
        hasChequeRepas: true,
        chequeRepas: 8,
        hasVoitureSociete: true,
        energieVS: 'ELECTRIQUE',
        valeurVS: 30_000,
        tcoMensuelVS: 600,
      })
    )
    const data: Record<(typeof CHANGES)[number]['type'], object> = {
      INDEXATION: { percent: 3.5 },
      RAISE_PERCENT: { percent: 2 },
      RAISE_AMOUNT: { amount: 100 },
      SET_GROSS: { amount: 4100 },
      MERIT_MATRIX: {
        matrix: [
          [4, 4, 4, 4],
          [2, 2, 2, 2],
          [1, 1, 1, 1],
        ],
        rating: 3,
      },
      RAISES: { amounts: { a: 50 } },
      PROMOTION: { nomFonction: 'Contrôleur', percent: 8 },
      REGIME: { numerateur: 30.4, denominateur: 38 },
      BENEFIT_ADD: { benefit: 'telephone' },
      BENEFIT_SET: { benefit: 'chequeRepas', value: 7 },
      BENEFIT_REMOVE: { benefit: 'chequeRepas' },
      CAR_SWAP: { energie: 'ELECTRIQUE', valeur: 42_000, tcoMensuel: 750 },
      HIRE: { start: '2027-03-01', content },
      LEAVE: { date: '2027-06-30' },
      LAW: { date: '2024-01-01' },
      APPLY_PACKAGE: { content },
    }
    assert.sameMembers(
      Object.keys(data),
      CHANGES.map(({ type }) => type)
    )
    for (const { type } of CHANGES) {
      // Who comes is nobody yet.
      const who = type === 'HIRE' ? { ...of, isNew: true } : of
      const one = change(type, data[type])
      const bare = JSON.stringify(changed(who, [], DATE))
      const done = JSON.stringify(changed(who, [one], DATE))
      assert.notEqual(done, bare, type)
      assert.deepEqual(changed(who, [one], DATE).skipped, [], type)
      assert.equal(JSON.stringify(changed(who, [{ ...one, isUndone: true }], DATE)), bare, type)
      assert.equal(JSON.stringify(changed(who, [{ ...one, isUndone: false }], DATE)), done, type)
    }
  })

  test('nothing that is given to a change is written to', ({ assert }) => {
    const of = item(snapshot({ hasChequeRepas: true, chequeRepas: 8 }))
    const was = JSON.stringify(of)
    for (const { type, fields } of CHANGES) {
      const data = Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          field.usual ??
            (field.kind === 'day'
              ? '2027-06-30'
              : field.kind === 'benefit'
                ? 'chequeRepas'
                : undefined),
        ])
      )
      const content = { ...snapshot(), nomFonction: 'Autre' }
      changed(of, [change(type, { ...data, content })], DATE)
    }
    assert.equal(JSON.stringify(of), was)
  })

  test('what is asked is judged: missing, unknown, out of bounds, too many decimals', ({
    assert,
  }) => {
    const codes = (type: string, data: object) =>
      refusalsOf(
        CHANGES.find((each) => each.type === type)!.fields,
        data as Record<string, unknown>
      ).map(({ code, path }) => `${code} ${path}`)
    assert.deepEqual(codes('INDEXATION', {}), ['required percent'])
    assert.deepEqual(codes('INDEXATION', { percent: 3.58 }), [])
    assert.deepEqual(codes('INDEXATION', { percent: 21 }), ['out_of_range percent'])
    assert.deepEqual(codes('INDEXATION', { percent: 3.58123 }), ['invalid_value percent'])
    assert.deepEqual(codes('INDEXATION', { percent: 3, x: 1 }), ['unknown_field x'])
    assert.deepEqual(codes('LEAVE', { date: '2027-02-30' }), ['invalid_value date'])
    assert.deepEqual(codes('BENEFIT_REMOVE', { benefit: 'yacht' }), ['invalid_value benefit'])
    assert.deepEqual(codes('MERIT_MATRIX', { matrix: [[1]], rating: 9 }), [
      'invalid_value matrix',
      'out_of_range rating',
    ])
  })
})
