import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { assumedLawSet, lawBook } from '#modules/compute/engine/law_set'
import { parameter } from '#modules/compute/engine/parameter'
import { wholeLaw } from '#modules/compute/contract/beside/whole_law'
import { legislation } from '#modules/compute/legislation/index'
import { FIRST_DAY, LAST_DAY } from '#modules/compute/legislation/payslip'
import { hashOf, lawSets } from '#modules/compute/rules/law_sets/index'
import { sha256 } from '#modules/compute/engine/sha256'
import { isPlainDate, quarterOf } from '#modules/compute/engine/dates'
import { lawSetOn, listLawSets, listParameters } from '#modules/compute/pure'
import { answered, request } from './requests.ts'

const CONFIDENCES = [
  'official',
  'official_quoted',
  'provider',
  'third_party',
  'derived',
  'recalled',
  'assumed',
  'not_found',
]

const WHOLE = lawBook(legislation, { first: FIRST_DAY, last: LAST_DAY, hashOf })

test.group('The law sets', () => {
  test('begin where a figure or a formula of the law changed, from the parameters alone', ({
    assert,
  }) => {
    assert.deepEqual(
      listLawSets().map(({ id, from }) => [id, from]),
      WHOLE.sets.map(({ from }) => [`BE-${from}`, from])
    )
  })

  test('of payslips are those of the whole law, without what stands beside a payslip', ({
    assert,
  }) => {
    for (const set of lawSets.sets) {
      const whole = wholeLaw(set)
      assert.deepEqual([whole.id, whole.hash], [set.id, set.hash])
      assert.isAbove(whole.values.size, set.values.size)
      for (const [id, dated] of set.values) assert.strictEqual(whole.values.get(id), dated, id)
      for (const [id, from] of set.gaps) assert.equal(whole.gaps.get(id), from, id)
    }
    for (const year of [2021, 2025, 2026, 2027]) {
      const day = `${year}-06-01`
      assert.equal(lawSets.isExtrapolated(day), WHOLE.isExtrapolated(day), day)
    }
  })

  test('each day has the set in force, from its first day on', ({ assert }) => {
    assert.equal(lawSetOn('2026-01-31')!.id, 'BE-2026-01-01')
    assert.equal(lawSetOn('2026-03-01')!.id, 'BE-2026-03-01')
    assert.equal(lawSetOn('2026-06-30')!.id, 'BE-2026-06-01')
    assert.equal(lawSetOn('2026-12-31')!.id, 'BE-2026-10-01')
    assert.equal(lawSetOn('2025-12-31')!.id, 'BE-2025-07-01')
    assert.equal(lawSetOn('2021-01-01')!.id, 'BE-2021-01-01')
    assert.isUndefined(lawSetOn('2020-12-31'))
    assert.isUndefined(lawSetOn('2028-01-01'))
  })

  test('2027 goes on with the last figures and says so', ({ assert }) => {
    assert.deepInclude(lawSetOn('2027-01-01'), { id: 'BE-2027-01-01', extrapolated: true })
    assert.isTrue(answered(request({ date: '2027-03-01' })).lawset.extrapolated)
    assert.notProperty(answered(request({ date: '2026-12-31' })).lawset, 'extrapolated')
  })

  test('every value has a start, a source, a confidence and the day it was checked', ({
    assert,
  }) => {
    for (const { id, values } of listParameters()) {
      assert.isNotEmpty(values, id)
      for (const { from, source, href, confidence, checked } of values) {
        assert.isTrue(isPlainDate(from) && isPlainDate(checked), id)
        assert.isNotEmpty(source, id)
        if (href !== undefined) assert.equal(new URL(href).protocol, 'https:', id)
        assert.include(CONFIDENCES, confidence, id)
      }
    }
  })

  test('a value whose source stands on a page known here says where', ({ assert }) => {
    const [value] = listParameters().find(({ id }) => id === 'indexationPlafonnee.limite')!.values
    assert.equal(
      value.href,
      'https://www.ejustice.just.fgov.be/eli/loi/2026/05/30/2026003986/moniteur'
    )
    const [{ parameters }] = answered(request({ explain: true })).explanation!.filter(
      ({ rule }) => rule === 'csss'
    )
    assert.include(
      parameters.find(({ id }) => id === 'csss.isoleTaux'),
      {
        href: listParameters()
          .find(({ id }) => id === 'csss.isoleTaux')!
          .values.at(-1)!.href!,
      }
    )
  })

  const EXEMPT: Record<string, number> = {
    '2021-01-01': 7900,
    '2022-01-01': 8310,
    '2023-01-01': 9620,
    '2024-01-01': 10_580,
    '2025-01-01': 10_900,
    '2026-01-01': 11_170,
  }

  for (const [date, exempt] of Object.entries(EXEMPT)) {
    test(`the tables of the law fit each other on ${date}`, ({ assert }) => {
      const value = (id: string) =>
        listParameters()
          .find((each) => each.id === id)!
          .values.findLast(({ from }) => from <= date)!.value
      const table = (id: string) => value(id) as readonly number[]
      const near = (actual: number, expected: number) => assert.closeTo(actual, expected, 0.0051)
      const [first, second, third] = table('precompte.tranches')
      const rates = table('precompte.tauxTranches').map((rate) => rate / 100)
      const taxes = table('precompte.impotTranches')
      near(taxes[0], first * rates[0])
      near(taxes[1], taxes[0] + (second - first) * rates[1])
      near(taxes[2], taxes[1] + (third - second) * rates[2])
      near(value('precompte.impotQuotiteExemptee') as number, exempt * rates[0])
      assert.lengthOf(table('precompte.reductionsEnfants'), 8)
      if (value('exceptionnel.bornes') === null) return
      assert.lengthOf(table('exceptionnel.tauxPecule'), table('exceptionnel.bornes').length + 1)
      assert.lengthOf(table('exceptionnel.tauxAutres'), table('exceptionnel.bornes').length + 1)
    })
  }

  // The history of indexes (`indexation.…`) reaches no line: its gaps are told by `barema law`.
  test('the gaps that can reach a line are these', ({ assert }) => {
    const gaps = listParameters()
      .filter(({ id }) => !id.startsWith('indexation.'))
      .flatMap(({ id, values }) =>
        values.flatMap(({ from, confidence }, i) =>
          confidence === 'not_found' ? [`${id} ${from} to ${values[i + 1]?.from ?? 'today'}`] : []
        )
      )
    assert.deepEqual(gaps, [
      'avantages.chauffageDirigeant 2021-01-01 to 2024-01-01',
      'avantages.chauffageAutres 2021-01-01 to 2024-01-01',
      'avantages.electriciteDirigeant 2021-01-01 to 2024-01-01',
      'avantages.electriciteAutres 2021-01-01 to 2024-01-01',
      'stages.revenuMinimum 2021-01-01 to 2022-04-01',
      'transport.carteTrainDistances 2021-01-01 to 2026-02-01',
      'transport.carteTrainMontants 2021-01-01 to 2026-02-01',
      'transport.cct19Distances 2021-01-01 to 2026-02-01',
      'transport.cct19Montants 2021-01-01 to 2026-02-01',
      'transport.cp200VoiturePlafond 2021-01-01 to 2025-01-01',
      'transport.cp200VeloKilometre 2021-01-01 to 2026-01-01',
      'exceptionnel.bornes 2023-01-01 to 2024-01-01',
      'exceptionnel.exonerationLimites 2023-01-01 to 2024-01-01',
      'exceptionnel.exonerationEnfantSupplementaire 2023-01-01 to 2024-01-01',
      'exceptionnel.reductionLimites 2023-01-01 to 2024-01-01',
      'bareme200.echelle1ClasseA 2021-01-01 to 2022-01-01',
      'bareme200.echelle1ClasseB 2021-01-01 to 2022-01-01',
      'bareme200.echelle1ClasseC 2021-01-01 to 2022-01-01',
      'bareme200.echelle1ClasseD 2021-01-01 to 2022-01-01',
      'bareme200.echelle2ClasseA 2021-01-01 to 2022-01-01',
      'bareme200.echelle2ClasseB 2021-01-01 to 2022-01-01',
      'bareme200.echelle2ClasseC 2021-01-01 to 2022-01-01',
      'bareme200.echelle2ClasseD 2021-01-01 to 2022-01-01',
      'bareme200.etudiantClasseA 2021-01-01 to 2022-01-01',
      'bareme200.etudiantClasseB 2021-01-01 to 2022-01-01',
      'bareme200.etudiantClasseC 2021-01-01 to 2022-01-01',
      'bareme200.etudiantClasseD 2021-01-01 to 2022-01-01',
      'secteurs.retenuesTimbres 2021-01-01 to today',
      'budgetMobilite.part 2021-01-01 to 2022-01-01',
      'budgetMobilite.maximum 2021-01-01 to 2022-01-01',
      'impot.fraisMaximum 2027-01-01 to today',
      'impot.tranches 2027-01-01 to today',
      'impot.quotite 2027-01-01 to today',
      'impot.quotiteTranches 2027-01-01 to today',
      'impot.bonusMaximum 2027-01-01 to today',
      'heures.heuresNettes 2021-01-01 to 2021-07-01',
      'heures.heuresNettes 2026-04-01 to 2026-06-01',
      'heures.heuresNettesHoreca 2021-01-01 to 2021-07-01',
      'heures.heuresNettesHoreca 2026-04-01 to 2026-06-01',
      'heures.indemniteNuit 2021-01-01 to 2026-01-01',
      'heures.indemniteNuitAines 2021-01-01 to 2022-01-01',
      'heures.indemniteNuitAines 2022-02-01 to 2026-01-01',
      'incapacite.plafondJournalier 2021-01-01 to 2024-05-01',
      'preavis.deditBornes 2021-01-01 to 2026-01-01',
      'preavis.deditTaux 2021-01-01 to 2026-01-01',
      'cotisations.fermetureSpeciale 2024-01-01 to 2025-01-01',
      'reductionStructurelle.plafondBasSalaires 2021-01-01 to 2022-04-01',
      'reductionStructurelle.alpha 2021-01-01 to 2022-04-01',
      'reductionStructurelle.plafondTresBasSalaires 2021-01-01 to 2022-04-01',
      'reductionStructurelle.gamma 2021-01-01 to 2022-04-01',
      'reductionStructurelle.forfaitCategorie2 2021-01-01 to 2022-04-01',
      'reductionStructurelle.plafondBasSalairesCategorie2 2021-01-01 to 2022-04-01',
      'reductionStructurelle.alphaCategorie2 2021-01-01 to 2022-04-01',
      'reductionStructurelle.plafondTresBasSalairesCategorie2 2021-01-01 to 2022-04-01',
      'reductionStructurelle.plancherHautsSalairesCategorie2 2021-01-01 to 2022-04-01',
      'reductionStructurelle.deltaCategorie2 2021-01-01 to 2022-04-01',
      'reductionStructurelle.plafondBasSalairesCategorie3 2021-01-01 to 2022-04-01',
      'reductionStructurelle.forfaitCategorie3bis 2021-01-01 to 2022-04-01',
      'reductionStructurelle.plafondBasSalairesCategorie3bis 2021-01-01 to 2022-04-01',
      'reductionStructurelle.alphaCategorie3bis 2021-01-01 to 2022-04-01',
      'reductionStructurelle.gammaAutresCategories 2021-01-01 to 2022-04-01',
      'reductionStructurelle.gammaAutresCategories 2026-04-01 to today',
      'premiersEngagements.premier 2021-01-01 to 2022-01-01',
      'premiersEngagements.deuxiemeAncien 2021-01-01 to 2022-01-01',
      'premiersEngagements.troisiemeAncien 2021-01-01 to 2022-01-01',
      'dirigeants.cotisationMinimale 2027-01-01 to today',
      'dirigeants.plafondBas 2027-01-01 to today',
      'dirigeants.plafondHaut 2027-01-01 to today',
      'dirigeants.fraisMaximum 2027-01-01 to today',
      'dirigeants.loyerCoefficient 2027-01-01 to today',
      'dirigeants.remunerationMinimale 2027-01-01 to today',
      'pensions.wijninckxObjectif 2027-01-01 to today',
    ])
  })
})

const YEAR = {
  first: '2026-01-01',
  last: '2026-12-31',
  hashOf: () => 'hash',
}

test.group('Law books', () => {
  const values = (from: string, value: number) => ({
    from,
    value,
    source: 'test',
    confidence: 'assumed' as const,
    checked: '2026-11-20',
  })

  test('a hole in the law fails when it is loaded, not when a package is computed', ({
    assert,
  }) => {
    const rates = { late: parameter('ppm', [values('2026-02-01', 1)]) }
    assert.throws(() => lawBook({ rates }, YEAR), 'rates.late has no value on 2026-01-01')
  })

  test('starts out of order are refused', ({ assert }) => {
    assert.throws(() => parameter('ppm', [values('2026-02-01', 1), values('2026-01-01', 2)]))
  })

  test('every law of a book has the keys of all its days, so that code reads them alike', ({
    assert,
  }) => {
    const rates = {
      old: parameter('ppm', [values('2026-01-01', 1)]),
      late: parameter('ppm', [values('2026-07-01', 2)], { introduced: true }),
    }
    const late = { one: parameter('cents', [values('2026-07-01', 3)], { introduced: true }) }
    const { sets } = lawBook({ rates, late }, YEAR)
    const supposed = assumedLawSet(sets[0], [
      { id: 'rates.late', from: '2026-01-01', value: 4, source: 'test' },
    ])
    const shapes = [...sets, supposed].map(({ law }) => ({
      law: Object.keys(law),
      rates: Object.keys(law.rates),
      late: law.late && Object.keys(law.late),
    }))
    const shape = { law: ['rates', 'late', 'day'], rates: ['old', 'late'] }
    assert.deepEqual(shapes, [
      { ...shape, late: undefined as never },
      { ...shape, late: ['one'] },
      { ...shape, late: undefined as never },
    ])
    assert.deepEqual(
      [...sets, supposed].map(({ law }) => law.rates.late),
      [undefined as never, 2, 4]
    )
    assert.isTrue(sets.every(({ law }) => Object.isFrozen(law) && Object.isFrozen(law.rates)))
  })
})

test.group('Small tools', () => {
  test('SHA-256 agrees with the one of the machine', ({ assert }) => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
      const text = 'a7'.repeat(length).slice(0, length)
      assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'))
    }
  })

  test('days of the calendar', ({ assert }) => {
    for (const day of ['2028-02-29', '2000-02-29', '2026-12-31']) assert.isTrue(isPlainDate(day))
    for (const day of [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      ' 2026-01-01',
    ]) {
      assert.isFalse(isPlainDate(day), day)
    }
    assert.deepEqual(
      ['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-01'].map(quarterOf),
      [1, 1, 2, 4]
    )
  })
})
