import { test } from '@japa/runner'
import { errorText, listLawSets } from '#modules/compute/pure'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import { computeMonth, RULES, Sheet } from '#modules/compute/rules/index'
import { answered, lines, month, refused, request, year, type Case } from './requests.ts'

const explained = (differs: Case) => answered(request({ ...differs, explain: true })).explanation!
const gapsOf = (differs: Case) => answered(request(differs)).gaps ?? []
const effects = (differs: Case) =>
  Object.fromEntries(gapsOf(differs).map(({ line, effect }) => [line, effect]))

/** No committee: neither premium. */
const NONE = { computeModelConfig: { employmentType: 'EMPLOYE' } } as const

test.group('Formulas that changed shape', () => {
  test('each form starts with a law set', ({ assert }) => {
    const starts = listLawSets().map(({ from }) => from)
    const forms = RULES.flatMap((rule) => rule.forms ?? [])
    assert.isAbove(forms.length, 10)
    for (const { from } of forms) assert.include(starts, from)
  })

  test('each rule follows the form of the day', ({ assert }) => {
    const sheet = Object.assign(new Sheet(), {
      salaireBrut: 200_000,
      droitsAuteurMontant: 10_000,
    })
    sheet.regimeNumerateur = sheet.regimeDenominateur = 3800
    for (const { from, law } of lawSets.sets) {
      computeMonth(sheet, law)
      for (const rule of RULES.filter(({ forms }) => forms !== undefined)) {
        const form = rule.forms!.findLast((each) => each.from <= from)
        assert.equal(rule(sheet, law), form?.formula(sheet, law) ?? 0, `${rule.id} on ${from}`)
      }
    }
  })

  test('a single person paid 26 € less until 2022, 12 in 2023, nothing less since', ({
    assert,
  }) => {
    const reduction = (date: string) => lines({ date }).reductionsFamiliales
    assert.deepEqual(
      ['2021-06-01', '2022-12-31', '2023-06-01', '2024-01-01'].map(reduction),
      [312, 312, 144, 0]
    )
    const child = { worker: { enfantsACharge: 1 }, date: '2021-06-01' }
    assert.equal(lines(child).reductionsFamiliales, 444)
  })

  test('until 2022 fifteen euros of taxable pay bear the same tax', ({ assert }) => {
    const tax = (salaireBrut: number, date: string) =>
      month({ date, package: { salaireBrut } }).precompteProfessionnel
    // 3,002.41 less 392.41 is 2,610.00, a multiple of 15
    assert.equal(tax(3002.4, '2021-01-01'), tax(2990, '2021-01-01'))
    assert.isBelow(tax(3002.41, '2021-01-01'), tax(3002.4, '2021-01-01') - 6)
    assert.isAtLeast(tax(3002.41, '2023-01-01'), tax(3002.4, '2023-01-01') - 0.02)
  })

  const bonuses: [date: string, gross: number, bonus: number][] = [
    ['2021-01-01', 1800, 178.11], // 205.65 − 0.2194 × 125.51
    ['2021-09-01', 1800, 189.56],
    ['2022-12-31', 2500, 134.81],
    ['2023-06-30', 2500, 134.81],
    ['2023-07-01', 2500, 136.73], // 262.16 − 0.2579 × 486.36
    ['2024-03-31', 2500, 136.73],
    ['2024-03-31', 2600, 111.68], // 247.31 − 0.2313 × 586.36
    ['2024-04-01', 2500, 161.76], // 115.91, and 156.30 − 0.2699 × 409.22
    ['2025-02-01', 2732.94, 132.69],
  ]

  for (const [date, salaireBrut, bonus] of bonuses) {
    test(`work bonus of ${salaireBrut} on ${date}: ${bonus}`, ({ assert }) => {
      assert.equal(month({ date, package: { salaireBrut } }).bonusEmploi, bonus)
    })
  }

  test('an explanation shows the form of the day, and no line the law did not have', ({
    assert,
  }) => {
    const rules = (date: string) => explained({ date }).map(({ rule }) => rule)
    assert.notInclude(rules('2023-12-31'), 'bonusEmploiVoletA')
    assert.include(rules('2024-04-01'), 'bonusEmploiVoletA')
    const bonus = explained({ date: '2022-01-01' }).find(({ rule }) => rule === 'bonusEmploi')!
    assert.include(
      bonus.parameters.map(({ id }) => id),
      'bonusEmploi.uniqueMaximum'
    )
    const monthly = explained({ date: '2022-01-01' }).find(({ rule }) => rule === 'impotMensuel')!
    assert.equal(monthly.rounding, 'cent_below')
  })

  test('every name in every form is an input, a parameter or a word of the rule', ({ assert }) => {
    for (const { id, forms = [] } of RULES) {
      for (const { notes } of forms) {
        for (const [name] of notes.formula.matchAll(/\b[a-z]\w*\.[a-zA-Z]\w*/g)) {
          assert.include(notes.parameters as readonly string[], name, id)
        }
      }
    }
  })

  test('special contribution before April 2022: 7.6 %, from 9.30 for two incomes', ({ assert }) => {
    const due = (salaireBrut: number, worker: Case['worker'] = {}) =>
      month({ date: '2022-03-31', worker, package: { salaireBrut } }).csss
    assert.deepEqual(
      [1945.38, 2190.18, 6038.82, 20_000].map((gross) => due(gross)),
      [0, -18.6, -60.94, -60.94]
    )
    const two = { etatCivil: 'marie', conjointTravaille: true } as const
    assert.deepEqual(
      [1095.1, 1095.11, 20_000].map((gross) => due(gross, two)),
      [0, -9.3, -51.64]
    )
  })
})

test.group('Gaps of the law', () => {
  test('2023: exceptional pay is left out and named, the month and the cost compute', ({
    assert,
  }) => {
    const { compute, gaps } = answered(request({ date: '2023-06-01' }))
    const annual = compute.remuneration.remunerationAnnuelle
    assert.deepInclude(annual, { doublePeculeVacances: 0, primeFinAnnee: 0, primeSectorielle: 0 })
    assert.equal(annual.remunerationAnnuelle, annual.salaireNetAnnuel)
    assert.equal(compute.remuneration.remunerationMensuelle.salaireNet, 2107.83)
    assert.isAbove(compute.coutEmployeur.remunerationsFixes[1].amount, 0)
    const at = 'remuneration.remunerationAnnuelle'
    const parameters = [{ id: 'exceptionnel.bornes', from: '2023-01-01' }]
    assert.deepEqual(gaps, [
      { line: `${at}.primeFinAnnee`, effect: 'left_out', parameters },
      { line: `${at}.primeSectorielle`, effect: 'left_out', parameters },
      { line: `${at}.doublePeculeVacances`, effect: 'left_out', parameters },
      // What the special contribution takes on premiums is left out with them.
      { line: `${at}.csssComplement`, effect: 'left_out', parameters },
      { line: `${at}.remunerationAnnuelle`, effect: 'incomplete', parameters },
    ])
  })

  test('what does not concern the worker is no gap', ({ assert }) => {
    assert.sameMembers(Object.keys(effects({ date: '2023-06-01', package: NONE })), [
      'remuneration.remunerationAnnuelle.doublePeculeVacances',
      'remuneration.remunerationAnnuelle.remunerationAnnuelle',
    ])
    assert.deepEqual(gapsOf({ date: '2022-06-01', package: NONE }), [])
    assert.deepEqual(gapsOf({ date: '2025-01-01' }), [])
    assert.notProperty(answered(request()), 'gaps')
  })

  test('with children the limits of n° 54 and 55 are missing too', ({ assert }) => {
    const [first] = gapsOf({ date: '2023-06-01', worker: { enfantsACharge: 2 } })
    assert.deepEqual(
      first.parameters.map(({ id }) => id),
      [
        'exceptionnel.exonerationLimites',
        'exceptionnel.exonerationEnfantSupplementaire',
        'exceptionnel.bornes',
        'exceptionnel.reductionLimites',
      ]
    )
  })

  test('a gap is told by the words of the situation, not by those of another', ({ assert }) => {
    const named = (differs: Case, line: string) =>
      gapsOf(differs)
        .find((gap) => gap.line.endsWith(`.${line}`))
        ?.parameters.map(({ id }) => id)
    // Scale III knows no limits for children.
    const abroad = { nonResident: true, enfantsACharge: 2 }
    assert.deepEqual(named({ date: '2023-06-01', worker: abroad }, 'primeFinAnnee'), [
      'exceptionnel.bornes',
    ])
    const { computeModelConfig } = NONE
    const second = { computeModelConfig: { ...computeModelConfig, categorieReduction: 2 as const } }
    const ids = named({ date: '2022-03-31', package: second }, 'reductionStructurelle')!
    assert.include(ids, 'reductionStructurelle.forfaitCategorie2')
    assert.notInclude(ids, 'reductionStructurelle.alpha')
    // The fund pays the holidays of a manual worker: no contribution on them is missing.
    const worker = { computeModelConfig: { employmentType: 'OUVRIER' } } as const
    const paid = { ...worker, hasCommissions: true, commissions: 300 }
    assert.notProperty(
      effects({ date: '2024-06-01', package: paid }),
      'coutEmployeur.remunerationsVariablesTotal'
    )
  })

  test('2024: the cost is incomplete by the special closure contribution alone', ({ assert }) => {
    const gaps = gapsOf({ date: '2024-06-01' })
    for (const { effect, parameters } of gaps) {
      assert.equal(effect, 'incomplete')
      assert.deepEqual(parameters, [{ id: 'cotisations.fermetureSpeciale', from: '2024-01-01' }])
    }
    assert.lengthOf(gaps, 4)
    // 3,000 €: 750 + 50.70 + 4.80 + 3 + 0.60 a month, 0.30 of asbestos for six
    const { onssPatronal } = lines({ date: '2024-06-01', package: NONE })
    assert.equal(onssPatronal, 12 * 809.1 + 6 * 0.3)
  })

  test('before April 2022 no structural reduction', ({ assert }) => {
    const before = effects({ date: '2022-03-31' })
    assert.equal(before['coutEmployeur.remunerationsFixes.reductionStructurelle'], 'left_out')
    assert.notProperty(before, 'coutEmployeur.remunerationsFixes.primeSectorielle')
    assert.equal(before['coutEmployeur.coutEmployeurAnnuel'], 'incomplete')
    const after = effects({ date: '2022-04-01' })
    assert.notProperty(after, 'coutEmployeur.remunerationsFixes.reductionStructurelle')
    assert.isBelow(lines({ date: '2022-04-01' }).reductionStructurelle, 0)
    assert.equal(effects({ date: '2021-12-31' }).budgetMobiliteMax, 'left_out')
    assert.isUndefined(effects({ date: '2022-01-01', package: NONE }).budgetMobiliteMax)
  })

  test('a line left out cannot be solved for, an incomplete one can', ({ assert }) => {
    const at = 'remuneration.remunerationAnnuelle'
    const target = `${at}.primeFinAnnee`
    const errors = refused(request({ date: '2023-06-01', solve: { target, amount: 1500 } }))
    assert.deepEqual(errors, [{ code: 'unknown_law', path: 'solve.target' }])
    assert.match(errorText(errors[0], 'en'), /not known for this date/)
    const solve = { target: `${at}.remunerationAnnuelle`, amount: 25_293.96 }
    const { solved, gaps } = answered(request({ date: '2023-06-01', solve }))
    assert.isTrue(solved!.exact)
    assert.isNotEmpty(gaps!)
  })

  test('the explanation names the figure and shows none in its place', ({ assert }) => {
    const rate = explained({ date: '2023-06-01' }).find(
      ({ rule }) => rule === 'tauxExceptionnelPecule'
    )!
    assert.deepEqual(rate.unknown, ['exceptionnel.bornes'])
    assert.deepEqual(
      rate.parameters.map(({ id }) => id),
      ['exceptionnel.tauxPecule']
    )
    assert.equal(rate.value, 0)
  })

  test('the years around are complete: 2022 and 2024 tax the year-end premium', ({ assert }) => {
    // (3,000 − 392.10) × 12 = 31,294.80: 46.44 % in 2022, 43.41 % in 2024
    assert.equal(year({ date: '2022-06-01' }).primeFinAnnee, 1396.79)
    assert.equal(year({ date: '2024-06-01' }).primeFinAnnee, 1475.81)
  })
})
