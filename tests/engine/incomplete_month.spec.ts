import { test } from '@japa/runner'
import {
  dearerBy,
  errorText,
  incompleteMonth,
  incompleteMonthDearerTexts,
  incompleteMonthHypothesisText,
  incompleteMonthLineText,
  INCOMPLETE_MONTH_LINES,
  listParameters,
  type IncompleteMonthAnswer,
} from '#modules/compute/pure'
import { request, type Case } from './requests.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const MANUAL: Case = {
  package: { computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' } },
}
const ill = (debut: string, fin: string, more: object = {}) => ({
  type: 'MALADIE',
  debut,
  fin,
  ...more,
})
const WHOLE = ill('2026-09-01', '2026-09-30')

function month(moisIncomplet: unknown = {}, differs: Case = {}): IncompleteMonthAnswer {
  const result = incompleteMonth({ ...request(differs), moisIncomplet })
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result.answer
}

function refused(moisIncomplet: unknown, differs: Case = {}): string[] {
  const result = incompleteMonth({ ...request(differs), moisIncomplet })
  if (result.ok) throw new Error('answered')
  for (const error of result.errors) for (const language of LANGUAGES) errorText(error, language)
  return result.errors.map(({ code, path }) => `${code} ${path}`)
}

const codes = ({ hypotheses }: IncompleteMonthAnswer) => hypotheses.map(({ code }) => code)

test.group('The withheld tax that an employer keeps in a month', () => {
  const away = { absences: [{ type: 'SANS_SOLDE', debut: '2026-09-14', fin: '2026-09-30' }] }
  const of = (dispense?: string, told: object = away) => month({ ...told, dispense }).lignes

  test('a researcher: 80 % of what this month withholds, beside that of a whole one', ({
    assert,
  }) => {
    const { dispenseIncomplet, dispenseNormale, precompteIncomplet } = of('RECHERCHE')
    const whole = of('RECHERCHE', {})
    assert.closeTo(dispenseIncomplet!, precompteIncomplet! * 0.8, 0.01)
    assert.equal(dispenseNormale, whole.dispenseIncomplet)
    assert.isBelow(dispenseIncomplet!, dispenseNormale!)
    assert.closeTo(of().coutIncomplet! - of('RECHERCHE').coutIncomplet!, dispenseIncomplet!, 0.001)
    assert.closeTo(of().coutNormal! - of('RECHERCHE').coutNormal!, dispenseNormale!, 0.001)
  })

  test('shifts: 22.8 or 25 % of the taxable pay; a starter 10 or 20 % of the tax', ({ assert }) => {
    const whole = of(undefined, {})
    // 3,000 less 13.07 %, and less of it: the taxable pay of September 2026.
    const taxable = of('EQUIPES', {}).dispenseIncomplet! / 0.228
    assert.closeTo(of('CONTINU', {}).dispenseIncomplet! / 0.25, taxable, 0.05)
    assert.isAbove(taxable, 2600)
    assert.isBelow(taxable, 3000)
    assert.closeTo(of('PME', {}).dispenseIncomplet!, whole.precompteIncomplet! * 0.1, 0.01)
    assert.closeTo(of('MICRO', {}).dispenseIncomplet!, whole.precompteIncomplet! * 0.2, 0.01)
    assert.isBelow(of('EQUIPES').dispenseIncomplet!, of('EQUIPES').dispenseNormale!)
  })

  test('none unless it is told; another word is refused by name', ({ assert }) => {
    assert.deepInclude(of(), { dispenseIncomplet: 0, dispenseNormale: 0 })
    assert.notInclude(codes(month(away)), 'dispenseMois')
    assert.include(codes(month({ ...away, dispense: 'PME' })), 'dispenseMois')
    assert.deepEqual(refused({ dispense: 'TOUS' }), ['invalid_value moisIncomplet.dispense'])
  })
})

test.group('What a month leaves and costs', () => {
  const away = { absences: [{ type: 'SANS_SOLDE', debut: '2026-09-21', fin: '2026-09-30' }] }
  const of = (more: object = {}, differs: Case = {}) =>
    month({ ...away, ...more }, { package: { salaireBrut: 6000 }, ...differs }).lignes

  // CIR 92, art. 270, and loi du 27 juin 1969, art. 23: what is withheld is withheld from what is paid.
  test('the net is what is paid, less contributions, tax and special contribution of that pay', ({
    assert,
  }) => {
    const lines = of()
    // 14 of 22 days.
    assert.equal(lines.brutIncomplet, 3818.18)
    assert.equal(lines.cotisationsIncomplet, 499.04)
    for (const key of ['precompteIncomplet', 'specialeIncomplet'] as const)
      assert.isAbove(lines[key]!, 0, key)
    assert.closeTo(
      lines.netIncomplet!,
      3818.18 - 499.04 - lines.precompteIncomplet! - lines.specialeIncomplet!,
      0.001
    )
  })

  test('the cost is pay and contributions, less the reduction and the tax that is kept', ({
    assert,
  }) => {
    const { brutIncomplet, employeurIncomplet, reductionIncomplet, coutIncomplet } = of()
    assert.isAbove(employeurIncomplet!, 0.2 * brutIncomplet!)
    assert.closeTo(
      coutIncomplet!,
      brutIncomplet! + employeurIncomplet! - reductionIncomplet!,
      0.001
    )
    const kept = of({ dispense: 'RECHERCHE' })
    assert.closeTo(kept.dispenseIncomplet!, 0.8 * kept.precompteIncomplet!, 0.01)
    assert.isAbove(kept.dispenseIncomplet!, 100)
    assert.closeTo(coutIncomplet! - kept.coutIncomplet!, kept.dispenseIncomplet!, 0.001)
  })

  test('the solidarity contribution of an illness is in the cost of the month', ({ assert }) => {
    const sick = { absences: [ill('2026-08-01', '2026-09-30')] }
    const large = of(sick, { effectif: 50 })
    assert.isAbove(large.cotisationSolidarite!, 0)
    assert.equal(large.brutIncomplet, 0)
    assert.closeTo(
      large.coutIncomplet!,
      large.cotisationSolidarite! - large.reductionIncomplet!,
      0.001
    )
  })
})

test.group('A month without any pay', () => {
  const nothing = { absences: [{ type: 'SANS_SOLDE', debut: '2026-09-01', fin: '2026-09-30' }] }

  test('may cost less than nothing where the quarter keeps more of its reduction, and says why', ({
    assert,
  }) => {
    // µ of 0.67 has a β of 1.2136: more than two thirds of the reduction of a whole quarter stay.
    const low = month(nothing, { package: { salaireBrut: 2300 } })
    assert.equal(low.lignes.brutIncomplet, 0)
    assert.isBelow(low.lignes.coutIncomplet!, 0)
    assert.equal(low.lignes.coutIncomplet, -low.lignes.reductionIncomplet!)
    assert.include(codes(low), 'reductionGagnee')
    const high = month(nothing, { package: { salaireBrut: 6000 } })
    assert.equal(high.lignes.coutIncomplet, 0)
    assert.notInclude(codes(high), 'reductionGagnee')
    for (const { code } of low.hypotheses)
      if (code === 'reductionGagnee')
        assert.lengthOf(
          new Set(LANGUAGES.map((language) => incompleteMonthHypothesisText({ code }, language))),
          LANGUAGES.length
        )
  })
})

test.group('A month that costs more than a whole one', () => {
  // 18 of the 66 days of a quarter are below 27.5 %: nothing of the reductions of a first worker is left.
  const first = { package: { rangEngagement: 1 } }
  const short = month({ debutContrat: '2026-09-07' }, first)

  test('says which line causes it, from what to what, in three languages', ({ assert }) => {
    const { coutIncomplet, coutNormal, differenceCout, reductionNormale } = short.lignes
    assert.isAbove(coutIncomplet!, coutNormal!)
    assert.deepEqual(dearerBy(short), [
      { line: 'reductionIncomplet', whole: reductionNormale!, now: 0 },
    ])
    assert.isAbove(reductionNormale!, differenceCout!)
    const said = LANGUAGES.map((language) =>
      incompleteMonthDearerTexts(short, language, (euros) => `<${euros}>`)
    )
    for (const [title, cause] of said) {
      assert.include(title, `<${differenceCout}>`)
      assert.include(cause, `<${reductionNormale}>`)
      assert.include(cause, '<0>')
    }
    assert.lengthOf(new Set(said.flat()), 2 * LANGUAGES.length)
  })

  test('a month that costs less, or as much, says nothing of it', ({ assert }) => {
    assert.deepEqual(dearerBy(month()), [])
    const less = month({ debutContrat: '2026-09-14' })
    assert.isBelow(less.lignes.differenceCout!, 0)
    assert.deepEqual(incompleteMonthDearerTexts(less, 'fr', String), [])
  })

  test('is always explained whole: the lines that are named make up the difference', ({
    assert,
  }) => {
    let dearer = 0
    for (const salaireBrut of [1500, 2300, 3000, 6000])
      for (const rangEngagement of [0, 1])
        for (let day = 1; day <= 30; day++) {
          const debut = `2026-09-${String(day).padStart(2, '0')}`
          for (const told of [
            { debutContrat: debut, dispense: 'RECHERCHE' },
            { absences: [{ type: 'SANS_SOLDE', debut, fin: debut }], debutContrat: '2026-09-01' },
            { absences: [ill(debut, '2026-09-30')] },
          ]) {
            const answer = month(told, { effectif: 60, package: { salaireBrut, rangEngagement } })
            const causes = dearerBy(answer)
            const difference = answer.lignes.differenceCout!
            const made = causes.reduce((sum, { whole, now }) => sum + Math.abs(whole - now), 0)
            if (difference > 0) dearer++
            assert.equal(causes.length > 0, difference > 0, JSON.stringify(told))
            assert.isAtLeast(made + 0.001, difference)
          }
        }
    assert.isAbove(dearer, 0)
  })
})

test.group('Coming and going in a month', () => {
  test('a month that is whole is the payslip of the package', ({ assert }) => {
    const { lignes, comptes, jours } = month()
    assert.deepEqual([jours.length, comptes.ouvrables, comptes.prestes], [30, 22, 22])
    assert.equal(lignes.netIncomplet, lignes.netNormal)
    assert.equal(lignes.differenceCout, 0)
    assert.equal(lignes.coutIncomplet, lignes.coutNormal)
  })

  // 22 days of the schedule in September 2026, 13 of them from Monday the 14th on: 3000 × 13 ÷ 22.
  test('a start on the fourteenth pays 13 of 22 days, and the year by its months', ({ assert }) => {
    const { lignes, comptes } = month({ debutContrat: '2026-09-14' })
    assert.deepEqual([comptes.prestes, comptes.horsContrat], [13, 9])
    assert.equal(lignes.salairePreste, 1772.73)
    // The work bonus has its share of the month too: no tax of a low wage is taken twice.
    assert.isBelow(lignes.precompteIncomplet!, 100)
    assert.isBelow(lignes.netIncomplet!, lignes.netNormal!)
    // Three months and 17 of 30 days: 3000 × 3,58 ÷ 12 (hundredths of a month).
    assert.closeTo(lignes.primeAuProrata!, 3000 * (3.57 / 12), 8)
    assert.include(codes(month({ debutContrat: '2026-09-14' })), 'primeConditions')
  })

  test('an end and days without pay; eco vouchers go by the months from June to May', ({
    assert,
  }) => {
    const away = { type: 'SANS_SOLDE', debut: '2026-09-07', fin: '2026-09-09' }
    const { lignes, comptes } = month(
      { finContrat: '2026-09-18', absences: [away] },
      { package: { hasEcoCheques: true } }
    )
    assert.deepEqual([comptes.prestes, comptes.sansSolde, comptes.horsContrat], [11, 3, 8])
    assert.equal(lignes.salairePreste, 1500)
    assert.closeTo(lignes.ecoChequesAuProrata!, (250 * 3.6) / 12, 1)
  })

  test('the share of a part-timer’s schedule follows the days that are worked', ({ assert }) => {
    const { comptes } = month({ joursTravail: [1, 2, 3], debutContrat: '2026-09-14' })
    assert.deepEqual([comptes.ouvrables, comptes.prestes], [14, 9])
  })

  test('a quarter with too little work has no structural reduction, one with enough has more than its share', ({
    assert,
  }) => {
    assert.equal(month({ debutContrat: '2026-09-14' }).lignes.reductionIncomplet, 0)
    assert.isAbove(month({ absences: [WHOLE] }, MANUAL).lignes.reductionIncomplet!, 0)
  })
})

test.group('Illness', () => {
  test('thirty days of an employee are paid as if worked', ({ assert }) => {
    const { lignes, comptes } = month({ absences: [ill('2026-09-07', '2026-09-18')] })
    assert.deepEqual([comptes.pleins, comptes.prestes, comptes.indemnises], [10, 12, 0])
    assert.equal(lignes.brutIncomplet, 3000)
    assert.equal(lignes.differenceCout, 0)
  })

  test('the thirty-first day is the mutual’s', ({ assert }) => {
    const { jours, comptes, lignes } = month({ absences: [ill('2026-08-20', '2026-09-30')] })
    assert.deepEqual(
      [jours[17], jours[20]].map((each) => [each.jourMaladie, each.etat]),
      [
        [30, 'GARANTI'],
        [33, 'MUTUELLE'],
      ]
    )
    // From Saturday the 19th on, but for two Sundays.
    assert.equal(comptes.indemnises, 10)
    // 3000 ÷ 26 × 60 % (règlement du 16 avril 1997, art. 23).
    assert.equal(lignes.indemniteJour, 69.23)
    assert.equal(lignes.indemniteMutuelle, 692.3)
  })

  test('a manual worker: 7 days whole, 7 at 85.88 %, then 25.88 % beside the mutual', ({
    assert,
  }) => {
    const { lignes, comptes } = month({ absences: [WHOLE] }, MANUAL)
    assert.deepEqual([comptes.pleins, comptes.reduits, comptes.completes], [5, 5, 12])
    assert.equal(lignes.salaireGaranti, 681.82)
    assert.equal(lignes.salaireReduit, 585.55)
    assert.equal(lignes.complementMaladie, 423.49)
    assert.equal(lignes.brutIncomplet, 1690.86)
    assert.equal(lignes.indemniteMutuelle, 969.22)
    assert.include(codes(month({ absences: [WHOLE] }, MANUAL)), 'sansCotisations')
  })

  test('above the ceiling the complement is the higher rate', ({ assert }) => {
    const { lignes } = month(
      { absences: [ill('2026-08-18', '2026-09-16')] },
      { package: { ...MANUAL.package, salaireBrut: 6000 } }
    )
    const part = 12 / 22
    const plafond = 26 * 189.36
    const expected = plafond * part * 0.2588 + (6000 - plafond) * part * 0.8588
    assert.closeTo(lignes.complementMaladie!, expected, 0.02)
    // INAMI, from September 2026: 60 % of 189.3583 (public payroll program).
    assert.equal(lignes.indemniteJour, 113.62)
  })

  test('an employee hired for less than three months has 86.93 and 26.93 %', ({ assert }) => {
    const { lignes } = month({ contratCourt: true, debutContrat: '2026-07-15', absences: [WHOLE] })
    assert.equal(lignes.salaireReduit, Math.round(681.82 * 86.93) / 100)
    assert.equal(lignes.complementMaladie, Math.round(1636.36 * 26.93) / 100)
  })

  test('the first month of a manual worker has none, also where it ends within the illness', ({
    assert,
  }) => {
    const told = { debutContrat: '2026-08-10', absences: [ill('2026-09-07', '2026-09-11')] }
    const answer = month(told, MANUAL)
    assert.deepEqual([answer.comptes.mutuelle, answer.comptes.pleins], [3, 2])
    assert.include(codes(answer), 'ancienneteMois')
    assert.equal(month(told).comptes.pleins, 5)
  })

  test('a relapse: eight weeks since 2026 (incapacite.joursRechute), fourteen days before', ({
    assert,
  }) => {
    const after = (debut: string, fin: string) =>
      month({ absences: [ill('2026-09-14', '2026-09-18', { rechute: { debut, fin } })] })
    // The illness before took 29 days: one is left.
    assert.deepEqual(
      [
        after('2026-07-01', '2026-07-29').comptes.pleins,
        after('2026-07-01', '2026-07-29').comptes.mutuelle,
      ],
      [1, 4]
    )
    assert.equal(after('2026-06-20', '2026-07-20').comptes.mutuelle, 5)
    assert.include(codes(after('2026-06-20', '2026-07-19')), 'nouvelleMaladie')
    assert.equal(after('2026-06-20', '2026-07-19').comptes.pleins, 5)
    assert.equal(after('2025-12-30', '2026-08-30').comptes.pleins, 5)
  })

  test('a partial return has no guaranteed pay', ({ assert }) => {
    const back = ill('2026-09-14', '2026-09-18', { reprisePartielle: true })
    const answer = month({ absences: [back] })
    assert.equal(answer.comptes.mutuelle, 5)
    assert.include(codes(answer), 'reprisePartielle')
  })

  // Loi du 19 décembre 2025: incapacite.tauxSolidarite, seuilSolidarite, moisSolidarite, ageSolidarite.
  test('the solidarity contribution: 30 % of the allowance, from fifty workers on, 18 to 54', ({
    assert,
  }) => {
    const absences = [ill('2026-08-01', '2026-09-30')]
    const of = (effectif: number, more: object = {}) =>
      month({ absences, ...more }, { effectif }).lignes.cotisationSolidarite
    assert.equal(of(50), 539.99)
    assert.equal(of(49), 0)
    assert.equal(of(60, { age: 54 }), 539.99)
    assert.equal(of(60, { age: 55 }), 0)
    assert.equal(of(60, { absences: [ill('2026-05-01', '2026-09-30')] }), 0)
    assert.equal(of(60, { absences: [ill('2025-12-20', '2026-09-30')] }), 0)
  })

  test('the ceiling of before May 2024 is a gap, and only illness misses it', ({ assert }) => {
    const date = '2023-09-01'
    const answer = month({ absences: [ill('2023-08-01', '2023-09-29')] }, { date })
    assert.isNull(answer.lignes.indemniteMutuelle)
    assert.deepEqual(
      answer.gaps?.map(({ id }) => id),
      ['incapacite.plafondJournalier']
    )
    assert.isUndefined(month({ debutContrat: '2023-09-11' }, { date }).gaps)
  })
})

test.group('December, after fewer hours', () => {
  // AR du 30 mars 1967, art. 46: 7,67 % of 40 000 twice, less what was paid.
  test('settles what the new schedule could not take', ({ assert }) => {
    const { lignes } = month(
      { decompte: { brutExercice: 40_000, simplePaye: 2000, doublePaye: 1800 } },
      { date: '2026-12-01' }
    )
    assert.deepEqual([lignes.decompteSimple, lignes.decompteDouble], [1068, 1268])
    assert.closeTo(lignes.retenuesDecompte!, (1068 + (1268 * 680) / 767) * 0.1307, 0.02)
    const { decompteNet, retenuesDecompte, precompteDecompte } = lignes
    // Annexe III of 2026, n° 53: 36.34 % of a taxable year from 26,340 to 31,830 (36,000 less 13.07 %).
    assert.closeTo(precompteDecompte!, (2336 - retenuesDecompte!) * 0.3634, 0.006)
    assert.closeTo(decompteNet!, 2336 - retenuesDecompte! - precompteDecompte!, 0.001)
    assert.isAbove(lignes.cotisationsDecompte!, 0)
  })

  test('of an employee, in December', ({ assert }) => {
    const decompte = { brutExercice: 1, simplePaye: 0, doublePaye: 0 }
    assert.deepEqual(refused({ decompte }), ['conflict moisIncomplet.decompte'])
    assert.deepEqual(refused({ decompte }, { ...MANUAL, date: '2026-12-01' }), [
      'conflict moisIncomplet.decompte',
    ])
  })
})

test.group('What cannot be', () => {
  test('is refused by the name of its field', ({ assert }) => {
    const at = 'moisIncomplet.absences.0'
    const one = (each: object) => refused({ absences: [each] })
    assert.deepEqual(refused({ debutContrat: '2026-09-14', finContrat: '2026-09-11' }), [
      'out_of_range moisIncomplet.finContrat',
    ])
    assert.deepEqual(refused({ debutContrat: '2026-10-01' }), [
      'out_of_range moisIncomplet.debutContrat',
    ])
    assert.deepEqual(one(ill('2026-09-01', '2026-10-02')), [`out_of_range ${at}.fin`])
    assert.deepEqual(one(ill('2026-09-10', '2026-09-09')), [`out_of_range ${at}.fin`])
    assert.deepEqual(
      refused({ finContrat: '2026-09-10', absences: [ill('2026-09-07', '2026-09-11')] }),
      [`out_of_range ${at}.fin`]
    )
    const unpaid = { type: 'SANS_SOLDE', debut: '2026-08-31', fin: '2026-09-02' }
    assert.deepEqual(one(unpaid), [`out_of_range ${at}.debut`])
    assert.deepEqual(
      refused({ absences: [ill('2026-09-01', '2026-09-09'), ill('2026-09-09', '2026-09-11')] }),
      ['conflict moisIncomplet.absences.1.debut']
    )
    assert.deepEqual(one({ type: 'MALADIE' }), [`required ${at}.debut`, `required ${at}.fin`])
    assert.deepEqual(refused({ contratCourt: true }, MANUAL), [
      'conflict moisIncomplet.contratCourt',
    ])
    assert.deepEqual(refused({ presence: 1, joursTravail: [0] }), [
      'unknown_field moisIncomplet.presence',
      'invalid_value moisIncomplet.joursTravail',
    ])
    assert.deepEqual(refused(undefined), ['required moisIncomplet'])
    assert.deepEqual(refused({}, { worker: { dirigeant: true } }), ['not_covered worker.dirigeant'])
  })
})

test.group('Words and sources', () => {
  test('every line and every reading has words in three languages; every figure a source', ({
    assert,
  }) => {
    const answers = [
      month({ absences: [WHOLE] }, MANUAL),
      month({ absences: [ill('2026-08-01', '2026-09-30')] }, { effectif: 60 }),
    ]
    for (const language of LANGUAGES) {
      for (const line of INCOMPLETE_MONTH_LINES)
        assert.notEqual(incompleteMonthLineText(line, language), line)
      for (const { hypotheses } of answers)
        for (const each of hypotheses)
          assert.isNotEmpty(incompleteMonthHypothesisText(each, language))
    }
    const figures = listParameters().filter(({ id }) => id.startsWith('incapacite.'))
    assert.lengthOf(figures, 15)
    const days = {
      'incapacite.joursGarantis': 30,
      'incapacite.premierePeriode': 7,
      'incapacite.deuxiemePeriode': 14,
      'incapacite.seuilSolidarite': 50,
      'incapacite.moisSolidarite': 2,
      'incapacite.ageSolidarite': [18, 54],
    }
    for (const [name, value] of Object.entries(days))
      assert.deepEqual(figures.find(({ id }) => id === name)!.values.at(-1)!.value, value, name)
  })
})
