import { test } from '@japa/runner'
import {
  bestForms,
  compute,
  errorText,
  FORME_LINES,
  formeText,
  FORMES,
  hireForms,
  hireFormsLineText,
  HIRE_FORMS_LINES,
  hypothesisFormeText,
  RAISONS,
  raisonText,
  ruleText,
  type Forme,
  type FormeFields,
  type FormeFigures,
  type HireFormsAnswer,
} from '#modules/compute/pure'
import { wholeLawOn } from '#modules/compute/contract/beside/whole_law'
import { FormesSheet, LIGNES_FORMES } from '#modules/compute/formes/index'
import { request, type Case } from './requests.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const

function asked(forme: FormeFields, differs: Case = {}): HireFormsAnswer {
  const result = hireForms({ ...request(differs), forme })
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result.answer
}

function refusedOf(forme: unknown, differs: Case = {}) {
  const result = hireForms({ ...request(differs), forme })
  if (result.ok) throw new Error('answered')
  return result.errors.map(({ code, path }) => `${code} ${path}`)
}

function figures(answer: HireFormsAnswer, forme: Forme): FormeFigures {
  const found = answer.formes[forme]
  if ('raison' in found) throw new Error(found.raison)
  return found
}

const codes = ({ hypotheses }: HireFormsAnswer) =>
  hypotheses.map((each) => (each.code === 'figure' ? each.parameter.id : each.code))

/** Gross pay of a month of 38 hours for an hour's pay: 1,976 hours a year. */
const monthly = (hour: number) => Math.round(((hour * 1976) / 12) * 100) / 100
/** No insurance of accidents, which published cases leave out. */
const bare = (differs: Case = {}) => ({
  ...request(differs),
  company: { effectif: 25, assuranceLoiTaux: 0 },
})
function bareLines(forme: FormeFields, differs: Case = {}) {
  const result = hireForms({ ...bare(differs), forme })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.answer.lignes
}
const sector = (code: string, salaireBrut: number): Case => ({
  package: {
    computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: code },
    salaireBrut,
  },
})

test.group('The form that is cheapest, and the one that leaves most', () => {
  test('of those that are possible; one alone is compared with nothing', ({ assert }) => {
    const alone = asked({})
    assert.deepEqual(bestForms(alone), { lowestCost: null, highestNet: null })
    const answer = asked({ etudiant: true, coefficient: 2 })
    const of = (forme: Forme) => figures(answer, forme)
    const { lowestCost, highestNet } = bestForms(answer)
    assert.deepEqual(lowestCost, { forme: 'ETUDIANT', montant: of('ETUDIANT').coutHoraire })
    assert.isBelow(lowestCost!.montant, of('ORDINAIRE').coutHoraire!)
    assert.deepEqual(highestNet, { forme: 'ETUDIANT', montant: of('ETUDIANT').netHoraire })
    assert.isAbove(of('INTERIM').coutHoraire!, of('ORDINAIRE').coutHoraire!)
  })
})

test.group('One job in its forms: the ordinary employee', () => {
  test('a whole year is that of the package, a part of it its part', ({ assert }) => {
    const computed = compute(request())
    if (!computed.ok) throw new Error('refused')
    const whole = figures(asked({}), 'ORDINAIRE')
    const { coutEmployeur, remuneration } = computed.answer.compute
    assert.equal(whole.heures, 1976)
    assert.equal(whole.cout, coutEmployeur.coutEmployeurAnnuel)
    assert.equal(whole.net, remuneration.remunerationAnnuelle.remunerationAnnuelle)
    const half = figures(asked({ heures: 988 }), 'ORDINAIRE')
    assert.closeTo(half.cout! * 2, whole.cout!, 0.011)
    assert.closeTo(half.coutHoraire!, whole.coutHoraire!, 0.011)
  })
})

test.group('One job in its forms: students', () => {
  // socialsecurity.be 2020-1, CESSoc: 1,000 gross, 27.10 and 54.20; Pelckmans: 2,000 gross are 1,945.80 net.
  test('the solidarity contribution within the quota, and nothing withheld', ({ assert }) => {
    const pay = (gross: number, hours: number) =>
      bareLines(
        { etudiant: true, heures: hours },
        { package: { salaireBrut: monthly(gross / hours) } }
      )
    const thousand = pay(1000, 100)
    assert.equal(thousand.etudiantBrut, 1000)
    assert.equal(thousand.etudiantRetenue, 27.1)
    assert.equal(thousand.etudiantCotisation, 54.2)
    assert.equal(thousand.coutEtudiant, 1054.2)
    assert.equal(pay(2000, 200).netEtudiant, 1945.8)
  })

  test('beyond the quota the hours are those of an employee', ({ assert }) => {
    const answer = asked({ etudiant: true, heures: 800 })
    const beyond = asked({ heures: 150 }).lignes
    const within = asked({ etudiant: true, heures: 650 }).lignes
    assert.closeTo(answer.lignes.coutEtudiant!, within.coutEtudiant! + beyond.coutOrdinaire!, 0.011)
    assert.closeTo(answer.lignes.netEtudiant!, within.netEtudiant! + beyond.netOrdinaire!, 0.011)
    assert.include(codes(answer), 'etudiantAuDela')
    assert.notInclude(codes(asked({ etudiant: true, heures: 650 })), 'etudiantAuDela')
    assert.deepEqual(
      asked({ etudiant: true, heures: 800, heuresRestantes: 0 }).lignes.coutEtudiant,
      asked({ heures: 800 }).lignes.coutOrdinaire
    )
  })

  // Commit Law: 6,840 do not count; a fifth of the rest are costs.
  test('own means of a dependent child are told', ({ assert }) => {
    const of = (heures: number) => asked({ etudiant: true, heures }, { date: '2025-09-01' })
    assert.equal(of(300).lignes.etudiantMoyens, 0)
    const { etudiantBrut, etudiantRetenue, etudiantMoyens } = of(650).lignes
    assert.equal(
      etudiantMoyens,
      Math.round((etudiantBrut! - etudiantRetenue! - 6840) * 0.8 * 100) / 100
    )
    assert.notInclude(codes(of(650)), 'etudiantMoyensDepasses')
    assert.include(codes(of(1976)), 'etudiantMoyensDepasses')
  })
})

test.group('One job in its forms: flexi-jobs', () => {
  const pension = { occupation: 'PENSION' } as const
  const reason = (forme: FormeFields, differs: Case) => asked(forme, differs).formes.FLEXI

  // Securex, a small butcher's: 14.91 and 7.67 % are 16.05, on which the employer pays 28 %.
  test('wage, holiday pay and 28 %', ({ assert }) => {
    const butcher = sector('BECP119', monthly(14.91))
    const hour = bareLines({ ...pension, heures: 1 }, butcher)
    assert.equal(hour.brutHeures, 14.91)
    assert.equal(hour.netFlexi, 16.05)
    assert.equal(hour.flexiVacances, 1.14)
    assert.equal(hour.flexiCotisationPatronale, 4.49)
    assert.equal(hour.coutFlexi, 20.54)
  })

  // Horeca Vlaanderen: 12.53 with holiday pay from February 2025 on.
  test('hotels and restaurants have a minimum of their own, and at most half more', ({
    assert,
  }) => {
    const of = (hour: number, date: string) =>
      reason({ ...pension, heures: 100 }, { ...sector('BECP302', monthly(hour)), date })
    const february = of(11.64, '2025-02-01') as FormeFigures
    assert.equal(february.netHoraire, 12.53)
    assert.deepEqual(of(11.6, '2025-02-01'), { raison: 'flexiMinimum', montant: 11.64 })
    assert.deepEqual(of(17.5, '2025-02-01'), { raison: 'flexiMaximum', montant: 17.46 })
    assert.deepEqual(of(12, '2026-09-01'), { raison: 'flexiMinimum', montant: 12.11 })
    const shop = { ...pension, minimumHoraire: 15 }
    assert.deepEqual(reason(shop, sector('BECP201', monthly(23))), {
      raison: 'flexiMaximum',
      montant: 22.5,
    })
  })

  test('where it is none, the reason is told', ({ assert }) => {
    const shop = sector('BECP201', 2600)
    assert.deepEqual(reason(pension, sector('BECP124', 3000)), { raison: 'flexiSecteur' })
    assert.deepEqual(reason({}, shop), { raison: 'flexiNonDit' })
    assert.deepEqual(reason({ occupation: 'AUCUNE' }, shop), { raison: 'flexiOccupation' })
    assert.deepEqual(reason({ occupation: 'QUATRE_CINQUIEMES', memeEmployeur: true }, shop), {
      raison: 'flexiMemeEmployeur',
    })
    assert.include(codes(asked(pension, shop)), 'flexiMinimumNonDit')
    assert.include(codes(asked(pension)), 'flexiActivite')
    assert.notInclude(codes(asked(pension, shop)), 'flexiActivite')
  })

  // Securex: 12,000 a year free of tax, without a ceiling for pensioners.
  test('above the ceiling of the year it is taxed with the year', ({ assert }) => {
    const shop = sector('BECP201', 2600)
    const worker = { occupation: 'QUATRE_CINQUIEMES', heures: 500, flexiGagne: 5000 } as const
    const { netFlexi, flexiImposable } = asked(worker, shop).lignes
    assert.equal(flexiImposable, Math.round((5000 + netFlexi! - 12_000) * 100) / 100)
    assert.equal(asked({ ...worker, flexiGagne: 13_000 }, shop).lignes.flexiImposable, netFlexi)
    assert.equal(asked({ ...worker, occupation: 'PENSION' }, shop).lignes.flexiImposable, 0)
    assert.include(codes(asked(worker, shop)), 'flexiImpot')
  })
})

test.group('One job in its forms: apprentices', () => {
  const allowance = (
    regionApprenti: FormeFields['regionApprenti'],
    niveauApprenti: number,
    date: string
  ) =>
    Math.round(
      (asked({ regionApprenti, niveauApprenti, ageAnnee: 17 }, { date }).lignes.apprentiIndemnite! /
        12) *
        100
    ) / 100

  // lecap, from 1 February 2025: 359.02, 506.85, 675.80; depraktijkverpleegkundige and ABVV: 612.50, 675.90, 728.70.
  test('allowances of 2025 as they were published', ({ assert }) => {
    for (const region of ['WALLONIE', 'BRUXELLES'] as const)
      assert.deepEqual(
        [1, 2, 3].map((level) => allowance(region, level, '2025-03-01')),
        [359.02, 506.85, 675.8]
      )
    assert.deepEqual(
      [1, 2, 3].map((year) => allowance('FLANDRE', year, '2025-03-01')),
      [612.5, 675.9, 728.7]
    )
    // ABVV, before: 600.50, 662.60, 714.40.
    assert.deepEqual(
      [1, 2, 3].map((year) => allowance('FLANDRE', year, '2025-01-15')),
      [600.5, 662.6, 714.4]
    )
  })

  test('up to 18 the rate of the company is needed, and nothing is taken off', ({ assert }) => {
    const young = { regionApprenti: 'WALLONIE', niveauApprenti: 2, ageAnnee: 18 } as const
    const untold = asked(young)
    assert.isNull(untold.lignes.coutApprenti)
    assert.isNull(figures(untold, 'APPRENTI').coutHoraire)
    assert.include(codes(untold), 'apprentiTauxInconnu')
    assert.equal(untold.lignes.netApprenti, untold.lignes.apprentiIndemnite)
    const told = bareLines({ ...young, tauxApprenti: 7.4 })
    assert.equal(told.coutApprenti, Math.round(told.apprentiIndemnite! * 1.074 * 100) / 100)
    assert.equal(figures(untold, 'APPRENTI').heures, 1040)
  })

  test('from the year of 19 on all contributions are due', ({ assert }) => {
    const older = { regionApprenti: 'FLANDRE', niveauApprenti: 3, ageAnnee: 19 } as const
    const answer = asked(older)
    const { apprentiIndemnite, coutApprenti, netApprenti } = answer.lignes
    assert.isAtLeast(coutApprenti!, apprentiIndemnite!)
    assert.isAtMost(netApprenti!, apprentiIndemnite!)
    assert.include(codes(answer), 'apprentiAssujetti')
    // Where the work bonus leaves a contribution, the net is that of the whole year by its hours.
    const net = LIGNES_FORMES.find(({ id }) => id === 'netApprenti')!
    const paid = { formeApprenti: 1, apprentiIndemnite: 9000_00, apprentiNetEntier: 16_000_00 }
    const of = (ageAnnee: number) =>
      net(
        Object.assign(new FormesSheet(), { ...paid, ageAnnee, heures: 1040, heuresAnnee: 2080 }),
        wholeLawOn('2026-09-01')!.law
      )
    assert.deepEqual([of(18), of(19)], [9000_00, 8000_00])
    const manual = asked(older, {
      package: {
        computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' },
        salaireBrut: 3200,
      },
    })
    assert.isAbove(manual.lignes.coutApprenti!, coutApprenti!)
  })
})

test.group('One job in its forms: agency workers', () => {
  // Fonds social: 8.33 % of gross, 13.07 % and 23.22 % taken off: about two thirds.
  test('the invoice by the coefficient, and the premium of the fund', ({ assert }) => {
    const case_ = { package: { salaireBrut: monthly(15) } }
    const { brutHeures, coutInterim, interimPrimeBrute, interimPrimeNette } = asked(
      { coefficient: 2.15, heures: 600 },
      case_
    ).lignes
    assert.equal(brutHeures, 9000)
    assert.equal(coutInterim, 19_350)
    assert.equal(interimPrimeBrute, 749.7)
    assert.equal(interimPrimeNette, 500.38)
    assert.equal(asked({ coefficient: 2.15, heures: 494 }, case_).lignes.interimPrimeBrute, 617.25)
    const short = asked({ coefficient: 2.15, heures: 493 }, case_)
    assert.equal(short.lignes.interimPrimeBrute, 0)
    assert.isAbove(short.lignes.netInterim!, 0)
    assert.deepEqual(asked({}).formes.INTERIM, { raison: 'interimNonDit' })
  })
})

test.group('One job in its forms: inbound taxpayers', () => {
  const abroad = { recruteEtranger: true } as const
  const pay = (salaireBrut: number): Case => ({ package: { salaireBrut } })

  // KPMG, Deloitte: 35 % free of tax from 70,000 on; ONSS keeps 30 % and 90,000.
  test('35 percent free of tax, of which a part bears contributions', ({ assert }) => {
    const answer = asked({ ...abroad, indemniteEnPlus: true }, pay(6000))
    const { impatrieIndemnite, impatrieExcedent, impatrieRetenue } = answer.lignes
    const gross = impatrieIndemnite! / 0.35
    assert.closeTo(impatrieExcedent!, gross * 0.05, 0.02)
    assert.closeTo(impatrieRetenue!, impatrieExcedent! * 0.1307, 0.01)
    assert.include(codes(answer), 'impatrieOnss')
    const ordinary = figures(answer, 'ORDINAIRE')
    const inbound = figures(answer, 'IMPATRIE')
    assert.closeTo(inbound.net - ordinary.net, impatrieIndemnite! - impatrieRetenue!, 0.01)
    const within = asked({ ...abroad, indemniteEnPlus: true, indemnite: 30 }, pay(6000)).lignes
    assert.equal(within.impatrieExcedent, 0)
  })

  test('the ceiling of contributions stays, that of tax is gone', ({ assert }) => {
    const { impatrieIndemnite, impatrieExcedent } = asked(
      { ...abroad, indemniteEnPlus: true },
      pay(30_000)
    ).lignes
    assert.isAbove(impatrieIndemnite!, 90_000)
    assert.closeTo(impatrieExcedent!, impatrieIndemnite! - 90_000, 0.001)
  })

  test('as a part of the same pay it leaves more and costs less', ({ assert }) => {
    const answer = asked(abroad, pay(8000))
    const ordinary = figures(answer, 'ORDINAIRE')
    const inbound = figures(answer, 'IMPATRIE')
    assert.isAbove(inbound.net, ordinary.net)
    assert.isBelow(inbound.cout!, ordinary.cout!)
    const { coutImpatrie, netImpatrie } = answer.lignes
    assert.deepEqual([inbound.cout, inbound.net], [coutImpatrie, netImpatrie])
  })

  test('the least pay, and who is asked none', ({ assert }) => {
    const low = pay(5000)
    assert.deepEqual(asked({ ...abroad, indemniteEnPlus: true }, low).formes.IMPATRIE, {
      raison: 'impatrieSeuil',
      montant: 70_000,
    })
    const researcher = asked({ ...abroad, chercheur: true, indemniteEnPlus: true }, low)
    assert.isAbove(figures(researcher, 'IMPATRIE').net, 0)
    assert.deepEqual(asked({}, low).formes.IMPATRIE, { raison: 'impatrieNonDit' })
    const manual: Case = {
      package: {
        computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' },
        salaireBrut: 7000,
      },
    }
    assert.deepEqual(asked(abroad, manual).formes.IMPATRIE, { raison: 'impatrieStatut' })
    // Between 70,000 and 75,000 all of it bears contributions, as sources contradict each other.
    const between = asked({ ...abroad, indemniteEnPlus: true }, pay(5200))
    assert.include(codes(between), 'impatrieSeuilOnss')
    assert.equal(between.lignes.impatrieExcedent, between.lignes.impatrieIndemnite)
  })
})

test.group('An inbound taxpayer, by hand', () => {
  /** Each line after the other, as the answer has them; amounts in euros. */
  const lines = (gross: number, differs: Partial<FormesSheet> = {}) => {
    const sheet = Object.assign(new FormesSheet(), {
      ...{ formeImpatrie: 1, indemniteTaux: 350_000, impatrieBrut: gross * 100 },
      ...{ impatrieCout: 100_000_00, impatrieNet: 50_000_00, impatrieTauxPatronal: 250_000 },
      ...{ heures: 988_00, heuresAnnee: 1976_00 },
      ...differs,
    })
    const { law } = wholeLawOn('2026-09-01')!
    for (const each of LIGNES_FORMES.filter(({ id }) => /impatrie/i.test(id)))
      sheet[each.id] = each(sheet, law)
    return {
      allowance: sheet.impatrieIndemnite / 100,
      bears: sheet.impatrieExcedent / 100,
      withheld: sheet.impatrieRetenue / 100,
      cost: sheet.coutImpatrie / 100,
      net: sheet.netImpatrie / 100,
    }
  }

  // 35 % of 80,000, of which 30 % are free of contributions; 13.07 and 25 % of the rest, half of the year's hours.
  test('what is above the free part bears contributions of both sides', ({ assert }) => {
    assert.deepEqual(lines(80_000), {
      allowance: 28_000,
      bears: 4000,
      withheld: 522.8,
      cost: (100_000 + 28_000 + 1000) / 2,
      net: (50_000 + 28_000 - 522.8) / 2,
    })
  })

  test('from 75,000 on, a researcher at any pay, up to 90,000', ({ assert }) => {
    assert.equal(lines(75_000).bears, 3750)
    assert.equal(lines(74_999.99).bears, 26_250)
    assert.equal(lines(74_999.99, { impatrieChercheur: 1 }).bears, 3750)
    assert.equal(lines(300_000).bears, 15_000)
    assert.equal(lines(400_000).bears, 50_000)
    // Less than the free part bears nothing.
    assert.equal(lines(80_000, { indemniteTaux: 200_000 }).bears, 0)
  })

  test('who is none has no amount, whatever stands on the sheet', ({ assert }) => {
    assert.deepEqual(lines(80_000, { formeImpatrie: 0 }), {
      ...{ allowance: 0, bears: 0, withheld: 0, cost: 0, net: 0 },
    })
  })
})

test.group('One job in its forms: what all share', () => {
  test('a form that was not told has no amount', ({ assert }) => {
    const { lignes } = asked({})
    for (const [forme, keys] of FORME_LINES)
      if (forme !== 'ORDINAIRE') for (const key of keys) assert.equal(lignes[key], 0, key)
    assert.isAbove(lignes.coutOrdinaire!, 0)
  })

  // Loi du 10 avril 1971, art. 7: students, flexi-jobs and apprentices are insured against accidents as all are.
  test('the insurance of accidents is due on the pay of each form', ({ assert }) => {
    const insured = (forme: FormeFields, differs: Case) => {
      const company = { effectif: 25, assuranceLoiTaux: 0.01 }
      const result = hireForms({ ...request(differs), company, forme })
      if (!result.ok) throw new Error(JSON.stringify(result.errors))
      return result.answer.lignes
    }
    const thousand = { package: { salaireBrut: monthly(10) } }
    assert.equal(insured({ etudiant: true, heures: 100 }, thousand).etudiantCotisation, 64.2)
    const butcher = sector('BECP119', monthly(14.91))
    const hour = insured({ occupation: 'PENSION', heures: 1 }, butcher)
    assert.equal(hour.flexiCotisationPatronale, 4.64)
    assert.equal(hour.coutFlexi, 20.69)
    const young = { regionApprenti: 'WALLONIE', niveauApprenti: 2, ageAnnee: 18 } as const
    const { apprentiIndemnite, coutApprenti } = insured({ ...young, tauxApprenti: 7.4 }, thousand)
    assert.closeTo(coutApprenti!, apprentiIndemnite! * 1.084, 0.011)
  })

  // Loi du 24 juillet 1987, art. 10: the pay of an employee of the user, without that employer's own premiums.
  test('an agency worker has the pay and holiday pay of the year, and the fund’s premium', ({
    assert,
  }) => {
    const computed = compute(request())
    if (!computed.ok) throw new Error('refused')
    const { remunerationMensuelle, remunerationAnnuelle } = computed.answer.compute.remuneration
    const { netInterim, interimPrimeNette } = asked({ coefficient: 2 }).lignes
    assert.closeTo(
      netInterim! - interimPrimeNette!,
      12 * remunerationMensuelle.salaireNet + remunerationAnnuelle.doublePeculeVacances,
      0.011
    )
  })

  // AR du 28 novembre 1969, art. 19, § 2, 4°, and ONSS: a researcher is held to no least pay.
  test('an inbound researcher keeps 30 % free of contributions at any pay; the employer pays on the rest', ({
    assert,
  }) => {
    const abroad = { recruteEtranger: true, chercheur: true, indemniteEnPlus: true } as const
    const answer = asked(abroad, { package: { salaireBrut: 5200 } })
    const { impatrieIndemnite, impatrieExcedent, coutImpatrie, coutOrdinaire } = answer.lignes
    assert.closeTo(impatrieExcedent!, (impatrieIndemnite! / 0.35) * 0.05, 0.02)
    const contributions = coutImpatrie! - coutOrdinaire! - impatrieIndemnite!
    assert.isAbove(contributions, 0.24 * impatrieExcedent!)
    assert.isBelow(contributions, 0.35 * impatrieExcedent!)
  })
})

test.group('One job in its forms: the request', () => {
  test('what is impossible is refused by name', ({ assert }) => {
    assert.deepEqual(refusedOf(undefined), ['required forme'])
    assert.deepEqual(refusedOf({ ville: 'Ath' }), ['unknown_field forme.ville'])
    assert.deepEqual(refusedOf({ heures: 0 }), ['out_of_range forme.heures'])
    assert.deepEqual(refusedOf({ heures: 4000 }), ['out_of_range forme.heures'])
    assert.deepEqual(refusedOf({ heuresRestantes: 651 }), ['out_of_range forme.heuresRestantes'])
    assert.deepEqual(refusedOf({ niveauApprenti: 2 }), [
      'required forme.regionApprenti',
      'required forme.ageAnnee',
    ])
    assert.deepEqual(refusedOf({ regionApprenti: 'FLANDRE', niveauApprenti: 4, ageAnnee: 14 }), [
      'out_of_range forme.niveauApprenti',
      'out_of_range forme.ageAnnee',
    ])
    assert.deepEqual(refusedOf({ coefficient: 0.9 }), ['out_of_range forme.coefficient'])
    assert.deepEqual(refusedOf({ recruteEtranger: true, indemnite: 36 }), [
      'out_of_range forme.indemnite',
    ])
    assert.deepEqual(refusedOf({ chercheur: true }), ['required forme.recruteEtranger'])
    assert.deepEqual(refusedOf({}, { date: '2024-12-31' }), ['no_law_set date'])
    assert.deepEqual(
      refusedOf(
        {},
        {
          package: {
            computeModelConfig: { employmentType: 'INTERN', commissionParitaire: 'ETUDIANT' },
          },
        }
      ),
      ['not_covered package.computeModelConfig.employmentType']
    )
    assert.isFalse(hireForms(undefined).ok)
    assert.isFalse(hireForms({ ...request(), forme: [] }).ok)
    for (const language of LANGUAGES)
      assert.match(errorText({ code: 'required', path: 'forme' }, language), /\.$/)
  })

  test('it disturbs nothing of who only computes', ({ assert }) => {
    const before = compute(request())
    asked({ recruteEtranger: true, regionApprenti: 'FLANDRE', niveauApprenti: 1, ageAnnee: 20 })
    assert.deepEqual(compute(request()), before)
  })

  test('every line is explained, and every word stands in three languages', ({ assert }) => {
    const answer = asked({ etudiant: true }, { explain: true })
    assert.includeMembers(
      answer.explanation!.map(({ rule }) => rule),
      ['brutHeures', 'coutOrdinaire', 'etudiantHeures', 'etudiantMoyens', 'netEtudiant']
    )
    for (const language of LANGUAGES) {
      for (const { id } of LIGNES_FORMES) assert.isNotEmpty(ruleText(id, language)!.title)
      for (const line of HIRE_FORMS_LINES) assert.notEqual(hireFormsLineText(line, language), line)
      for (const forme of FORMES) assert.isNotEmpty(formeText(forme, language))
      for (const raison of RAISONS) {
        const sentence = raisonText(raison, '70', language)
        assert.match(sentence, /\.$/)
        assert.notInclude(sentence, '{')
      }
      for (const each of answer.hypotheses) assert.match(hypothesisFormeText(each, language), /\.$/)
    }
  })
})

test.group('What the pay of another form stands on', () => {
  test('is the amount that was found, whichever field it stands in', ({ assert }) => {
    const own = {
      salaireBrut: 8500,
      hasBonusAnnuel: true,
      bonusAnnuelInputType: 'AMOUNT',
    } as const
    const forme = { recruteEtranger: true }
    const sought = hireForms({
      ...request({ package: own }),
      solve: { target: 'coutEmployeurAnnuel', amount: 160_000, for: 'package.bonusAnnuel' },
      forme,
    })
    const found = compute({
      ...request({ package: own }),
      solve: { target: 'coutEmployeurAnnuel', amount: 160_000, for: 'package.bonusAnnuel' },
    })
    if (!sought.ok || !found.ok) throw new Error('refused')
    const { amount } = found.answer.solved!
    const told = asked(forme, { package: { ...own, bonusAnnuel: amount } })
    assert.deepEqual(sought.answer.formes, told.formes)
  })

  test('may be nothing: each amount is still one', ({ assert }) => {
    const { formes } = asked(
      { recruteEtranger: true, chercheur: true },
      { package: { salaireBrut: 0 } }
    )
    for (const each of Object.values(formes))
      if (!('raison' in each))
        for (const amount of Object.values(each)) assert.isTrue(Number.isFinite(amount))
  })
})
