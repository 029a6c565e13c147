import { test } from '@japa/runner'
import fc from 'fast-check'
import { compute } from '#modules/compute/pure'
import { anyRequest } from './any_package.ts'
import {
  answerOf,
  fallOf,
  reordered,
  wrongFlex,
  wrongSolve,
  wrongYear,
} from './package_properties.ts'
import { wrongSum } from './sums.ts'

/** Packages looked at in all; at night a hundred thousand, and a million more behind the bench (tests/bench/engine_properties.ts). */
const PACKAGES = Number(process.env.PACKAGES ?? 5_000)
const PAIRS = (PACKAGES * 2) / 5
const SOLVED = PACKAGES / 40
const SEED = 20261121

const over = (numRuns: number) => ({ numRuns, seed: SEED, endOnFailure: false })

test.group('Properties of packages of all kinds', () => {
  test(`sums equal totals, to the cent, in ${PACKAGES} packages`, ({ assert }) => {
    let answered = 0
    fc.assert(
      fc.property(anyRequest, (request) => {
        const answer = answerOf(request)
        if (answer === undefined) return
        answered++
        const wrong = wrongSum(answer) ?? wrongYear(request, answer)
        if (wrong !== undefined) throw new Error(wrong)
      }),
      over(PACKAGES + PACKAGES / 50)
    )
    assert.isAtLeast(answered, PACKAGES)
  })

  test('the order of fields changes nothing, byte for byte', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const answer = JSON.stringify(compute(request))
        return JSON.stringify(compute(reordered(request))) === answer
      }),
      over(PAIRS)
    )
  })

  test('nothing of one request reaches the next: a fresh engine answers the same', async ({
    assert,
  }) => {
    const requests = fc.sample(anyRequest, { numRuns: PAIRS, seed: SEED + 1 })
    const forth = requests.map((request) => JSON.stringify(compute(request)))
    const back = requests.map((_, i) => JSON.stringify(compute(requests.at(-1 - i))))
    assert.deepEqual(back.toReversed(), forth)
    for (let i = 0; i < 60; i++) {
      const at = i * Math.floor(PAIRS / 60)
      const fresh = await import(`../../modules/compute/contract/compute.ts?fresh=${i}`)
      assert.notStrictEqual(fresh.compute, compute)
      assert.equal(JSON.stringify(fresh.compute(requests[at])), forth[at])
    }
  })

  test('net rises with gross, but where a step of the law takes some back', ({ assert }) => {
    const falls: Record<string, number> = {}
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 1, max: 5000 }), (request, more) => {
        if (request.package.packageType === 'FLEX') return
        const { salaireBrut } = request.package
        if (salaireBrut === undefined) return
        const low = answerOf(request)
        const gross = (Math.round(salaireBrut * 100) + more) / 100
        const high = answerOf({ ...request, package: { ...request.package, salaireBrut: gross } })
        if (low === undefined || high === undefined) return
        const fall = fallOf(request, low, high)
        if (fall !== undefined) falls[fall] = (falls[fall] ?? 0) + 1
      }),
      over(PAIRS)
    )
    assert.includeMembers(['csss', 'revenuAnnuelImposable', 'bonusEmploi'], Object.keys(falls))
  })

  test('a FLEX package never costs more than its budget, and lies between its bounds', ({
    assert,
  }) => {
    let seen = 0
    fc.assert(
      fc.property(anyRequest, (request) => {
        if (request.package.packageType !== 'FLEX') return
        const answer = answerOf(request)
        if (answer === undefined) return
        seen++
        const wrong = wrongFlex(answer)
        if (wrong !== undefined) throw new Error(wrong)
      }),
      over(PAIRS)
    )
    assert.isAbove(seen, PAIRS / 27)
  })

  test('solving is the inverse of computing, for any amount by any field', ({ assert }) => {
    let solved = 0
    fc.assert(
      fc.property(anyRequest, fc.nat(), fc.nat(), (request, which, what) => {
        if (request.package.packageType === 'FLEX') return
        const answer = answerOf(request)
        if (answer === undefined) return
        const wrong = wrongSolve(request, answer, which, what)
        if (typeof wrong === 'string') throw new Error(wrong)
        if (wrong) solved++
      }),
      over(SOLVED)
    )
    assert.isAbove(solved, SOLVED / 4)
  })
})
