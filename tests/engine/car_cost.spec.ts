import { test } from '@japa/runner'
import {
  carCost,
  carCostLineText,
  carCostWord,
  CAR_COST_LINES,
  compute,
  errorText,
  hypothesisVoitureText,
  inputText,
  ruleText,
  type CarCostAnswer,
  type CarCostRequest,
  type PackageFields,
  type VoitureFields,
} from '#modules/compute/pure'
import { computeVoiture, LIGNES_VOITURE, VoitureSheet } from '#modules/compute/voiture/index'
import { wholeLawOn } from '#modules/compute/contract/beside/whole_law'
import { request, type Case } from './requests.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const ELECTRIC: Partial<PackageFields> = {
  salaireBrut: 4000,
  hasVoitureSociete: true,
  energieVS: 'ELECTRIQUE',
  valeurVS: 45_000,
  tcoMensuelVS: 700,
  dateCommandeVS: '2026-05-01',
  hasCarteEssence: true,
  carteEssence: 100,
}
const PETROL: Partial<PackageFields> = { ...ELECTRIC, energieVS: 'ESSENCE', co2VS: 110 }

function asked(
  own: Partial<PackageFields> = {},
  voiture: unknown = undefined,
  differs: Case = {}
): CarCostRequest {
  return {
    ...request({ ...differs, package: { ...ELECTRIC, ...own } }),
    ...(voiture !== undefined && { voiture }),
  } as CarCostRequest
}

function priced(
  own?: Partial<PackageFields>,
  voiture?: VoitureFields,
  differs?: Case
): CarCostAnswer {
  const result = carCost(asked(own, voiture, differs))
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result.answer
}

function refusedOf(own: Partial<PackageFields>, voiture?: unknown, differs?: Case) {
  const result = carCost(asked(own, voiture, differs))
  if (result.ok) throw new Error('answered')
  return result.errors.map(({ code, path }) => `${code} ${path}`)
}

const rates = (own: Partial<PackageFields>, differs?: Case) =>
  priced(own, undefined, differs).annees.map(({ taux }) => taux.deductible)

test.group('What is deducted of a car: published cases', () => {
  // fidudacas.be, on the reform of 1 July 2023: a car of 110 g ordered on 5 January 2024, 67.75 % in 2024.
  test('petrol, 110 g, ordered in January 2024: 67.75 %, then under the ceilings', ({ assert }) => {
    assert.deepEqual(
      rates({ ...PETROL, dateCommandeVS: '2024-01-05' }, { date: '2024-02-01' }),
      [67.75, 67.75, 50, 25, 0]
    )
  })

  // Buro Lauwers: before July 2023 the formula stays, from 50 to 100 %, and 40 % from 200 g on.
  test('ordered before July 2023: the formula for life, with its floor and its fixed part', ({
    assert,
  }) => {
    const of = (own: Partial<PackageFields>) =>
      rates({ ...PETROL, dateCommandeVS: '2023-06-30', ...own })[4]
    assert.equal(of({}), 67.75)
    assert.equal(of({ energieVS: 'DIESEL' }), 65)
    assert.equal(of({ energieVS: 'CNG' }), 70.5)
    assert.equal(of({ energieVS: 'LPG' }), 67.75)
    assert.equal(of({ co2VS: 30 }), 100)
    assert.equal(of({ co2VS: 190 }), 50)
    assert.equal(of({ co2VS: 200 }), 40)
  })

  test('the days of the Act: 30 June 2023, 31 December 2025, 1 January 2026', ({ assert }) => {
    const of = (dateCommandeVS: string) => rates({ ...PETROL, dateCommandeVS })[0]
    assert.deepEqual(
      ['2023-06-30', '2023-07-01', '2025-12-31', '2026-01-01'].map(of),
      [67.75, 50, 50, 0]
    )
  })

  test('from 2025 on a strong emission has no fixed part and no floor under the ceilings', ({
    assert,
  }) => {
    const of = (co2VS: number) =>
      rates({ ...PETROL, co2VS, dateCommandeVS: '2024-01-05' }, { date: '2024-02-01' }).slice(0, 2)
    assert.deepEqual(of(190), [50, 29.75])
    assert.deepEqual(of(260), [40, 0])
  })

  // Phinix, 2024: the fuel of a plug-in hybrid ordered from 2023 on by half, then 25 % and nothing.
  test('fuel of a plug-in hybrid: half, also ordered in early 2023; a hybrid without a plug as the rest', ({
    assert,
  }) => {
    const of = (own: Partial<PackageFields>) =>
      priced({ ...PETROL, energieVS: 'HYBRIDE_ESSENCE', co2VS: 40, ...own }).annees.map(
        ({ taux }) => taux.carburant
      )
    assert.deepEqual(of({ dateCommandeVS: '2023-02-01' }), [50, 50, 50, 50, 50])
    assert.deepEqual(of({ dateCommandeVS: '2024-02-01' }), [50, 25, 0, 0, 0])
    assert.deepEqual(of({ dateCommandeVS: '2022-02-01' }), [100, 100, 100, 100, 100])
    assert.equal(of({ dateCommandeVS: '2023-02-01', nonRechargeableVS: true })[0], 100)
  })

  test('a false hybrid is deducted by the emission of its equivalent car', ({ assert }) => {
    const hybrid = { ...PETROL, energieVS: 'HYBRIDE_ESSENCE', co2VS: 40, batterieVS: 0.3 } as const
    assert.equal(rates({ ...hybrid, co2EquivalentVS: 150, dateCommandeVS: '2022-02-01' })[0], 50)
    assert.equal(rates({ ...hybrid, dateCommandeVS: '2022-02-01' })[0], 72.5)
  })
})

test.group('What VAT is deducted', () => {
  const tva = (voiture: VoitureFields) => priced({}, voiture).annees[0].taux.tva

  // help.billy.tech: 35,000 km, 20 km from home: private 40 %, so 60 % of use, cut to 50.
  test('flat 35 %; by use and half-flat up to 50 %', ({ assert }) => {
    assert.equal(tva({ tva: 'FORFAIT' }), 35)
    assert.equal(tva({ tva: 'REEL', usageProfessionnel: 25 }), 25)
    assert.equal(tva({ tva: 'REEL', usageProfessionnel: 60 }), 50)
    assert.equal(tva({ tva: 'SEMI_FORFAIT', kmAnnuels: 35_000, kmDomicileTravail: 20 }), 50)
    assert.equal(tva({ tva: 'SEMI_FORFAIT', kmAnnuels: 20_000, kmDomicileTravail: 20 }), 30)
    assert.equal(tva({ tva: 'SEMI_FORFAIT', kmAnnuels: 5000 }), 0)
  })

  test('what is not deducted is a cost: 21 % of lease and charging, less the part', ({
    assert,
  }) => {
    const { lignes } = priced({}, { tva: 'FORFAIT' }).annees[0]
    // 8,400 + 1,200 = 9,600; 21 % is 2,016; 65 % of it.
    assert.equal(lignes.tvaNonDeductible, 1310.4)
    assert.equal(lignes.fraisVoiture, 10_910.4)
    assert.equal(priced().annees[0].lignes.tvaNonDeductible, 0)
  })
})

test.group('What a car costs the employer', () => {
  test('an electric car of 2026, line by line', ({ assert }) => {
    const [first, second, third] = priced().annees
    assert.containsSubset(first, {
      annee: 2026,
      lignes: {
        loyerAnnuel: 8400,
        rechargeCarte: 1200,
        carburantAnnuel: 0,
        fraisVoiture: 9600,
        // 12 × 42.34, the least of 2026.
        cotisationCo2Voiture: 508.08,
        avantageVoiture: 1690,
        fraisNonDeductibles: 0,
        avantageNonDeductible: 676,
        impotDepensesVoiture: 169,
        coutVoiture: 10_277.08,
        economieImpot: 2527.02,
        coutApresImpot: 7750.06,
      },
    })
    // 28.57 and 31.15 (deductibiliteVoiture.minimumCo2Final) a month before indexing, by the index of 2026.
    assert.equal(second.lignes.cotisationCo2Voiture, 558.48)
    assert.equal(third.lignes.cotisationCo2Voiture, 609)
  })

  test('a petrol car of 2024 in 2026: half of what exceeds the benefit, and the contribution of its steps', ({
    assert,
  }) => {
    const [first, second] = priced({ ...PETROL, dateCommandeVS: '2024-05-01' }).annees
    const { fraisVoiture, avantageVoiture, fraisNonDeductibles } = first.lignes
    assert.approximately(fraisNonDeductibles, (fraisVoiture - avantageVoiture) / 2, 0.01)
    // (110 × 9 − 768) ÷ 12 × 1.6291 × 4, then 5.5.
    assert.equal(first.lignes.cotisationCo2Voiture, 1446.6)
    assert.equal(second.lignes.cotisationCo2Voiture, 1989.12)
  })

  test('of a hybrid the fuel has its own part, with its VAT', ({ assert }) => {
    const hybrid = {
      ...PETROL,
      energieVS: 'HYBRIDE_ESSENCE',
      co2VS: 40,
      dateCommandeVS: '2023-02-01',
    } as const
    const { lignes } = priced(hybrid, { tva: 'FORFAIT', partElectrique: 25 }).annees[0]
    assert.equal(lignes.carburantAnnuel, 900)
    assert.equal(lignes.rechargeCarte, 300)
    // 65 % of 21 % of 8,400, 300 and 900; with the VAT they are what the car costs.
    assert.equal(lignes.tvaNonDeductible, 1310.4)
    assert.equal(lignes.fraisVoiture, 10_910.4)
    // 900 and 122.85 of VAT, half of it, where the benefit does not cover it.
    const { fraisVoiture, avantageVoiture, fraisNonDeductibles } = lignes
    const uncovered = (fraisVoiture - avantageVoiture) / fraisVoiture
    assert.approximately(fraisNonDeductibles, 511.43 * uncovered, 0.01)
  })

  test('charging at home: kilowatt-hours at their rate, without VAT; a small company saves less tax', ({
    assert,
  }) => {
    const own = { hasCarteEssence: false }
    const { lignes } = priced(own, { kwhDomicile: 150.5, tarifRecharge: 32.67 }).annees[0]
    assert.equal(lignes.rechargeAnnuelle, 590.02)
    assert.equal(lignes.fraisVoiture, 8400 + 590.02)
    assert.equal(lignes.avantageNonDeductible, 676)
    assert.equal(priced(own).annees[0].lignes.avantageNonDeductible, 287.3)
    const small = priced({}, { impot: 'REDUIT' }).annees[0].lignes
    assert.equal(small.impotDepensesVoiture, 135.2)
    assert.equal(small.economieImpot, 2021.62)
  })

  test('what the worker pays lowers the cost; other costs raise it', ({ assert }) => {
    const usual = priced().annees[0].lignes
    const paying = priced({ contributionVS: 50 }).annees[0].lignes
    assert.equal(paying.contributionVoiture, 600)
    assert.equal(paying.coutVoiture, usual.coutVoiture - 600)
    const more = priced({}, { fraisAnnexes: 400 }).annees[0].lignes
    assert.equal(more.coutVoiture, usual.coutVoiture + 400)
  })

  test('costs below the benefit leave nothing that is not deducted but a part of the benefit', ({
    assert,
  }) => {
    const { lignes } = priced({ ...PETROL, tcoMensuelVS: 100, hasCarteEssence: false }).annees[0]
    assert.isBelow(lignes.fraisVoiture, lignes.avantageVoiture)
    assert.equal(lignes.fraisNonDeductibles, 0)
  })

  test('the sheet adds up in every year of every kind of car', ({ assert }) => {
    for (const energieVS of ['ESSENCE', 'DIESEL', 'ELECTRIQUE', 'HYBRIDE_DIESEL', 'CNG'] as const)
      for (const dateCommandeVS of ['2022-05-01', '2024-05-01', '2026-05-01'])
        for (const { lignes } of priced(
          { ...PETROL, energieVS, dateCommandeVS },
          { tva: 'FORFAIT' }
        ).annees) {
          const cents = (amount: number) => Math.round(amount * 100)
          assert.equal(
            cents(lignes.coutVoiture),
            cents(lignes.fraisVoiture) +
              cents(lignes.cotisationCo2Voiture) +
              cents(lignes.impotDepensesVoiture)
          )
          assert.equal(
            cents(lignes.coutApresImpot),
            cents(lignes.coutVoiture) - cents(lignes.economieImpot)
          )
          assert.isAtLeast(lignes.fraisNonDeductibles, 0)
          assert.isAtMost(lignes.depensesVoiture, lignes.fraisVoiture + lignes.avantageVoiture)
        }
  })

  test('a year under figures that are supposed keeps them in the years after', ({ assert }) => {
    const result = carCost({
      ...asked(),
      law: { set: { 'depensesNonAdmises.impotSocietes': 30 } },
    })
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    for (const { lignes } of result.answer.annees) assert.equal(lignes.impotDepensesVoiture, 202.8)
  })
})

test.group('Car, mobility budget or pay', () => {
  test('each at the same cost of the employer, to what a cent of gross pay moves', ({ assert }) => {
    const { choix, annees } = priced()
    const { sans, voiture, budget, salaire } = choix
    if ('refusal' in budget || 'refusal' in salaire) throw new Error('refused')
    assert.approximately(voiture.cout, sans.cout + annees[0].lignes.coutVoiture, 0.001)
    assert.equal(budget.cout, voiture.cout)
    assert.approximately(salaire.cout, voiture.cout, 0.2)
    // The balance of 10,277.08 less 38.07 %.
    assert.approximately(budget.netAnnuel - sans.netAnnuel, 6364.6, 0.01)
    assert.equal(budget.montant, 10_277.08)
    assert.isUndefined(budget.plafond)
  })

  test('the figures are those of packages as the engine computes them', ({ assert }) => {
    const { choix } = priced()
    const of = (own: Partial<PackageFields>) => {
      const result = compute(request({ package: { ...ELECTRIC, ...own } }))
      if (!result.ok) throw new Error('refused')
      const { remunerationMensuelle, remunerationAnnuelle } = result.answer.compute.remuneration
      return [remunerationMensuelle.salaireNet, remunerationAnnuelle.remunerationAnnuelle]
    }
    const shown = ({ net, netAnnuel }: { net: number; netAnnuel: number }) => [net, netAnnuel]
    assert.deepEqual(shown(choix.voiture), of({}))
    const bare = { hasVoitureSociete: false, hasCarteEssence: false }
    assert.deepEqual(shown(choix.sans), of(bare))
    const { salaire } = choix
    if ('refusal' in salaire) throw new Error('refused')
    assert.deepEqual(shown(salaire), of({ ...bare, salaireBrut: salaire.brut }))
  })

  test('what the car must be worth: the difference of a month', ({ assert }) => {
    const { seuil, voiture, salaire } = priced().choix
    if ('refusal' in salaire) throw new Error('refused')
    assert.approximately(seuil.salaire!, (salaire.netAnnuel - voiture.netAnnuel) / 12, 0.01)
    assert.equal(seuil.salaire, 315.41)
    assert.equal(seuil.budget, 578.11)
  })

  test('a second pillar is used, not received, and is worth its amount', ({ assert }) => {
    const { budget, seuil } = priced({}, { budgetPilier2: 300 }).choix
    if ('refusal' in budget) throw new Error('refused')
    const without = priced().choix
    if ('refusal' in without.budget) throw new Error('refused')
    assert.equal(budget.enNature, 3600)
    assert.equal(budget.net, without.budget.net)
    assert.approximately(without.budget.netAnnuel - budget.netAnnuel, 3600 * 0.6193, 0.01)
    assert.isAbove(seuil.budget!, without.seuil.budget!)
  })

  test('a budget stops at a fifth of gross pay, and is none below the least of the law', ({
    assert,
  }) => {
    const { budget, voiture } = priced({ tcoMensuelVS: 1500 }).choix
    if ('refusal' in budget) throw new Error('refused')
    assert.equal(budget.montant, budget.plafond)
    assert.isBelow(budget.cout, voiture.cout)
    const small = priced({ tcoMensuelVS: 100, hasCarteEssence: false }).choix
    assert.deepEqual(small.budget, { refusal: { code: 'minimum', minimum: 3233 } })
    assert.isNull(small.seuil.budget)
    assert.isNumber(small.seuil.salaire)
  })

  test('a director has no mobility budget, and the reason is told', ({ assert }) => {
    const { budget, seuil } = priced(
      { computeModelConfig: { employmentType: 'EMPLOYE' } },
      undefined,
      { worker: { dirigeant: true } }
    ).choix
    if (!('refusal' in budget) || budget.refusal.code !== 'refused') throw new Error('answered')
    assert.isNotEmpty(budget.refusal.errors)
    assert.isNull(seuil.budget)
  })

  test('a net that is sought is found with the car, then compared', ({ assert }) => {
    const result = carCost({
      ...asked({ salaireBrut: undefined }),
      solve: { target: 'salaireNet', amount: 2566.53 },
    })
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    assert.approximately(result.answer.choix.seuil.salaire!, 315.41, 0.02)
  })
})

test.group('What a car rests on, and what is refused', () => {
  const codes = (answer: CarCostAnswer) =>
    answer.hypotheses.map((each) => (each.code === 'figure' ? each.parameter.id : each.code))

  test('names what it supposes', ({ assert }) => {
    assert.deepEqual(codes(priced({}, { tva: 'FORFAIT' })), [
      'prixConstants',
      'loiDesAnnees',
      'coutAvantImpot',
    ])
    const more = priced(
      {
        ...PETROL,
        energieVS: 'HYBRIDE_ESSENCE',
        contributionVS: 20,
        dateCommandeVS: undefined,
      },
      { kwhDomicile: 100, tarifRecharge: 30 }
    )
    assert.includeMembers(codes(more), [
      'tvaComprise',
      'recharge',
      'hybride',
      'commande',
      'contributionTva',
    ])
    for (const language of LANGUAGES)
      for (const each of more.hypotheses) assert.match(hypothesisVoitureText(each, language), /\.$/)
  })

  test('refuses by name what is missing, impossible or of another method', ({ assert }) => {
    assert.deepEqual(refusedOf({ hasVoitureSociete: false }), [
      'required package.hasVoitureSociete',
    ])
    assert.deepEqual(refusedOf({}, undefined, { date: '2023-06-01' }), ['no_law_set date'])
    assert.deepEqual(refusedOf({}, { tva: 'REEL' }), ['required voiture.usageProfessionnel'])
    assert.deepEqual(refusedOf({}, { tva: 'SEMI_FORFAIT' }), ['required voiture.kmAnnuels'])
    assert.deepEqual(refusedOf({}, { tva: 'FORFAIT', kmAnnuels: 20_000 }), [
      'conflict voiture.kmAnnuels',
    ])
    assert.deepEqual(refusedOf({}, { tva: 'REEL', usageProfessionnel: 101 }), [
      'out_of_range voiture.usageProfessionnel',
    ])
    assert.deepEqual(refusedOf({}, { kwhDomicile: 100 }), ['required voiture.tarifRecharge'])
    assert.deepEqual(refusedOf(PETROL, { kwhDomicile: 100, tarifRecharge: 30 }), [
      'conflict voiture.kwhDomicile',
    ])
    assert.deepEqual(refusedOf({}, { partElectrique: 50 }), ['conflict voiture.partElectrique'])
    assert.deepEqual(refusedOf({}, { tva: 'NON', essence: 3 }), [
      'unknown_field voiture.essence',
      'invalid_value voiture.tva',
    ])
    assert.deepEqual(refusedOf({}, 3), ['invalid_value voiture'])
    assert.deepEqual(refusedOf({ valeurVS: undefined }), ['required package.valeurVS'])
    for (const language of LANGUAGES) {
      const result = carCost(asked({}, { tva: 'REEL' }))
      if (result.ok) throw new Error('answered')
      for (const error of result.errors) assert.match(errorText(error, language), /\.$/)
    }
    assert.isFalse(carCost(null).ok)
  })

  test('every line is explained by its own formula, its figures and its sentence', ({ assert }) => {
    const result = carCost({
      ...asked({ ...PETROL, dateCommandeVS: '2024-05-01' }, { tva: 'FORFAIT' }),
      explain: true,
    })
    if (!result.ok) throw new Error('refused')
    const [first, , third] = result.answer.annees
    const line = (of: typeof first) =>
      of.explanation!.find(({ rule }) => rule === 'tauxDeductible')!
    assert.equal(line(first).value, 50)
    assert.equal(line(third).value, 0)
    assert.include(
      line(first).parameters.map(({ id }) => id),
      'deductibiliteVoiture.plafonds'
    )
    for (const { id } of LIGNES_VOITURE)
      for (const language of LANGUAGES) assert.isNotEmpty(ruleText(id, language)?.title, id)
    for (const key of CAR_COST_LINES)
      for (const language of LANGUAGES) {
        assert.notEqual(carCostLineText(key, language), key)
        assert.isNotEmpty(inputText(key, language))
      }
    assert.equal(carCostWord('voiture', 'nl'), 'Wagen')
  })

  test('of VAT, fuel and their parts the steps are told too', ({ assert }) => {
    const hybrid = { ...PETROL, energieVS: 'HYBRIDE_ESSENCE', co2VS: 40 } as const
    const result = carCost({
      ...asked({ ...hybrid, dateCommandeVS: '2023-02-01' }, { tva: 'FORFAIT' }),
      explain: true,
    })
    if (!result.ok) throw new Error('refused')
    const values = Object.fromEntries(
      result.answer.annees[0].explanation!.map(({ rule, value }) => [rule, value])
    )
    // 1,200 of fuel a year, 252 of VAT, 65 % of it.
    assert.containsSubset(values, {
      deductionTva: 35,
      tvaCarburant: 163.8,
      tauxCarburant: 50,
      fraisCarburant: 1363.8,
    })
  })

  test('every formula stays within the notes that explain it', ({ assert }) => {
    const { law } = wholeLawOn('2026-09-01')!
    for (const rule of LIGNES_VOITURE) {
      const read = new Set<string>()
      const watched = new Proxy(new VoitureSheet(), {
        get(sheet, field: string) {
          read.add(field)
          return Reflect.get(sheet, field)
        },
      })
      rule(watched, law)
      const named = new Set<string>(rule.notes.inputs)
      assert.deepEqual(
        [...read].filter((field) => !named.has(field)),
        [],
        rule.id
      )
    }
    const sheet = new VoitureSheet()
    computeVoiture(sheet, law)
    assert.equal(sheet.coutApresImpot, 0)
  })
})
