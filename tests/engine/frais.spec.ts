import { test } from '@japa/runner'
import { answered, lines, month, refused, request, type Case } from './requests.ts'

const expenses = (fields: object, differs: Case = {}): Case => ({ ...differs, package: fields })

const ALL = {
  hasTeletravail: true,
  teletravail: 160.99,
  hasInternet: true,
  internet: 20,
  hasFraisRepresentation: true,
  fraisRepresentation: 150,
  hasIndemniteBYOD: true,
  indemniteBYOD: 20,
  hasGarage: true,
  garage: 50,
  hasParking: true,
  parking: 15,
  hasCarWash: true,
  carWash: 15,
  hasAutresFrais: true,
  autresFrais: 33.33,
}

test.group('Expenses of the employer', () => {
  test('are paid beside the net, neither taxed nor bearing contributions', ({ assert }) => {
    const computed = month(expenses(ALL))
    assert.equal(computed.fpes, 464.32)
    assert.equal(computed.imposable, month().imposable)
    assert.equal(computed.csss, month().csss)
    assert.equal(computed.salaireNet, 2725.65)
  })

  test('cost twelve months, line by line, and are as much cash', ({ assert }) => {
    const { coutEmployeur, remuneration } = answered(request(expenses(ALL))).compute
    assert.deepEqual(
      Object.fromEntries(coutEmployeur.frais.map(({ key, amount }) => [key, amount])),
      {
        teletravail: 1931.88,
        internet: 240,
        fraisRepresentation: 1800,
        indemniteBYOD: 240,
        garage: 600,
        parking: 180,
        carWash: 180,
        autresFrais: 399.96,
      }
    )
    assert.equal(coutEmployeur.fraisTotal, 5571.84)
    assert.closeTo(
      lines(expenses(ALL)).coutEmployeurAnnuel,
      lines().coutEmployeurAnnuel + 5571.84,
      0.001
    )
    assert.deepEqual(remuneration.totalCashAnnuel.frais, coutEmployeur.frais)
    assert.equal(lines(expenses(ALL)).onssPatronal, lines().onssPatronal)
  })

  test('meals of who works on the road are paid beside the net, twelve months in the year', ({
    assert,
  }) => {
    const meals = expenses({ hasIndemniteRepas: true, indemniteRepas: 162.5 })
    assert.equal(month(meals).salaireNet, Math.round(100 * (month().salaireNet + 162.5)) / 100)
    assert.equal(lines(meals).indemniteRepasAnnuelle, 1950)
    assert.equal(lines(meals).fraisTotal, 1950)
    assert.equal(lines(meals).onssPatronal, lines().onssPatronal)
    assert.equal(
      refused(request(expenses({ hasIndemniteRepas: true })))[0].path,
      'package.indemniteRepas'
    )
  })

  test('an expense switched off keeps its value without effect', ({ assert }) => {
    const off = { hasParking: false, parking: 15, garage: 900 }
    assert.deepEqual(answered(request(expenses(off))).compute, answered(request()).compute)
  })

  test('half time may have the whole telework allowance', ({ assert }) => {
    const half = {
      salaireBrut: 1500,
      regimeNumerateur: 19,
      hasTeletravail: true,
      teletravail: 160.99,
    }
    assert.equal(month(expenses(half)).fpes, 160.99)
  })
})

test.group('The flat amounts by date', () => {
  const teletravail: [date: string, most: number][] = [
    ['2021-01-01', 129.48],
    ['2021-09-30', 129.48],
    ['2021-10-01', 132.07],
    ['2022-02-01', 134.71],
    ['2022-04-01', 137.4],
    ['2022-06-01', 140.15],
    ['2022-09-01', 142.95],
    ['2022-12-01', 145.81],
    ['2023-01-01', 148.73],
    ['2023-12-01', 151.7],
    ['2024-05-31', 151.7],
    ['2024-06-01', 154.74],
    ['2025-03-01', 157.83],
    ['2026-02-28', 157.83],
    ['2026-03-01', 160.99],
  ]

  for (const [date, most] of teletravail) {
    test(`telework on ${date}: at most ${most} €`, ({ assert }) => {
      const at = (amount: number) =>
        request(expenses({ hasTeletravail: true, teletravail: amount }, { date }))
      assert.equal(
        answered(at(most)).compute.coutEmployeur.frais[0].amount * 100,
        Math.round(most * 1200)
      )
      const [error] = refused(at(Math.round(most * 100 + 1) / 100))
      assert.deepEqual(error, {
        code: 'out_of_range',
        path: 'package.teletravail',
        params: { min: 0, max: most, unit: 'EUR' },
      })
    })
  }

  const others: [benefit: string, most: number][] = [
    ['indemniteBYOD', 20],
    ['internet', 20],
    ['garage', 50],
    ['parking', 15],
    ['carWash', 15],
  ]

  for (const [benefit, most] of others) {
    test(`${benefit}: at most ${most} € since 2021`, ({ assert }) => {
      const has = `has${benefit[0].toUpperCase()}${benefit.slice(1)}`
      for (const date of ['2021-01-01', '2026-09-01']) {
        const at = (amount: number) =>
          request(expenses({ [has]: true, [benefit]: amount }, { date }))
        assert.equal(answered(at(most)).compute.remuneration.remunerationMensuelle.fpes, most)
        assert.deepEqual(
          refused(at(most + 0.01)).map(({ code, path }) => [code, path]),
          [['out_of_range', `package.${benefit}`]]
        )
      }
    })
  }

  test('representation and other costs have no flat amount', ({ assert }) => {
    const fields = {
      hasFraisRepresentation: true,
      fraisRepresentation: 2500,
      hasAutresFrais: true,
      autresFrais: 2500,
    }
    assert.equal(month(expenses(fields)).fpes, 5000)
    for (const benefit of ['fraisRepresentation', 'autresFrais']) {
      const [error] = refused(request(expenses({ [benefit]: 100_000.01 })))
      assert.deepEqual([error.code, error.path], ['out_of_range', `package.${benefit}`])
    }
  })

  test('an expense without its amount is refused', ({ assert }) => {
    const fields = { hasTeletravail: true, hasGarage: true }
    assert.deepEqual(
      refused(request(expenses(fields))).map(({ code, path }) => [code, path]),
      [
        ['required', 'package.teletravail'],
        ['required', 'package.garage'],
      ]
    )
  })
})
