import { test } from '@japa/runner'
import {
  compute,
  errorText,
  hypothesisText,
  inputText,
  listParameters,
  ruleText,
  yearTax,
  YEAR_TAX_LINES,
  type MenageFields,
  type Region,
  type YearTaxAnswer,
  type YearTaxRequest,
} from '#modules/compute/pure'
import { computeImpot, ImpotSheet, LIGNES, type ImpotField } from '#modules/compute/impot/index'
import { wholeLawOn } from '#modules/compute/contract/beside/whole_law'
import { request, seeded, type Case } from './requests.ts'

const SEVEN: MenageFields = { tauxCommunal: 7, region: 'FLANDRE' }
const LANGUAGES = ['fr', 'nl', 'en'] as const

function asked(differs: Case, menage: unknown): YearTaxRequest {
  return { ...request(differs), menage } as YearTaxRequest
}

function taxed(differs: Case = {}, menage: unknown = SEVEN, more: object = {}): YearTaxAnswer {
  const result = yearTax({ ...asked(differs, menage), ...more })
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result.answer
}

function refusedOf(differs: Case, menage: unknown) {
  const result = yearTax(asked(differs, menage))
  if (result.ok) throw new Error('answered')
  return result.errors
}

/** The lines of an income and a household as they are written on the sheet, in euros. */
function assessed(date: string, given: Partial<Record<ImpotField, number>>) {
  const sheet = Object.assign(new ImpotSheet(), given)
  computeImpot(sheet, wholeLawOn(date)!.law)
  return Object.fromEntries(
    Object.entries(sheet).map(([field, value]) => [field, value / 100])
  ) as Record<ImpotField, number>
}

test.group('The income tax of a year: published cases', () => {
  // taxsummaries.pwc.com, sample calculation of 26 March 2025: married, two children, one income, Brussels, 7 %.
  test('PwC, income of 2025: 6,307.12 for both, 441.50 for the municipality', ({ assert }) => {
    const lines = assessed('2025-06-01', {
      imposableMois: 50_000_00,
      couple: 1,
      enfants: 2,
      enfantsACharge: 2,
      bruxelles: 1,
      tauxCommunal: 70_000,
    })
    assert.deepInclude(lines, {
      fraisForfaitairesAnnee: 5930,
      revenuNetAnnee: 44_070,
      quotientAttribue: 13_221,
      baseTravailleur: 30_849,
      baseConjoint: 13_221,
      quotiteTravailleur: 16_020,
      quotiteConjoint: 10_910,
      impotBaseConjoint: 3305.25,
      impotExempteConjoint: 2727.5,
      impotEtatConjoint: 577.75,
      impotReduitConjoint: 433.56,
      additionnelsConjoint: 141.3,
      impotExempteTravailleur: 4233,
      impotEtatTravailleur: 5761.05,
      impotReduitTravailleur: 4323.26,
      additionnelsTravailleur: 1409,
      impotTotal: 6307.12,
      taxeCommunale: 441.5,
      creditEnfants: 0,
      // PwC prints 422.93: 123.95 + 1.3 % of 22,999.04 is 422.9375
      cotisationSpecialeMenage: 422.94,
    })
  })

  test('rulespec-be, the work bonus of 30,000: a credit of 952.23', ({ assert }) => {
    const lines = assessed('2025-06-01', {
      imposableMois: 28_408_65,
      bonusEmploiAnnee: 1447_08 + 899_64,
      bonusEmploiVoletBAnnee: 899_64,
      tauxCommunal: 70_000,
    })
    assert.equal(lines.impotEtatTravailleur, 3815.96)
    assert.equal(lines.creditBonusEmploi, 952.23)
    // CIR 92, art. 466: the municipality's share is of the tax before what is paid back.
    assert.equal(lines.taxeCommunale, Math.round(7 * lines.impotTotal) / 100)
  })

  test('the special contribution of the year, by the two scales of art. 108', ({ assert }) => {
    const due = (net: number, couple: number) =>
      assessed('2025-06-01', { imposableMois: (net + 5930) * 100, couple }).cotisationSpecialeMenage
    assert.equal(due(40_000, 0), 441.98)
    assert.equal(due(70_000, 1), 632.39)
    assert.equal(due(18_592, 0), 0)
    // PwC, income of 2023: the same scale
    assert.equal(due(44_480, 1), 428.27)
    assert.equal(due(60_182, 0), 731.28)
    assert.equal(due(90_000, 1), 731.28)
  })

  test('children no income uses are paid back, up to 550 each', ({ assert }) => {
    const lines = assessed('2025-06-01', {
      imposableMois: 20_000_00,
      enfants: 3,
      enfantsACharge: 3,
      enfantsMoinsDeTrois: 1,
      parentIsole: 1,
    })
    // 10,910 + 11,440 + 740 + 1,980 exempt of 14,070 net: 11,000 unused, 4,243.00 by the scale
    assert.equal(lines.supplementsQuotite, 14_160)
    assert.equal(lines.quotiteTravailleur, 25_070)
    assert.equal(lines.impotEtatTravailleur, 0)
    assert.equal(lines.creditEnfants, 1650)
    assert.equal(lines.impotFinal, -1650)
  })

  test('what a spouse leaves of the exempt amount, the other uses', ({ assert }) => {
    const lines = assessed('2025-06-01', { imposableMois: 20_000_00, couple: 1 })
    // 30 % of 14,070.00 for the spouse, who uses 4,221 of 10,910
    assert.equal(lines.baseConjoint, 4221)
    assert.equal(lines.quotiteConjoint, 10_910)
    assert.equal(lines.quotiteTravailleur, 10_910)
    const more = assessed('2025-06-01', { imposableMois: 35_000_00, couple: 1 })
    assert.equal(more.baseConjoint, 8721)
    assert.equal(more.quotiteTravailleur, 10_910 + 10_910 - 8721)
  })
})

/* Reckoned by hand from the amounts of income 2025: 10,910 exempt, 5,110 and 11,440 for two and three children, 1,980 each. */
test.group('The income tax of a year: who is in the household', () => {
  const of = (given: Partial<Record<ImpotField, number>>) => assessed('2025-06-01', given)

  test('all pay of the year is taxed together, expenses once', ({ assert }) => {
    const lines = of({
      imposableMois: 30_000_00,
      imposablePecules: 2000_00,
      imposablePrimes: 3000_00,
      imposableVariables: 1000_00,
    })
    assert.deepInclude(lines, { revenuImposableAnnee: 36_000, revenuNetAnnee: 30_070 })
    assert.equal(lines.baseConjoint, 0)
  })

  // CIR 92, art. 87 and 88: 30 % of both, 12,321, less the 7,000 of who earns less.
  test('the quotient goes to the worker where the spouse earns more, with the children to the spouse', ({
    assert,
  }) => {
    const lines = of({
      imposableMois: 10_000_00,
      revenuConjoint: 40_000_00,
      couple: 1,
      enfants: 2,
      enfantsACharge: 2,
    })
    assert.deepInclude(lines, {
      revenuNetAnnee: 7000,
      revenuNetConjoint: 34_070,
      quotientAttribue: 5321,
      baseTravailleur: 12_321,
      baseConjoint: 28_749,
      quotiteTravailleur: 10_910,
      quotiteConjoint: 16_020,
      creditEnfants: 0,
      // 123.95 + 1.3 % of what is above 21,070.96: the contribution is that of both.
      cotisationSpecialeMenage: 383.94,
    })
  })

  test('of equal incomes the children are the worker’s', ({ assert }) => {
    const both = { imposableMois: 40_000_00, revenuConjoint: 40_000_00, couple: 1 }
    const lines = of({ ...both, enfants: 2, enfantsACharge: 2 })
    assert.deepEqual([lines.quotiteTravailleur, lines.quotiteConjoint], [16_020, 10_910])
    // 7,000 of 22,350 used: the tax on the 11,440 of three children is above 3 × 550.
    const low = { imposableMois: 10_000_00, revenuConjoint: 10_000_00, couple: 1 }
    assert.equal(of({ ...low, enfants: 3, enfantsACharge: 3 }).creditEnfants, 1650)
  })

  // CIR 92, art. 134, § 4: of 10,910 the worker uses 7,000; of the 3,910 left the spouse can use 3,160.
  test('what the worker leaves of the exempt amount, the spouse uses', ({ assert }) => {
    const lines = of({ imposableMois: 10_000_00, revenuConjoint: 20_000_00, couple: 1 })
    assert.deepInclude(lines, {
      baseTravailleur: 7000,
      baseConjoint: 14_070,
      quotiteTravailleur: 10_910,
      quotiteConjoint: 14_070,
      impotEtatConjoint: 0,
    })
  })

  // CIR 92, art. 134, § 3: 22,350 exempt, 20,070 of it used by the spouse and 990 by the worker; 40 % of the 1,290 left.
  test('what children exempt is used by both before it is paid back', ({ assert }) => {
    const lines = of({
      imposableMois: 17_000_00,
      revenuConjoint: 26_000_00,
      couple: 1,
      enfants: 3,
      enfantsACharge: 3,
    })
    assert.deepInclude(lines, {
      baseTravailleur: 11_900,
      baseConjoint: 20_070,
      quotiteTravailleur: 11_900,
      quotiteConjoint: 22_350,
      creditEnfants: 516,
    })
  })

  // CIR 92, art. 132 and 133: a lone parent, others, parents of 66 and more; a handicap of each.
  test('other dependants and a handicap exempt their own amounts', ({ assert }) => {
    const alone = { imposableMois: 60_000_00, parentIsole: 1, autresPersonnes: 2, ascendants: 1 }
    const lines = of({ ...alone, handicape: 1 })
    assert.equal(lines.supplementsQuotite, 3 * 1980 + 5950)
    assert.equal(lines.quotiteTravailleur, 10_910 + 1980 + 3 * 1980 + 5950)
    const couple = { imposableMois: 40_000_00, revenuConjoint: 30_000_00, couple: 1 }
    assert.equal(of({ ...couple, conjointHandicape: 1 }).quotiteConjoint, 12_890)
    assert.equal(of(couple).quotiteConjoint, 10_910)
  })
})

test.group('The income tax of a year: what is set against it', () => {
  const of = (given: Partial<Record<ImpotField, number>>) => assessed('2025-06-01', given)
  const PAY = { imposableMois: 30_000_00, tauxCommunal: 70_000 }

  // CIR 92, art. 145/1: a reduction takes the tax of the worker away, and no more.
  test('the reduction for group insurance is taken off the tax, up to all of it', ({ assert }) => {
    const plain = of(PAY)
    const some = of({ ...PAY, partAssuranceGroupe: 600_00 })
    assert.closeTo(plain.impotTotal - some.impotTotal, 180, 0.001)
    const all = of({ ...PAY, partAssuranceGroupe: 100_000_00 })
    assert.equal(all.reductionGroupeAnnee, plain.impotTotal)
    assert.deepEqual([all.impotTotal, all.taxeCommunale, all.impotFinal], [0, 0, 0])
  })

  test('what is paid back lowers the final tax; what was withheld from both is set against it', ({
    assert,
  }) => {
    const lines = of({
      ...PAY,
      bonusEmploiAnnee: 1447_08 + 899_64,
      bonusEmploiVoletBAnnee: 899_64,
      precompteMois: 5000_00,
      precompteExceptionnel: 1000_00,
      precompteConjoint: 2000_00,
    })
    const { impotTotal, taxeCommunale, impotFinal } = lines
    assert.closeTo(impotFinal, impotTotal + taxeCommunale - 952.23, 0.001)
    assert.equal(lines.impotRetenu, 8000)
    assert.closeTo(lines.soldeImpot, 8000 - impotFinal, 0.001)
  })

  // Loi du 30 mars 1994, art. 107: what was withheld from each is set against what both owe.
  test('the special contribution of both spouses is settled together', ({ assert }) => {
    const lines = of({
      imposableMois: 10_000_00,
      revenuConjoint: 40_000_00,
      couple: 1,
      cotisationSpecialeRetenue: 100_00,
      cotisationSpecialeConjoint: 300_00,
    })
    assert.closeTo(lines.soldeCotisationSpeciale, 400 - 383.94, 0.001)
  })
})

test.group('The income tax of the year of a package', () => {
  test('2026: the tax-free amount of the Act of 15 July 2026, on all pay of the year', ({
    assert,
  }) => {
    const { annee, lignes, flux } = taxed()
    assert.equal(annee, 2026)
    // 12 × 2,718.44, the work bonus in it; 2,760.00 − 333.29; 3,000.00 and 330.84 less 13.07 %
    assert.deepInclude(lignes, {
      imposableMois: 32_621.28,
      imposablePecules: 2426.71,
      imposablePrimes: 2895.5,
      imposableVariables: 0,
      fraisForfaitairesAnnee: 6070,
      quotiteTravailleur: 11_550,
    })
    assert.equal(flux.net, 30_352.47)
    assert.equal(flux.autres, 0)
  })

  test('a household in Brussels pays less of the region, one without a rate is refused', ({
    assert,
  }) => {
    const brussels = taxed({}, { tauxCommunal: 6, region: 'BRUXELLES' }).lignes
    const flanders = taxed({}, { tauxCommunal: 6, region: 'FLANDRE' }).lignes
    assert.isBelow(brussels.additionnelsTravailleur!, flanders.additionnelsTravailleur!)
    assert.deepEqual(taxed({}, { tauxCommunal: 6, region: 'WALLONIE' }).lignes, flanders)
    const figures = (region: Region) =>
      taxed({ explain: true }, { tauxCommunal: 6, region })
        .explanation!.find(({ rule }) => rule === 'additionnelsTravailleur')!
        .parameters.map(({ id }) => id)
    assert.include(figures('BRUXELLES'), 'impot.additionnelsBruxelles')
    assert.notInclude(figures('FLANDRE'), 'impot.additionnelsBruxelles')
    assert.equal(taxed({}, { tauxCommunal: 0 }).lignes.taxeCommunale, 0)
  })

  test('taxed apart: CCT 90, profit premiums and vouchers raise no tax of the scales', ({
    assert,
  }) => {
    const plain = taxed().lignes
    const besides = taxed({
      package: {
        hasCct90: true,
        cct90: 2000,
        hasChequeRepas: true,
        chequeRepas: 8,
      } as never,
    }).lignes
    assert.equal(besides.revenuImposableAnnee, plain.revenuImposableAnnee)
  })

  test('a company car is taxed, and is no money: what is left falls', ({ assert }) => {
    const car = {
      package: {
        hasVoitureSociete: true,
        energieVS: 'ELECTRIQUE',
        valeurVS: 45_000,
        tcoMensuelVS: 700,
      } as never,
    }
    const [without, having] = [taxed(), taxed(car)]
    assert.isAbove(having.lignes.imposableMois!, without.lignes.imposableMois!)
    assert.equal(having.flux.brut, without.flux.brut)
    assert.isBelow(having.flux.reste!, without.flux.reste!)
  })

  test('group insurance: 30 % of twelve shares', ({ assert }) => {
    const { lignes } = taxed({ package: { hasCotisationAG: true, cotisationAG: 50 } as never })
    assert.equal(lignes.reductionGroupeAnnee, 180)
  })

  test('a manual worker is paid by the fund on leave, and taxed on it', ({ assert }) => {
    const { lignes } = taxed({
      package: {
        computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' },
        salaireBrut: 3200,
      },
    })
    assert.isAbove(lignes.imposablePecules!, 3000)
    assert.isAbove(lignes.precompteExceptionnel!, 0)
  })

  test('the spouse: told, both are assessed; not told, it says so and no quotient is given', ({
    assert,
  }) => {
    const worker = { etatCivil: 'marie', conjointTravaille: true } as const
    const told = taxed(
      { worker },
      {
        ...SEVEN,
        revenuConjoint: 30_000,
        precompteConjoint: 5000,
        cotisationSpecialeConjoint: 200,
      }
    )
    assert.equal(told.lignes.revenuNetConjoint, 30_000 - 6070)
    assert.equal(told.lignes.quotientAttribue, 0)
    assert.isNull(told.centEuros.moyenne)
    const { lignes, hypotheses } = taxed({ worker })
    assert.includeDeepMembers([...hypotheses], [{ code: 'revenuConjoint' }])
    assert.equal(lignes.impotEtatConjoint, 0)
    assert.equal(lignes.soldeCotisationSpeciale, 0)
    const single = taxed({}, SEVEN).lignes
    assert.equal(lignes.impotEtatTravailleur, single.impotEtatTravailleur)
    const low = taxed({ worker }, { ...SEVEN, revenuConjoint: 8000, precompteConjoint: 0 }).lignes
    assert.isAbove(low.quotientAttribue!, 0)
  })

  test('says what it rests on, figures of the law too', ({ assert }) => {
    const codes = (answer: YearTaxAnswer) => answer.hypotheses.map(({ code }) => code)
    assert.deepEqual(codes(taxed({ date: '2025-06-01' })), ['anneeEntiere', 'autresRevenus'])
    assert.includeMembers(
      codes(taxed({ worker: { enfantsACharge: 2, parentIsole: true } }, { tauxCommunal: 7 })),
      ['region', 'enfantsMoinsDeTrois', 'supplementParentIsole', 'figure']
    )
    const low = taxed({ package: { salaireBrut: 2400 } })
    const ids = low.hypotheses.flatMap((each) => ('parameter' in each ? [each.parameter.id] : []))
    assert.includeMembers(ids, ['impot.bonusVoletA', 'impot.bonusVoletB', 'impot.quotiteTranches'])
    for (const each of low.hypotheses)
      for (const language of LANGUAGES)
        assert.match(hypothesisText(each, language), /^\P{Ll}.*\.$/u)
  })

  test('2027: what is not published is named and left out; a company’s own figures fill it', ({
    assert,
  }) => {
    const answer = taxed({ date: '2027-02-01' })
    assert.sameMembers(
      answer.gaps!.map(({ id }) => id),
      [
        'impot.fraisMaximum',
        'impot.tranches',
        'impot.quotite',
        'impot.quotiteTranches',
        'impot.bonusMaximum',
      ]
    )
    assert.isNull(answer.lignes.soldeAnnee)
    assert.isNull(answer.flux.reste)
    assert.isNull(answer.centEuros.moyenne)
    assert.isNull(answer.centEuros.marginal!.annee)
    assert.isNumber(answer.lignes.precompteMois)
    const set = {
      'impot.fraisMaximum': 6200,
      'impot.tranches': [17_100, 30_200, 52_200],
      'impot.quotite': 12_050,
      'impot.bonusMaximum': 1620,
      'impot.quotiteTranches': [12_000, 17_100, 28_500, 52_200],
    }
    const filled = taxed({ date: '2027-02-01' }, SEVEN, { law: { set } })
    assert.notProperty(filled, 'gaps')
    assert.equal(filled.lignes.quotiteTravailleur, 12_050)
    assert.isNumber(filled.lignes.soldeAnnee)
    assert.isTrue(filled.lawset.assumed)
    assert.includeMembers(
      filled.hypotheses.flatMap((each) => ('parameter' in each ? [each.parameter.id] : [])),
      ['impot.quotite', 'impot.tranches']
    )
    // The Act of 15 July 2026 fixed these for 2027 itself.
    const couple = taxed(
      { date: '2027-02-01', worker: { etatCivil: 'marie' }, package: { salaireBrut: 4500 } },
      SEVEN,
      {
        law: { set },
      }
    )
    assert.equal(couple.lignes.quotientAttribue, 10_110)
  })

  test('is explained line by line, in words of three languages', ({ assert }) => {
    const { explanation } = taxed({
      worker: { etatCivil: 'marie', enfantsACharge: 2 },
      package: { salaireBrut: 4500 },
      explain: true,
    })
    const shown = explanation!.map(({ rule }) => rule)
    assert.includeMembers(shown, ['quotientAttribue', 'impotExempteConjoint', 'soldeAnnee'])
    for (const { rule, inputs, parameters } of explanation!) {
      for (const language of LANGUAGES) {
        assert.isNotEmpty(ruleText(rule, language)?.title, rule)
        for (const name of Object.keys(inputs)) assert.isNotEmpty(inputText(name, language), name)
      }
      for (const { source, checked } of parameters) assert.isNotEmpty(source + checked)
    }
    const { value } = explanation!.find(({ rule }) => rule === 'quotientAttribue')!
    assert.equal(value, 11_780)
    assert.notProperty(taxed(), 'explanation')
  })

  test('no sought amount, no spouse and no month changes what `compute` answers', ({ assert }) => {
    const before = compute(request())
    taxed({ package: { salaireBrut: 9000 } })
    assert.deepEqual(compute(request()), before)
    const sought = {
      package: { salaireBrut: undefined },
      solve: { target: 'salaireNet', amount: 2500 },
    } as const
    const found = compute(request(sought))
    const gross = found.ok ? found.answer.solved!.amount : 0
    assert.isAbove(gross, 3000)
    assert.deepEqual(taxed(sought).lignes, taxed({ package: { salaireBrut: gross } }).lignes)
  })
})

test.group('The income tax of a year: what always holds', () => {
  const random = seeded(20261127)
  const cases = Array.from({ length: 60 }, () => ({
    gross: Math.round(random() * 600_000 + 150_000) / 100,
    children: Math.floor(random() * 5),
    couple: random() < 0.5,
    rate: Math.round(random() * 90) / 10,
    date: ['2024-02-01', '2024-07-01', '2025-06-01', '2026-09-01'][Math.floor(random() * 4)],
  }))

  test('the sums hold to the cent', ({ assert }) => {
    const sum = (...amounts: number[]) => Math.round(100 * amounts.reduce((a, b) => a + b, 0))
    for (const { gross, children, couple, rate, date } of cases) {
      const { lignes, flux, centEuros } = taxed(
        {
          date,
          worker: { etatCivil: couple ? 'marie' : 'celibataire', enfantsACharge: children },
          package: { salaireBrut: gross },
        },
        { tauxCommunal: rate, region: 'WALLONIE' }
      )
      const l = lignes as Record<string, number>
      assert.equal(sum(l.soldeImpot, l.impotFinal), sum(l.impotRetenu))
      assert.equal(sum(l.soldeAnnee), sum(l.soldeImpot, l.soldeCotisationSpeciale))
      assert.equal(sum(flux.brut, -flux.cotisations, -flux.precompte, flux.autres), sum(flux.net))
      assert.equal(sum(flux.reste!), sum(flux.net, flux.solde!))
      const { moyenne, marginal } = centEuros
      for (const each of [moyenne!, marginal!.mois, marginal!.annee!])
        assert.equal(sum(each.cotisations, each.impot, -each.autres, each.reste), 10_000)
      assert.equal(flux.autres, 0)
      assert.isAbove(marginal!.cout, 100)
    }
  })

  test('more pay is never less left, beyond a cent of each rounding, nor less tax', ({
    assert,
  }) => {
    for (const date of ['2024-07-01', '2025-06-01', '2026-09-01']) {
      let [left, tax] = [0, -Infinity]
      for (let gross = 2200; gross <= 9000; gross += 50) {
        const { flux, lignes } = taxed({ date, package: { salaireBrut: gross } })
        assert.isAtLeast(flux.reste!, left - 0.2, `${date} ${gross}`)
        assert.isAtLeast(lignes.impotFinal!, tax - 0.05, `${date} ${gross}`)
        left = flux.reste!
        tax = lignes.impotFinal!
      }
    }
  })

  test('each child is worth no less than the last, and no municipality asks less for more', ({
    assert,
  }) => {
    const final = (enfantsACharge: number, tauxCommunal = 7) =>
      taxed({ worker: { enfantsACharge } }, { tauxCommunal }).lignes.impotFinal!
    for (let children = 0; children < 7; children++)
      assert.isBelow(final(children + 1), final(children))
    for (let rate = 0; rate < 9; rate++) assert.isAbove(final(1, rate + 1), final(1, rate))
  })

  test('every line computed is a line of the answer, and each has its figures', ({ assert }) => {
    assert.includeMembers([...YEAR_TAX_LINES], LIGNES.map(({ id }) => id) as never)
    const read = new Set<string>(
      LIGNES.flatMap(({ notes }) =>
        [notes, ...(notes.variants ?? [])].flatMap(({ parameters }) => parameters)
      )
    )
    const listed = listParameters().filter(({ id }) => id.startsWith('impot.'))
    // A director's flat expenses have figures of their own.
    assert.sameMembers(
      [...read],
      [...listed.map(({ id }) => id), 'dirigeants.fraisTaux', 'dirigeants.fraisMaximum']
    )
  })

  test('the words of a line name what it reads', ({ assert }) => {
    const watched = (target: object, reads: Set<string>, prefix = ''): object =>
      new Proxy(target, {
        get(of, name) {
          const value = Reflect.get(of, name)
          if (typeof name === 'string' && prefix !== '') reads.add(prefix + name)
          else if (typeof name === 'string' && Object.hasOwn(new ImpotSheet(), name))
            reads.add(name)
          return value
        },
      })
    for (const given of [
      { couple: 0, enfants: 2, enfantsACharge: 2 },
      { couple: 1, enfants: 5, enfantsACharge: 5, revenuConjoint: 12_000_00 },
      { couple: 1, conjointInconnu: 1, enfantsMoinsDeTrois: 1, enfants: 1, enfantsACharge: 1 },
      { couple: 0, bruxelles: 1, bonusEmploiAnnee: 1000_00, partAssuranceGroupe: 600_00 },
    ]) {
      const { law } = wholeLawOn('2025-06-01')!
      const sheet = Object.assign(new ImpotSheet(), { imposableMois: 40_000_00, ...given })
      computeImpot(sheet, law)
      for (const each of LIGNES) {
        const reads = new Set<string>()
        const ofLaw = { ...law, impot: watched(law.impot, reads, 'impot.') }
        each(watched(sheet, reads) as ImpotSheet, ofLaw as never)
        const words = [each.notes, ...(each.notes.variants ?? [])]
        const named = new Set<string>(
          words.flatMap(({ inputs, parameters }) => [...inputs, ...parameters])
        )
        assert.deepEqual(
          [...reads].filter((name) => !named.has(name)),
          [],
          each.id
        )
      }
    }
  })
})

test.group('The income tax of a year: what is refused', () => {
  const CASES: readonly [string, Case, unknown, string, string][] = [
    ['no household', {}, undefined, 'required', 'menage'],
    ['a household that is none', {}, 7, 'invalid_value', 'menage'],
    ['no rate of the municipality', {}, {}, 'required', 'menage.tauxCommunal'],
    ['a rate below zero', {}, { tauxCommunal: -1 }, 'out_of_range', 'menage.tauxCommunal'],
    ['a rate above 15 %', {}, { tauxCommunal: 15.5 }, 'out_of_range', 'menage.tauxCommunal'],
    [
      'a rate of three decimals',
      {},
      { tauxCommunal: 7.125 },
      'invalid_value',
      'menage.tauxCommunal',
    ],
    [
      'an unknown region',
      {},
      { tauxCommunal: 7, region: 'LIEGE' },
      'invalid_value',
      'menage.region',
    ],
    [
      'an unknown field',
      {},
      { tauxCommunal: 7, commune: 'Ath' },
      'unknown_field',
      'menage.commune',
    ],
    [
      'children under three below zero',
      { worker: { enfantsACharge: 1 } },
      { tauxCommunal: 7, enfantsMoinsDeTrois: -1 },
      'out_of_range',
      'menage.enfantsMoinsDeTrois',
    ],
    [
      'more children under three than children',
      { worker: { enfantsACharge: 1 } },
      { tauxCommunal: 7, enfantsMoinsDeTrois: 2 },
      'out_of_range',
      'menage.enfantsMoinsDeTrois',
    ],
    [
      'a spouse of who is alone',
      {},
      { tauxCommunal: 7, revenuConjoint: 100 },
      'conflict',
      'menage.revenuConjoint',
    ],
    [
      'an income of a spouse without one',
      { worker: { etatCivil: 'marie', conjointTravaille: false } },
      { tauxCommunal: 7, revenuConjoint: 100 },
      'conflict',
      'menage.revenuConjoint',
    ],
    [
      'an income below zero',
      { worker: { etatCivil: 'marie', conjointTravaille: true } },
      { tauxCommunal: 7, revenuConjoint: -100, precompteConjoint: 0 },
      'out_of_range',
      'menage.revenuConjoint',
    ],
    [
      'an income of which nothing is said to be withheld',
      { worker: { etatCivil: 'marie', conjointTravaille: true } },
      { tauxCommunal: 7, revenuConjoint: 20_000 },
      'required',
      'menage.precompteConjoint',
    ],
    [
      'more withheld than earned',
      { worker: { etatCivil: 'marie', conjointTravaille: true } },
      { tauxCommunal: 7, revenuConjoint: 2000, precompteConjoint: 2001 },
      'out_of_range',
      'menage.precompteConjoint',
    ],
    ['a year without figures', { date: '2023-12-31' }, SEVEN, 'no_law_set', 'date'],
    [
      'children below zero',
      { worker: { enfantsACharge: -1 } },
      SEVEN,
      'out_of_range',
      'worker.enfantsACharge',
    ],
    [
      'pay below zero',
      { package: { salaireBrut: -1 } },
      SEVEN,
      'out_of_range',
      'package.salaireBrut',
    ],
    ['a director', { worker: { dirigeant: true } }, SEVEN, 'not_covered', 'worker.dirigeant'],
    [
      'a non-resident',
      { worker: { nonResident: true } },
      SEVEN,
      'not_covered',
      'worker.nonResident',
    ],
    [
      'a contractor',
      { package: { computeModelConfig: { employmentType: 'CONTRACTOR' } } },
      SEVEN,
      'not_covered',
      'package.computeModelConfig.employmentType',
    ],
  ]

  for (const [name, differs, menage, code, path] of CASES) {
    test(`${name}: ${code}`, ({ assert }) => {
      const errors = refusedOf(differs, menage)
      assert.deepInclude(
        errors.map((each) => ({ code: each.code, path: each.path })),
        { code, path }
      )
      for (const language of LANGUAGES)
        for (const each of errors) assert.match(errorText(each, language), /\.$/)
    })
  }

  test('anything that is no request', ({ assert }) => {
    for (const given of [undefined, null, 3, 'x', []]) assert.isFalse(yearTax(given).ok)
  })
})

test.group('The year of who has options', () => {
  test('leaves out of the net what was withheld on them, and is no pay of another kind', ({
    assert,
  }) => {
    const options = { hasStockOptions: true, stockOptionUnits: 1000, stockOptionValue: 20 }
    const [plain, { flux }] = [taxed(), taxed({ package: options })]
    const withheld = flux.precompte - plain.flux.precompte
    assert.isAbove(withheld, 1000)
    assert.closeTo(flux.net, plain.flux.net - withheld, 0.001)
    assert.closeTo(flux.autres, plain.flux.autres, 0.001)
  })
})
