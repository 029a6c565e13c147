import { test } from '@japa/runner'
import {
  ANNUAL_FIELDS,
  compute,
  MONTHLY_FIELDS,
  type ComputeAnswer,
  type ComputeRequest,
} from '#modules/compute/pure'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import { computeMonth, computeYear, Sheet } from '#modules/compute/rules/index'
import { stepsOfExceptionalPay, stepsOfExemption, stepsOfMonth } from '#modules/compute/rules/steps'
import { fallOfRounding, stepsOfRounding } from '#modules/compute/rules/steps_of_rounding'
import { answered, seeded } from './requests.ts'

const ETATS = ['celibataire', 'divorce', 'veuf', 'marie', 'cohabitant'] as const
const REVENUS = ['AUCUN', 'PROFESSIONNELS', 'PROFESSIONNELS_LIMITES', 'PENSION_LIMITEE'] as const
const DATES = [...lawSets.sets.map(({ from }) => from), '2026-12-31', '2027-06-01']
const COMMISSIONS = ['BECP200', 'BECP307', null]

/** A stream of requests that must all be answered. */
function* requests(seed: number, count: number): Generator<ComputeRequest> {
  const random = seeded(seed)
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]
  for (let id = 0; id < count; id++) {
    const etatCivil = pick(ETATS)
    const couple = etatCivil === 'marie' || etatCivil === 'cohabitant'
    const enfantsACharge = pick([0, 0, 0, 1, 2, 3, 5, 13])
    yield {
      id,
      date: pick(DATES),
      company: {
        effectif: pick([1, 9, 10, 19, 20, 500]),
        assuranceLoiTaux: pick([0, 0.003, 0.005]),
      },
      worker: {
        etatCivil,
        revenusConjoint: pick(REVENUS),
        enfantsACharge,
        enfantsHandicapes: pick([0, enfantsACharge]),
        parentIsole: !couple && enfantsACharge > 0 && random() < 0.3,
        handicape: random() < 0.1,
        conjointHandicape: random() < 0.1,
        autresPersonnesACharge: pick([0, 0, 2]),
        ascendantsACharge: pick([0, 0, 1]),
      },
      package: {
        computeModelConfig: {
          employmentType: 'EMPLOYE',
          commissionParitaire: pick(COMMISSIONS) as string,
        },
        salaireBrut: Math.round(random() ** 2 * pick([500_000, 1_000_000, 10_000_000])) / 100,
        regimeNumerateur: pick([38, 38, 30.4, 19, 7.6]),
        regimeDenominateur: 38,
      },
    }
  }
}

const cents = (euros: number) => Math.round(euros * 100)
const sum = (of: object, fields: readonly string[]) =>
  fields.reduce((total, field) => total + cents((of as Record<string, number>)[field]), 0)

test.group('Properties of every answer', () => {
  test('sums hold to the cent, and every line is there with two decimals', ({ assert }) => {
    for (const request of requests(1, 4000)) check(answered(request))

    function check({ compute: { remuneration, coutEmployeur } }: ComputeAnswer): void {
      const month = remuneration.remunerationMensuelle
      let from = 0
      for (const total of [
        'sousTotalBrut',
        'imposable',
        'sousTotalSalaireNet',
        'salaireNet',
        'remunerationMensuelle',
      ]) {
        const to = MONTHLY_FIELDS.indexOf(total as never)
        assert.equal(sum(month, MONTHLY_FIELDS.slice(from, to)), sum(month, [total]), total)
        from = to
      }
      const year = remuneration.remunerationAnnuelle
      assert.equal(sum(year, ANNUAL_FIELDS.slice(0, -1)), cents(year.remunerationAnnuelle))
      assert.equal(cents(year.salaireNetAnnuel), 12 * cents(month.salaireNet))
      for (const holder of [coutEmployeur, remuneration.totalCashAnnuel] as object[]) {
        const record = holder as Record<string, unknown>
        const lists = Object.keys(record).filter((key) => Array.isArray(record[key]))
        for (const list of lists) {
          const amounts = (record[list] as { amount: number }[]).map(({ amount }) => cents(amount))
          assert.equal(
            amounts.reduce((a, b) => a + b, 0),
            cents(record[`${list}Total`] as number)
          )
        }
        const totals = lists.filter((list) => list !== 'exclusions').map((list) => `${list}Total`)
        const whole = 'totalCashAnnuel' in record ? 'totalCashAnnuel' : 'coutEmployeurAnnuel'
        assert.equal(sum(record, totals), cents(record[whole] as number))
      }
      // One assertion for all: a hundred of each answer took longer than to compute it.
      const unwritable = MONTHLY_FIELDS.filter((field) => {
        const scale = field === 'salaireBrutHoraire' ? 10_000 : 100
        const written = Math.round(month[field] * scale) / scale
        return written !== month[field] || Object.is(written, -0)
      })
      assert.deepEqual(unwritable, [])
    }
  })

  test('what is taken off is never positive, and never more than there is', ({ assert }) => {
    for (const request of requests(2, 4000)) {
      const month = answered(request).compute.remuneration.remunerationMensuelle
      assert.isAtMost(month.onss, 0)
      assert.isAtMost(month.precompteProfessionnel, 0)
      assert.isAtMost(month.csss, 0)
      assert.isAtLeast(month.bonusEmploi, 0)
      assert.isAtMost(month.bonusEmploi, -month.onss)
      assert.isAtLeast(month.salaireNet, 0)
    }
  })

  test('the same request gives the same answer, whatever came before', ({ assert }) => {
    const given = [...requests(3, 300)]
    const first = given.map((request) => JSON.stringify(compute(request)))
    for (let i = given.length - 1; i >= 0; i--) {
      assert.equal(JSON.stringify(compute(given[i])), first[i])
    }
  })

  test('answers share nothing that can be changed, and computing leaves the request as it was', ({
    assert,
  }) => {
    for (const request of requests(4, 50)) {
      const before = JSON.stringify(request)
      const first = answered(request)
      const written = JSON.stringify(first)
      assert.equal(JSON.stringify(request), before)
      for (const part of [...everyObject({ ...first, id: null })]) {
        if (!Object.isFrozen(part)) for (const key of Object.keys(part)) Reflect.set(part, key, 'x')
      }
      assert.equal(JSON.stringify(answered(request)), written)
    }
  })

  test('a full-time month is the same under any full-time regime', ({ assert }) => {
    for (const request of requests(5, 500)) {
      const at = (hours: number) => {
        const full = { regimeNumerateur: hours, regimeDenominateur: hours }
        const { salaireBrutHoraire, ...rest } = answered({
          ...request,
          package: { ...request.package, ...full },
        }).compute.remuneration.remunerationMensuelle
        return rest
      }
      assert.deepEqual(at(38), at(40))
    }
  })

  test('part time never brings more work bonus than full time at the same hourly wage', ({
    assert,
  }) => {
    const random = seeded(6)
    for (let i = 0; i < 1000; i++) {
      const wage = Math.round(200_000 + random() * 200_000)
      const bonus = (numerator: number) => {
        const sheet = Object.assign(new Sheet(), {
          salaireBrut: Math.round((wage * numerator) / 38),
          regimeNumerateur: numerator * 100,
          regimeDenominateur: 3800,
        })
        computeMonth(sheet, lawSets.on('2026-09-01')!.law)
        return sheet.bonusEmploi
      }
      assert.isAtMost(bonus(19), bonus(38))
      assert.isAtMost(bonus(30), bonus(38))
    }
  })

  test('gross → net → gross: the same net to the cent, from a gross no higher', ({ assert }) => {
    for (const request of requests(8, 3000)) {
      const { salaireNet } = answered(request).compute.remuneration.remunerationMensuelle
      const back = answered({ ...request, solve: { target: 'salaireNet', amount: salaireNet } })
      assert.isTrue(back.solved!.exact, JSON.stringify(request))
      assert.isAtMost(back.solved!.amount, request.package.salaireBrut! + 1e-9)
      assert.equal(back.compute.remuneration.remunerationMensuelle.salaireNet, salaireNet)
    }
  })
})

test.group('Net pay rises with gross pay', () => {
  const situations = [
    { couple: 0, revenusConjoint: 'AUCUN', enfants: 0, hours: 3800 },
    { couple: 1, revenusConjoint: 'PROFESSIONNELS', enfants: 0, hours: 3800 },
    { couple: 1, revenusConjoint: 'AUCUN', enfants: 3, hours: 3800 },
    { couple: 0, revenusConjoint: 'AUCUN', enfants: 1, hours: 1900 },
  ] as const
  /** Each line is rounded by itself: three cents is the most they were seen to add up to. */
  const ROUNDINGS = 3

  /** Law in use goes higher than what is only looked up. */
  const highest = (from: string) => (from >= '2026-01-01' ? 700_000 : 400_000)

  /** Each set has one household, in turn; at night all. */
  const households = (nth: number) =>
    process.env.EVERY_CENT ? situations : [situations[nth % situations.length]]

  for (const [nth, { id, from, law }] of lawSets.sets.entries()) {
    test(`${id}: cent by cent, save for the listed steps and the roundings`, ({ assert }) => {
      for (const { hours, ...situation } of households(nth)) {
        const sheet = Object.assign(new Sheet(), situation, {
          regimeNumerateur: hours,
          regimeDenominateur: 3800,
        })
        const steps = stepsOfMonth(sheet, law).map(({ at }) => at)
        const rounded = stepsOfRounding(sheet, law, 0, highest(from)).map(({ at }) => at)
        // Around a step of the rounding the taxable pay itself may waver by a cent or two.
        const aroundRounding = new Set(
          rounded.flatMap((at) => [-3, -2, -1, 0, 1, 2, 3].map((near) => at - near))
        )
        const highestFall = fallOfRounding(law)
        const back = rounded.length > 0 ? 5000 : 100
        const nets: number[] = []
        for (let gross = 0; gross <= highest(from); gross++) {
          sheet.salaireBrut = gross
          computeMonth(sheet, law)
          nets.push(sheet.salaireNet)
          const drop = gross > 0 ? nets[gross - 1] - sheet.salaireNet : 0
          const atRounding = aroundRounding.has(gross)
          if (drop > ROUNDINGS && !atRounding) assert.include(steps, gross)
          if (atRounding && !(drop < highestFall)) assert.isBelow(drop, highestFall)
          const euro = gross >= back && sheet.salaireNet < nets[gross - back]
          if (euro)
            assert.isTrue(
              steps.some((at) => at > gross - 600 - back && at <= gross),
              `at ${gross}`
            )
        }
      }
    })
  }
})

test.group('The year rises with gross pay', () => {
  for (const enfants of [0, 2, 5]) {
    test(`${enfants} children: save for the brackets of exceptional pay and the roundings`, ({
      assert,
    }) => {
      const { law } = lawSets.on('2026-09-01')!
      const sheet = Object.assign(new Sheet(), {
        enfants,
        regimeNumerateur: 3800,
        regimeDenominateur: 3800,
        hasPrimeFinAnnee: 1,
        hasPrimeSectorielle: 1,
      })
      const steps = stepsOfExceptionalPay(sheet, law).map(({ at }) => at)
      const melting = stepsOfExemption(sheet, law).map(({ at }) => at)
      const years: number[] = []
      for (let gross = 0; gross <= 800_000; gross++) {
        sheet.salaireBrut = gross
        computeMonth(sheet, law)
        computeYear(sheet, law)
        years.push(sheet.remunerationAnnuelle)
        // Twelve months of at most three cents, and as much again on the three allowances.
        const drops = gross > 0 && sheet.remunerationAnnuelle < years[gross - 1] - 12 * 3 - 9
        if (drops) assert.include(steps, gross)
        // Over a euro of gross the year rises, but where the exemption for children melts away.
        const falls = gross >= 100 && sheet.remunerationAnnuelle < years[gross - 100]
        if (falls && !steps.some((at) => at <= gross && at > gross - 60_000)) {
          assert.isTrue(gross >= Math.min(...melting) && gross < Math.max(...melting) + 100)
        }
      }
    })
  }
})

test.group('Whatever comes in', () => {
  test('the engine answers or refuses, and never throws', ({ assert }) => {
    const random = seeded(11)
    const junk = [
      null,
      undefined,
      true,
      '',
      'x',
      -1,
      0,
      1.5,
      1e308,
      Number.NaN,
      [],
      [1],
      {},
      { a: 1 },
    ]
    const keys = ['date', 'worker', 'company', 'package', 'solve', 'explain', '__proto__', 'id']
    const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]
    for (const request of requests(12, 3000)) {
      const spoiled = JSON.parse(JSON.stringify(request))
      const part = pick([spoiled, spoiled.worker, spoiled.company, spoiled.package])
      part[pick([...Object.keys(part), ...keys])] = pick(junk)
      const result = compute(spoiled)
      if (!result.ok) assert.isNotEmpty(result.errors)
    }
  })
})

function* everyObject(of: object): Generator<object> {
  for (const value of Object.values(of)) {
    if (typeof value !== 'object' || value === null) continue
    yield value
    yield* everyObject(value)
  }
}
