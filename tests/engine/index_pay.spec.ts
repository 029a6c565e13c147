import { test } from '@japa/runner'
import {
  errorText,
  indexPay,
  listParameters,
  type IndexationQuestion,
  type IndexedPay,
} from '#modules/compute/pure'
import { seeded } from './requests.ts'

const HALF = { regimeNumerateur: 19, regimeDenominateur: 38 }

function indexed(
  salaireBrut: number,
  percent: number,
  differs: Partial<IndexationQuestion> = {}
): IndexedPay {
  const result = indexPay({ date: '2027-01-01', salaireBrut, percent, ...differs })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.indexed
}

test.group('The capped indexation', () => {
  // The table of the law page: pay, percent, gain, kept by the cap, contribution of the month.
  const CASES = [
    [4000, 3.76, 150.4, 0, 0],
    [4500, 3.76, 159.2, 10, 6.36],
    [5000, 2, 80, 20, 12.5],
    [5000, 2.5, 105, 20, 12.56],
    [5000, 3, 130, 20, 12.63], // Loyens prints 5,130
    [5000, 3.76, 168, 20, 12.72],
    [5200, 3.76, 171.52, 24, 15.26],
    [6000, 3, 140, 40, 25.25], // KPMG prints 140 and 25.25
    [6000, 3.76, 185.6, 40, 25.44],
    [8000, 2, 80, 80, 50],
    [8000, 4, 240, 80, 51],
    [10_000, 4, 280, 120, 76.5],
    [9500, 1.6, 64, 88, 55], // ONSS prints 55
  ] as const

  for (const [brut, percent, gain, retenu, cotisation] of CASES) {
    test(`${brut} € at ${percent} %: ${gain} more, ${retenu} kept`, ({ assert }) => {
      const found = indexed(brut, percent)
      assert.equal(found.gain, gain)
      assert.equal(found.salaireBrut, Math.round((brut + gain) * 100) / 100)
      assert.equal(found.retenu, retenu)
      assert.equal(found.cotisationModeration, cotisation)
      assert.equal(found.reference, brut)
      assert.equal(found.modere, Math.min(percent, 2))
    })
  }

  test('part time is converted by the fraction: half of 5,200 at 3.76 %', ({ assert }) => {
    assert.deepInclude(indexed(2600, 3.76, HALF), {
      salaireBrut: 2685.76,
      reference: 5200,
      gain: 85.76,
      retenu: 12,
      cotisationModeration: 7.63,
    })
  })

  test('not the reading that indexes nothing above 4,000: 5,200 at 3.76 % is not 5,350.40', ({
    assert,
  }) => {
    assert.equal(indexed(5200, 3.76).salaireBrut, 5371.52)
  })

  test('the 2 % are cumulated: four steps of a quarterly sector', ({ assert }) => {
    let brut = 5000
    let moderated = 0
    const gains = [0.8, 0.7, 0.9, 0.6].map((percent) => {
      const { salaireBrut, gain, modere } = indexed(brut, percent, { moderated })
      brut = salaireBrut
      moderated = Math.round((moderated + modere) * 10_000) / 10_000
      return gain
    })
    assert.deepEqual(gains, [32, 28, 40.24, 30.6])
    assert.equal(brut, 5130.84)
    assert.equal(moderated, 2)
  })

  test('before 1 June 2026 the whole pay is indexed, and no figure stands behind it', ({
    assert,
  }) => {
    const found = indexed(6000, 3, { date: '2026-05-31' })
    assert.deepInclude(found, { salaireBrut: 6180, retenu: 0, modere: 0, cotisationModeration: 0 })
    assert.isEmpty(found.parameters)
    assert.equal(indexed(6000, 3, { date: '2026-06-01' }).salaireBrut, 6140)
  })

  test('who is not under Belgian social security has no cap; students owe no contribution', ({
    assert,
  }) => {
    const director = indexed(6000, 3, { assujetti: false })
    assert.deepInclude(director, { salaireBrut: 6180, retenu: 0, cotisationModeration: 0 })
    const student = indexed(6000, 3, { cotisation: false })
    assert.deepInclude(student, { salaireBrut: 6140, cotisationModeration: 0 })
  })

  test('the rate of the employer is that of its category: 32.40 % in the non-profit sector', ({
    assert,
  }) => {
    // ½ × 1.324 × 2 % × 2,000 × 1.01 = 26.7448
    assert.equal(indexed(6000, 3, { categorieReduction: 2 }).cotisationModeration, 26.74)
  })

  test('the figures say where they come from, and the contribution that it is derived', ({
    assert,
  }) => {
    const { parameters } = indexed(6000, 3)
    const found = listParameters().filter(({ id }) => parameters.includes(id as never))
    assert.deepEqual(
      found.map(({ id, values }) => [id, values.map((v) => [v.from, v.value, v.confidence])]),
      [
        ['indexationPlafonnee.limite', [['2026-06-01', 4000, 'provider']]],
        ['indexationPlafonnee.part', [['2026-06-01', 2, 'provider']]],
        ['indexationPlafonnee.partCotisation', [['2026-06-01', 50, 'derived']]],
      ]
    )
    for (const { values } of found) assert.equal(values[0].checked, '2026-11-22')
  })

  test('a percent below 0 or above 20, a day without law and a pay that is none are refused in a sentence', ({
    assert,
  }) => {
    const refusal = (differs: Partial<IndexationQuestion>) => {
      const result = indexPay({ date: '2027-01-01', salaireBrut: 5000, percent: 3, ...differs })
      return result.ok ? [] : result.errors.map(({ code, path }) => `${code} ${path}`)
    }
    assert.deepEqual(refusal({ percent: -0.01 }), ['out_of_range percent'])
    assert.deepEqual(refusal({ percent: 20.01 }), ['out_of_range percent'])
    assert.deepEqual(refusal({ percent: 2.12345 }), ['invalid_value percent'])
    assert.deepEqual(refusal({ percent: Number.NaN }), ['invalid_value percent'])
    assert.deepEqual(refusal({ moderated: 21 }), ['out_of_range moderated'])
    assert.deepEqual(refusal({ date: '2028-01-01' }), ['no_law_set date'])
    assert.deepEqual(refusal({ date: 'soon' }), ['invalid_value date'])
    assert.deepEqual(refusal({ salaireBrut: -1 }), ['invalid_value salaireBrut'])
    assert.deepEqual(refusal({ regimeNumerateur: 0 }), ['invalid_value regimeNumerateur'])
    const result = indexPay({ date: '2027-01-01', salaireBrut: 5000, percent: 21 })
    if (result.ok) throw new Error('answered')
    assert.equal(errorText(result.errors[0], 'fr'), 'La valeur doit se situer entre 0 et 20.')
    assert.isEmpty(refusal({ percent: 0 }))
    assert.isEmpty(refusal({ percent: 20 }))
  })

  test('up to the limit it is the plain rule; it never falls, and rises with the percent', ({
    assert,
  }) => {
    const random = seeded(804)
    for (let i = 0; i < 2000; i++) {
      const brut = Math.round(random() * 1_200_000) / 100
      const percent = Math.round(random() * 100_000) / 10_000
      const moderated = Math.round(random() * 25_000) / 10_000
      const found = indexed(brut, percent, { moderated })
      const free = indexed(brut, percent, { assujetti: false })
      assert.isAtLeast(found.gain, 0)
      assert.isAtLeast(found.retenu, 0)
      assert.isAtMost(moderated + found.modere, Math.max(2.0000001, moderated))
      assert.equal(
        Math.round((found.salaireBrut + found.retenu) * 100),
        Math.round(free.salaireBrut * 100)
      )
      if (brut <= 4000) assert.equal(found.salaireBrut, free.salaireBrut)
      assert.isAtLeast(
        indexed(brut, Math.round((percent + 0.5) * 10_000) / 10_000, { moderated }).salaireBrut,
        found.salaireBrut
      )
    }
  })

  test('a published index may be below 0: the whole pay falls, and nothing is moderated', ({
    assert,
  }) => {
    const fell = indexed(6000, -0.5, { published: true })
    assert.deepInclude(fell, { salaireBrut: 5970, retenu: 0, modere: 0, cotisationModeration: 0 })
    const refused = indexPay({
      date: '2027-01-01',
      salaireBrut: 6000,
      percent: -20.5,
      published: true,
    })
    assert.isFalse(refused.ok)
  })

  test('10,000 random contracts agree to the cent with a slow second reading of the law', ({
    assert,
  }) => {
    const random = seeded(2026)
    const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
    for (let i = 0; i < 10_000; i++) {
      const cents = between(50_000, 1_500_000)
      const full = between(3000, 4000)
      const worked = random() < 0.5 ? full : between(400, full)
      const percent = between(0, 200_000)
      const moderated = random() < 0.5 ? 0 : between(0, 25_000)
      const found = indexed(cents / 100, percent / 10_000, {
        regimeNumerateur: worked / 100,
        regimeDenominateur: full / 100,
        moderated: moderated / 10_000,
      })
      const slow = slowly({ cents, worked, full, percent, moderated })
      const asked = JSON.stringify({ cents, worked, full, percent, moderated })
      assert.equal(Math.round(found.salaireBrut * 100), slow.after, asked)
      assert.equal(Math.round(found.cotisationModeration * 100), slow.contribution, asked)
      assert.equal(found.modere, slow.capped / 10_000, asked)
    }
  })

  test('so do pays beyond what doubles hold exactly, and contributions of exactly half a cent', ({
    assert,
  }) => {
    const agrees = (cents: number, worked: number, full: number, percent: number) => {
      const found = indexed(cents / 100, percent / 10_000, {
        regimeNumerateur: worked / 100,
        regimeDenominateur: full / 100,
      })
      const slow = slowly({ cents, worked, full, percent, moderated: 0 })
      const told = [found.salaireBrut, found.cotisationModeration].map((each) =>
        Math.round(each * 100)
      )
      assert.deepEqual(
        told,
        [slow.after, slow.contribution],
        `${cents} ${worked}/${full} ${percent}`
      )
      return slow.contribution
    }
    // ½ × 1.25 × 2 % of 40 cents more is half a cent: up.
    assert.equal(agrees(400_040, 3800, 3800, 20_000), 1)
    for (let more = 0; more < 1000; more++) agrees(400_000 + 20 * more, 3800, 3800, 20_000)
    const random = seeded(1053)
    for (let i = 0; i < 1000; i++) {
      const cents = 1_000_000 + Math.floor(random() * 999_000_000)
      agrees(cents, random() < 0.5 ? 3800 : 3040, 3800, Math.floor(random() * 200_000))
    }
  })

  test('the part of part time is that of full time: half the hours, half the gain', ({
    assert,
  }) => {
    for (const pay of [4000.02, 5200, 7777.78, 12_345.68]) {
      const whole = indexed(pay, 3.76)
      const half = indexed(Math.round(pay * 50) / 100, 3.76, HALF)
      assert.closeTo(half.gain * 2, whole.gain, 0.011)
      assert.closeTo(half.cotisationModeration * 2, whole.cotisationModeration, 0.011)
    }
  })
})

/**
 * The law once more, by hand: the pay of full time in two parts, up to the limit and above; each with its own percent; then
 * back to the hours worked. Exact fractions, rounded once.
 */
function slowly({
  cents,
  worked,
  full,
  percent,
  moderated,
}: Record<'cents' | 'worked' | 'full' | 'percent' | 'moderated', number>) {
  const LIMIT = fraction(400_000n)
  const pay = fraction(BigInt(cents) * BigInt(full), BigInt(worked))
  const low = less(pay, LIMIT) ? pay : LIMIT
  const high = plus(pay, times(low, fraction(-1n)))
  const left = Math.max(0, 20_000 - moderated)
  const capped = Math.min(percent, left)
  const rise = fraction(BigInt(1_000_000 + percent), 1_000_000n)
  const riseAbove = fraction(BigInt(1_000_000 + percent - capped), 1_000_000n)
  const hours = fraction(BigInt(worked), BigInt(full))
  const after = times(plus(times(low, rise), times(high, riseAbove)), hours)
  // What the employer saves in pay and in contributions of 25 %, half of it.
  const saved = times(times(high, riseAbove), fraction(BigInt(capped), 1_000_000n))
  const contribution = times(times(saved, fraction(125n, 100n)), times(fraction(1n, 2n), hours))
  return { after: rounded(after), contribution: rounded(contribution), capped }
}

interface Fraction {
  n: bigint
  d: bigint
}
const fraction = (n: bigint, d = 1n): Fraction => ({ n, d })
const plus = (a: Fraction, b: Fraction) => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
const times = (a: Fraction, b: Fraction) => fraction(a.n * b.n, a.d * b.d)
const less = (a: Fraction, b: Fraction) => a.n * b.d < b.n * a.d
/** Half up. */
const rounded = ({ n, d }: Fraction) => Number((2n * n + d) / (2n * d))
