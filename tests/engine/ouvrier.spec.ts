import { test } from '@japa/runner'
import { share } from '#modules/compute/engine/money'
import type { PackageFields } from '#modules/compute/pure'
import { peculeCaissePrecompte } from '#modules/compute/rules/annee/pecule_caisse_precompte'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import { Sheet } from '#modules/compute/rules/sheet'
import { answered, cost, lines, month, refused, request, year, type Case } from './requests.ts'

const config = { employmentType: 'OUVRIER' } as const
const worker = (fields: Partial<PackageFields> = {}, differs: Case = {}): Case => ({
  ...differs,
  package: { computeModelConfig: config, ...fields },
})

test.group('A manual worker, the month', () => {
  test('contributions are reckoned on 108 % of pay, the special contribution too', ({ assert }) => {
    const computed = lines(worker({ salaireBrut: 3000 }))
    assert.equal(computed.baseCotisations, 3240)
    assert.equal(computed.onss, -423.47) // 3,240 × 13.07 %
    assert.equal(computed.csss, -21.88) // 10.33 + 1.10 % × (3,240 − 2,190.18)
  })

  test('the work bonus has maxima and slopes of its own, the wage stays at 100 %', ({ assert }) => {
    const computed = lines(worker({ salaireBrut: 3000 }))
    assert.equal(computed.salaireReference, 3000)
    assert.equal(computed.bonusEmploiVoletA, 119.38) // 137.74 − 29.58 % × 62.07
    assert.equal(computed.bonusEmploiVoletB, 0)
    const low = lines(worker({ salaireBrut: 2300 }))
    assert.equal(low.bonusEmploiVoletA, 137.74)
    assert.equal(low.bonusEmploiVoletB, 185.75)
  })

  const SLOPES: [date: string, gross: number, bonus: number][] = [
    ['2021-06-01', 1674.49, 222.1],
    ['2021-06-01', 1774.49, 198.4], // 222.10 − 23.70
    ['2022-05-01', 1997.55, 226.71], // 251.69 − 24.98
    ['2023-07-01', 2013.64, 283.13],
    ['2023-07-01', 2113.64, 255.27], // 283.13 − 27.86
    ['2023-07-01', 2613.64, 117.21], // 267.09 − 24.98 % × 600
    ['2024-06-01', 2132.59, 299.86], // 127.68 + 172.18
    ['2024-06-01', 2100, 296.43], // no more than the contribution
    ['2025-02-01', 2175.25, 305.87], // 130.24 + 175.63
  ]
  for (const [date, salaireBrut, bonus] of SLOPES) {
    test(`${date}: ${bonus} at ${salaireBrut}`, ({ assert }) => {
      assert.equal(month(worker({ salaireBrut }, { date })).bonusEmploi, bonus)
    })
  }

  test('the explanation shows the figures of manual workers, and only them', ({ assert }) => {
    const parametersOf = (differs: Case, rule: string) =>
      answered(request({ ...differs, explain: true }))
        .explanation!.find((line) => line.rule === rule)!
        .parameters.map(({ id }) => id)
    assert.include(
      parametersOf(worker(), 'bonusEmploiVoletA'),
      'bonusEmploiOuvrier.voletACoefficient'
    )
    assert.notInclude(parametersOf({}, 'bonusEmploiVoletA'), 'bonusEmploiOuvrier.voletACoefficient')
    assert.deepEqual(parametersOf(worker(), 'baseCotisations'), ['onss.majorationOuvrier'])
    assert.deepEqual(parametersOf({}, 'baseCotisations'), [])
  })
})

test.group('A manual worker, the year', () => {
  test('the employer pays 48 of 52 weeks, the fund the holidays', ({ assert }) => {
    const computed = cost(worker({ salaireBrut: 2600 }))
    assert.equal(computed.salaireBrutAnnuel, 28_800) // 31,200 × 48 ÷ 52
    assert.equal(computed.doublePeculeVacances, 0)
    // 31,104 at 108 %: 5.57 % is 1,732.49, 10.27 % is 3,194.38
    assert.equal(computed.cotisationVacances, 4926.87)
  })

  test('holiday pay of the fund: 15.38 %, less 13.07 % of 6.8 %, 1 % and the tax', ({ assert }) => {
    const computed = lines(worker({ salaireBrut: 2600 }))
    assert.equal(computed.peculeCaisse, 4783.8) // 31,104 × 15.38 %
    assert.equal(computed.peculeCaisseRetenues, -324.28) // 2,115.07 × 13.07 % + 47.84
    assert.equal(computed.peculeCaissePrecompte, -1035.5) // 4,459.52 × 23.22 %
    assert.equal(year(worker({ salaireBrut: 2600 })).doublePeculeVacances, 3424.02)
  })

  test('under the limit the fund withholds 17.16 %', ({ assert }) => {
    const low = { salaireBrut: 600, regimeNumerateur: 10, regimeDenominateur: 38 }
    const computed = lines(worker(low))
    assert.equal(computed.peculeCaisse, 1103.95) // 7,177.85 × 15.38 %
    assert.equal(computed.peculeCaissePrecompte, -176.6) // 1,029.12 × 17.16 %
    const { law } = lawSets.on('2026-09-01')!
    const { limite, precompteBas, precompteHaut } = law.vacancesOuvriers
    const of = (peculeCaisse: number) =>
      peculeCaissePrecompte(Object.assign(new Sheet(), { ouvrier: 1, peculeCaisse }), law)
    assert.equal(of(limite), -share(limite, precompteBas))
    assert.equal(of(limite + 1), -share(limite + 1, precompteHaut))
  })

  test('net months stop in the weeks of leave, and the totals are their sums', ({ assert }) => {
    const { compute } = answered(request(worker({ salaireBrut: 2600 })))
    const { remunerationMensuelle, remunerationAnnuelle, totalCashAnnuel } = compute.remuneration
    const weeks = Math.round((remunerationMensuelle.salaireNet * 1200 * 48) / 52) / 100
    assert.equal(remunerationAnnuelle.salaireNetAnnuel, weeks)
    const sum = (list: readonly { amount: number }[]) =>
      Math.round(list.reduce((total, { amount }) => total + amount * 100, 0)) / 100
    assert.equal(
      sum(compute.coutEmployeur.remunerationsFixes),
      compute.coutEmployeur.remunerationsFixesTotal
    )
    assert.equal(sum(totalCashAnnuel.remunerationsFixes), totalCashAnnuel.remunerationsFixesTotal)
    assert.deepInclude(totalCashAnnuel.remunerationsFixes, {
      key: 'peculeVacancesCaisse',
      amount: 4783.8,
    })
  })

  test('an employee has neither line', ({ assert }) => {
    const { coutEmployeur, remuneration } = answered(request()).compute
    const keys = [
      ...coutEmployeur.remunerationsFixes,
      ...remuneration.totalCashAnnuel.remunerationsFixes,
    ].map(({ key }) => key)
    assert.notIncludeMembers(keys, ['cotisationVacances'])
    assert.notIncludeMembers(keys, ['peculeVacancesCaisse'])
  })

  test('a year-end premium bears contributions at 108 % and counts for the fund', ({ assert }) => {
    const premium = { computeModelConfig: { ...config, hasPrimeFinAnnee: true }, salaireBrut: 2600 }
    const computed = lines({ package: premium })
    assert.equal(computed.primeFinAnneeOnss, -367.01) // 2,808 × 13.07 %
    assert.equal(computed.peculeCaisse, 5215.67) // 33,912 × 15.38 %
    assert.equal(computed.cotisationsPatronalesPrimes, 766.59) // 702 + 47.46 + 10.95 + 2 × 2.81 + 0.56
  })

  test('the fund counts a premium of the sector, and of a CCT 90 bonus what is ordinary pay', ({
    assert,
  }) => {
    const fields = { salaireBrut: 2600, hasCct90: true, cct90: 5000 }
    const sector = { ...config, commissionParitaire: 'BECP111', primeSectorielle: 300 } as const
    const computed = lines({ package: { ...fields, computeModelConfig: sector } })
    // 31,104 + 108 % of 300 and of the 745 above the ceiling: 32,232.60 × 15.38 %
    assert.equal(computed.peculeCaisse, 4957.37)
  })

  test('the employer contributes on 108 % of 48 weeks, and is insured on it', ({ assert }) => {
    const computed = lines(worker({ salaireBrut: 2600 }))
    assert.equal(computed.cotisationBase, 702) // 25 % of 2,808
    assert.equal(computed.assuranceLoi, 155.52) // 31,104 × 0.5 %
    // 2,808: 766.59 a month and 0.28 of asbestos in nine, × 48 ÷ 52
    assert.equal(computed.onssPatronal, 8493.78)
  })

  test('the structural reduction reads the wage at 100 %', ({ assert }) => {
    const same = { employmentType: 'EMPLOYE' } as const
    const employee = lines({ package: { salaireBrut: 2600, computeModelConfig: same } })
    assert.equal(
      lines(worker({ salaireBrut: 2600 })).reductionTrimestre1,
      employee.reductionTrimestre1
    )
  })

  test('2023: what is not known of exceptional pay does not touch the fund', ({ assert }) => {
    const { gaps, compute } = answered(request(worker({}, { date: '2023-06-01' })))
    assert.isUndefined(gaps)
    assert.isAbove(compute.remuneration.remunerationAnnuelle.doublePeculeVacances, 0)
  })
})

test.group('An hourly wage', () => {
  test('gives the month by the hours of the week, and stays as it was given', ({ assert }) => {
    const given = { salaireBrutHoraire: 15.2097, salaireBrut: undefined }
    const full = month(worker(given))
    assert.equal(full.salaireBrut, 2504.53) // 15.2097 × 38 × 13 ÷ 3
    assert.equal(full.salaireBrutHoraire, 15.2097)
    const part = month(worker({ ...given, regimeNumerateur: 10, regimeDenominateur: 38 }))
    assert.equal(part.salaireBrut, 659.09)
    assert.equal(part.salaireBrutHoraire, 15.2097)
    // Where another pay is sought, the hour is that of what was found: 2,714.97 × 3 ÷ (13 × 38).
    const sought = month({ ...worker(given), solve: { target: 'salaireNet', amount: 2200 } })
    assert.equal(sought.salaireBrut, 2714.97)
    assert.equal(sought.salaireBrutHoraire, 16.4877)
  })

  test('every package has one in the answer', ({ assert }) => {
    assert.equal(month().salaireBrutHoraire, 18.2186)
  })

  test('beside a monthly pay it must be the same pay', ({ assert }) => {
    const both = (salaireBrutHoraire: number) =>
      request(worker({ salaireBrut: 2504.53, salaireBrutHoraire }))
    assert.equal(
      answered(both(15.2097)).compute.remuneration.remunerationMensuelle.salaireBrut,
      2504.53
    )
    const [error] = refused(both(16))
    assert.deepInclude(error, { code: 'conflict', path: 'package.salaireBrutHoraire' })
  })

  for (const [why, value, code] of [
    ['five decimals', 15.20971, 'invalid_value'],
    ['a word', '15', 'invalid_value'],
    ['a negative wage', -1, 'out_of_range'],
  ] as const) {
    test(`${why}: ${code}`, ({ assert }) => {
      const [error] = refused(
        request(worker({ salaireBrut: undefined, salaireBrutHoraire: value as number }))
      )
      assert.deepInclude(error, { code, path: 'package.salaireBrutHoraire' })
    })
  }
})

test.group('Solving for a manual worker', () => {
  const solved = (target: string, amount: number, situation = {}) =>
    answered(
      request({
        worker: situation,
        package: { computeModelConfig: config, salaireBrut: undefined },
        solve: { target, amount },
      })
    )

  for (const net of [600, 1500, 1850.55, 2213.54, 3000]) {
    test(`${net} € net a month`, ({ assert }) => {
      const { compute, solved: found } = solved('salaireNet', net)
      assert.isTrue(found!.exact)
      assert.equal(compute.remuneration.remunerationMensuelle.salaireNet, net)
    })
  }

  test('a cost, and a step of the special contribution on 108 %', ({ assert }) => {
    const { compute } = solved('coutEmployeurAnnuel', 45_000)
    assert.closeTo(compute.coutEmployeur.coutEmployeurAnnuel, 45_000, 0.2)
    const couple = { etatCivil: 'marie', conjointTravaille: true } as const
    // The contribution starts at 1,095.10 at 108 %: 1,013.98 € gross
    const csss = (salaireBrut: number) => month(worker({ salaireBrut }, { worker: couple })).csss
    assert.deepEqual([csss(1013.97), csss(1013.98)], [0, -5.15])
    const before = month(worker({ salaireBrut: 1013.97 }, { worker: couple })).salaireNet
    const { solved: found } = solved('salaireNet', before - 2, couple)
    assert.isTrue(found!.exact || found!.cause === 'csss')
  })

  test('the fund taxes the whole at the higher rate from a limit on', ({ assert }) => {
    const net = (salaireBrut: number) => year(worker({ salaireBrut })).doublePeculeVacances
    const path = 'remuneration.remunerationAnnuelle.doublePeculeVacances'
    // 1,650 taxable is 14.33744 % of 108 % of 11 1/13 months of 962 €
    assert.isAbove(net(961.9), 1366)
    assert.isBelow(net(962.1), 1268)
    const { solved: found } = solved(path, 1400)
    assert.closeTo(net(found!.amount), 1400, 0.03)
  })
})
