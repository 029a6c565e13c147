import { test } from '@japa/runner'
import { solve as search } from '#modules/compute/engine/solve'
import { solve as solveOnly } from '#modules/compute/pure'
import { STEADY_PATHS } from '#modules/compute/contract/targets'
import { answered, month, refused, request, seeded, type Case } from './requests.ts'

/** Solves and returns what was found beside the figures it leads to. */
function found(target: string, amount: number, differs: Case = {}) {
  const { solved, compute } = answered(request({ ...differs, solve: { target, amount } }))
  return { solved: solved!, compute, monthly: compute.remuneration.remunerationMensuelle }
}

test.group('Solving', () => {
  test('2,261.33 net leads back to a gross of that net, the smallest one', ({ assert }) => {
    const { solved, monthly } = found('salaireNet', 2261.33)
    assert.deepEqual(solved, { for: 'package.salaireBrut', amount: 2999.96, exact: true })
    assert.equal(monthly.salaireNet, 2261.33)
    assert.equal(monthly.salaireBrut, 2999.96)
    assert.isBelow(month({ package: { salaireBrut: 2999.95 } }).salaireNet, 2261.33)
  })

  test('the given salary is left aside, and may be missing', ({ assert }) => {
    const differs = { package: { salaireBrut: undefined } }
    assert.deepEqual(found('salaireNet', 2000, differs).solved, found('salaireNet', 2000).solved)
  })

  test('a cost between two cents of salary is not exact, and both sides are told', ({ assert }) => {
    const { solved, compute } = found('coutEmployeurAnnuel', 60_000)
    assert.isFalse(solved.exact)
    assert.equal(solved.cause, 'cent')
    assert.isBelow(solved.below!.value, 60_000)
    assert.isAbove(solved.above!.value, 60_000)
    assert.closeTo(solved.above!.amount - solved.below!.amount, 0.01, 1e-9)
    assert.include(
      [solved.below!.value, solved.above!.value],
      compute.coutEmployeur.coutEmployeurAnnuel
    )
  })

  test('a target inside a step of the law names the step', ({ assert }) => {
    // The special contribution of two incomes starts at −5.15 at once.
    const differs: Case = { worker: { etatCivil: 'marie', conjointTravaille: true } }
    const { solved } = found('remuneration.remunerationMensuelle.csss', -3, differs)
    assert.deepEqual(solved, {
      for: 'package.salaireBrut',
      amount: 1095.1,
      exact: false,
      below: { amount: 1095.09, value: 0 },
      above: { amount: 1095.1, value: -5.15 },
      cause: 'csss',
    })
  })

  test('where a step makes a net twice, the smaller gross is found', ({ assert }) => {
    const differs: Case = { worker: { etatCivil: 'marie', conjointTravaille: true } }
    const before = month({ ...differs, package: { salaireBrut: 1095.09 } }).salaireNet
    assert.equal(found('salaireNet', before, differs).solved.amount, 1095.09)
    assert.isAbove(found('salaireNet', before + 0.01, differs).solved.amount, 1095.1)
  })

  test('amounts that no salary reaches are refused', ({ assert }) => {
    for (const amount of [-1, 100_000_000]) {
      const errors = refused(request({ solve: { target: 'salaireNet', amount } }))
      assert.deepEqual(errors, [{ code: 'unreachable', path: 'solve.amount' }])
    }
    const none = { package: { computeModelConfig: { employmentType: 'EMPLOYE' } } } as const
    const target = 'remuneration.remunerationAnnuelle.primeFinAnnee'
    const errors = refused(request({ ...none, solve: { target, amount: 5 } }))
    assert.equal(errors[0].code, 'unreachable')
  })

  test('amounts that do not depend on gross are refused', ({ assert }) => {
    for (const name of ['atnVS', 'chequesRepas']) {
      const target = `remuneration.remunerationMensuelle.${name}`
      const errors = refused(request({ solve: { target, amount: 5 } }))
      assert.deepEqual(errors, [{ code: 'not_solvable', path: 'solve.target' }])
    }
  })

  test('solve() alone gives the same find', ({ assert }) => {
    const asked = request({ solve: { target: 'salaireNet', amount: 2000 } })
    assert.deepEqual(solveOnly(asked), { ok: true, solved: answered(asked).solved! })
    assert.deepInclude(solveOnly(request()), { ok: false })
  })

  for (const path of STEADY_PATHS) {
    test(`${path} of a computed package is found again`, ({ assert }) => {
      const random = seeded(7)
      for (let i = 0; i < 40; i++) {
        const differs: Case = {
          worker: { etatCivil: i % 2 ? 'marie' : 'celibataire', enfantsACharge: i % 4 },
          package: { salaireBrut: Math.round(random() * 900_000) / 100 },
        }
        const value = amountAt(path, answered(request(differs)).compute)
        const { solved, compute } = found(path, value, differs)
        assert.isTrue(solved.exact, `${path} = ${value}`)
        assert.equal(amountAt(path, compute), value)
        assert.isAtMost(solved.amount, differs.package!.salaireBrut! + 1e-9)
      }
    })
  }

  test('until 2022 the tax jumps at every fifteen euros, and the step is named', ({ assert }) => {
    const target = 'remuneration.remunerationMensuelle.precompteProfessionnel'
    const { solved } = found(target, -587, { date: '2021-06-01' })
    assert.deepEqual(solved, {
      for: 'package.salaireBrut',
      amount: 3002.4,
      exact: false,
      below: { amount: 3002.4, value: -584.61 },
      above: { amount: 3002.41, value: -591.83 },
      cause: 'revenuAnnuelImposable',
    })
  })

  test('of the two salaries around such a step that leave one net, the smaller is found', ({
    assert,
  }) => {
    const net = (salaireBrut: number) =>
      month({ date: '2021-06-01', package: { salaireBrut } }).salaireNet
    const { solved } = found('salaireNet', net(3005), { date: '2021-06-01' })
    assert.isTrue(solved.exact)
    assert.isBelow(solved.amount, 3002.41)
    assert.equal(net(solved.amount), net(3005))
  })

  for (const date of ['2021-03-01', '2022-06-01', '2023-09-01', '2024-02-01', '2025-05-01']) {
    test(`every amount of a package of ${date} is found again`, ({ assert }) => {
      const random = seeded(9)
      for (let i = 0; i < 12 * STEADY_PATHS.length; i++) {
        const path = STEADY_PATHS[i % STEADY_PATHS.length]
        const differs: Case = {
          date,
          worker: {
            etatCivil: i % 2 ? 'marie' : 'celibataire',
            conjointTravaille: i % 4 === 1,
            enfantsACharge: i % 3,
          },
          package: { salaireBrut: Math.round(random() * 900_000) / 100 },
        }
        const { compute, gaps = [] } = answered(request(differs))
        if (gaps.some(({ line, effect }) => line === path && effect === 'left_out')) continue
        const value = amountAt(path, compute)
        const { solved, compute: back } = found(path, value, differs)
        assert.isTrue(solved.exact, `${path} = ${value}`)
        assert.equal(amountAt(path, back), value)
        assert.isAtMost(solved.amount, differs.package!.salaireBrut! + 1e-9)
      }
    })
  }
})

test.group('The search', () => {
  const within = { from: 0, to: 1000, steps: [], waver: 0, reach: 0 }

  test('finds the smallest of equal amounts', ({ assert }) => {
    const valueAt = (x: number) => Math.floor(x / 10)
    assert.deepEqual(search({ ...within, valueAt, target: 7, waver: 10 }), {
      exact: true,
      amount: 70,
    })
  })

  test('tells both sides of a rise', ({ assert }) => {
    const valueAt = (x: number) => (x < 500 ? x : x + 100)
    assert.deepEqual(search({ ...within, valueAt, target: 550 }), {
      exact: false,
      below: { amount: 499, value: 499 },
      above: { amount: 500, value: 600 },
      atStep: false,
    })
  })

  test('knows a step it was told of', ({ assert }) => {
    const valueAt = (x: number) => (x < 500 ? x : x + 100)
    const side = search({ ...within, steps: [500], valueAt, target: 550 })
    assert.deepInclude(side, { exact: false, atStep: true })
  })

  test('finds what only a falling stretch gives', ({ assert }) => {
    // 0, 2, … 800 at 400; 797, 794, … at 500; then up by two again
    const valueAt = (x: number) =>
      x <= 400 ? 2 * x : x <= 500 ? 800 - 3 * (x - 400) : 500 + 2 * (x - 500)
    const side = search({ ...within, steps: [401, 501], valueAt, target: 797 })
    assert.deepEqual(side, { exact: true, amount: 401 })
  })

  test('looks below a fall first', ({ assert }) => {
    const valueAt = (x: number) => (x < 500 ? x : x - 100)
    const steps = [500]
    assert.deepEqual(search({ ...within, steps, valueAt, target: 450 }), {
      exact: true,
      amount: 450,
    })
    assert.deepEqual(search({ ...within, steps, valueAt, target: 550 }), {
      exact: true,
      amount: 650,
    })
    assert.isUndefined(search({ ...within, steps, valueAt, target: 1001 }))
  })

  test('a saw: the first tooth that reaches the target, looked up where it can lie only', ({
    assert,
  }) => {
    // Two up a cent, and 150 back at every hundredth
    const valueAt = (x: number) => 2 * x - 150 * Math.floor(x / 100)
    const asked: number[] = []
    const teeth = {
      fall: 151,
      between: (from: number, to: number) => {
        asked.push(to - from)
        return Array.from({ length: 10 }, (_, i) => 100 * (i + 1)).filter(
          (at) => at > from && at <= to
        )
      },
    }
    const every = (target: number) => {
      for (let amount = 0; ; amount++) if (valueAt(amount) === target) return amount
    }
    for (const target of [10, 198, 200, 246, 300, 450]) {
      assert.deepEqual(search({ ...within, valueAt, target, teeth }), {
        exact: true,
        amount: every(target),
      })
    }
    assert.isBelow(Math.max(...asked), 1000)
  })
})

/** The amount at a path of the figures: short names, fields, and keys of lists. */
function amountAt(path: string, compute: object): number {
  const short: Record<string, string> = {
    salaireNet: 'remuneration.remunerationMensuelle.salaireNet',
    remunerationMensuelle: 'remuneration.remunerationMensuelle.remunerationMensuelle',
    coutEmployeurAnnuel: 'coutEmployeur.coutEmployeurAnnuel',
    salaireNetAnnuel: 'remuneration.remunerationAnnuelle.salaireNetAnnuel',
  }
  let at: unknown = compute
  for (const key of (short[path] ?? path).split('.')) {
    at = Array.isArray(at)
      ? at.find((line) => line.key === key).amount
      : (at as Record<string, unknown>)[key]
  }
  return at as number
}
