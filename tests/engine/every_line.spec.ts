import { test } from '@japa/runner'
import { listParameters, type ComputeRequest, type PackageFields } from '#modules/compute/pure'
import { answered, lines, request, type Case } from './requests.ts'

/** Lines that other files prove only through their sums: here each by itself, reckoned by hand. */

const of = (fields: Partial<PackageFields>, differs: Case = {}) =>
  lines({ ...differs, package: fields })
const ofRequest = (given: ComputeRequest): Record<string, number> =>
  Object.fromEntries(
    answered({ ...given, explain: true }).explanation!.map(({ rule, value }) => [rule, value])
  )

test.group('Each line by itself', () => {
  test('a single employee at 3,000 €: tax of the year and the premiums', ({ assert }) => {
    const computed = lines()
    assert.equal(computed.fractionOccupation, 1)
    assert.equal(computed.salaireBrutTotalWorker, 3000)
    // 12 × (3,000 − 392.10 + 110.54) = 32,621.28, less the highest flat expenses
    assert.equal(computed.revenuAnnuelNet, 32_621.28 - 6070)
    assert.equal(computed.impotAnnuel, 8682 - 2987.98)
    // 40.38 % of 2,607.90, and of 330.84 − 43.24
    assert.equal(computed.primeFinAnneePrecompte, -1053.07)
    assert.equal(computed.primeSectorielleOnss, -43.24)
    assert.equal(computed.primeSectoriellePrecompte, -116.13)
    assert.equal(computed.cashFixesTotal, 36_000 + 2760 + 3000 + 330.84)
  })

  test('the small contributions of the employer, each rounded', ({ assert }) => {
    const computed = lines()
    assert.equal(computed.cotisationFermeture, 11.7)
    assert.equal(computed.cotisationFermetureSpeciale, 3)
    assert.equal(computed.cotisationChomage, 3)
    assert.equal(computed.cotisationAmiante, 0.3)
    assert.equal(computed.cotisationAccidents, 0.6)
  })

  test('closure fund and asbestos of 2026 are those of the file of ONSS, quoted', ({ assert }) => {
    const figure = (effectif: number, line: string, id: string) =>
      answered(request({ effectif, explain: true }))
        .explanation!.find(({ rule }) => rule === line)!
        .parameters.find((each) => each.id === `cotisations.${id}`)
    const read = { from: '2026-01-01', confidence: 'official_quoted', checked: '2026-11-22' }
    assert.deepInclude(figure(19, 'cotisationFermeture', 'fermeturePetite'), {
      value: 0.34,
      ...read,
    })
    assert.deepInclude(figure(20, 'cotisationFermeture', 'fermetureGrande'), {
      value: 0.39,
      ...read,
    })
    assert.deepInclude(figure(20, 'cotisationFermetureSpeciale', 'fermetureSpeciale'), {
      value: 0.1,
      ...read,
    })
    assert.deepInclude(figure(20, 'cotisationAmiante', 'amiante'), { value: 0.01, ...read })
    const quarters = listParameters().find(({ id }) => id === 'cotisations.amianteTrimestres')!
    assert.deepInclude(quarters.values.at(-1), { value: [1, 2, 3], ...read })
  })

  test('the third quarter of the structural reduction', ({ assert }) => {
    // 0.14 × (11,687.74 − 9,000) + 0.16 × (9,738.14 − 9,000)
    assert.equal(lines().reductionTrimestre3, 376.28 + 118.1)
  })

  test('three children at 2,500 €: 35 % less tax on exceptional pay', ({ assert }) => {
    const computed = of({ salaireBrut: 2500 }, { worker: { enfantsACharge: 3 } })
    assert.equal(computed.tauxReductionEnfants, 35)
  })

  test('expenses paid back: twelve months of each', ({ assert }) => {
    const computed = of({
      hasTeletravail: true,
      teletravail: 100,
      hasInternet: true,
      internet: 20,
      hasFraisRepresentation: true,
      fraisRepresentation: 50,
      hasIndemniteBYOD: true,
      indemniteBYOD: 10,
      hasGarage: true,
      garage: 40,
      hasParking: true,
      parking: 15,
      hasCarWash: true,
      carWash: 10,
      hasAutresFrais: true,
      autresFrais: 12,
      hasFraisTransport: true,
      typeFraisTransport: 'TRANSPORT_PUBLIC',
      fraisTransport: 80,
    })
    const years = {
      teletravailAnnuel: 1200,
      internetAnnuel: 240,
      fraisRepresentationAnnuel: 600,
      indemniteBYODAnnuelle: 120,
      garageAnnuel: 480,
      parkingAnnuel: 180,
      carWashAnnuel: 120,
      autresFraisAnnuels: 144,
      fraisTransportAnnuels: 960,
    }
    assert.deepInclude(computed, years)
    assert.equal(
      computed.cashFraisTotal,
      Object.values(years).reduce((sum, each) => sum + each, 0)
    )
  })

  test('devices and allowances: twelve months of what they cost', ({ assert }) => {
    assert.deepInclude(
      of({
        hasTelephone: true,
        telephone: 15,
        hasTelephonePlan: true,
        telephonePlan: 20,
        hasLaptop: true,
        laptop: 25,
        hasInternet: true,
        typeInternet: 'FOURNI',
        internet: 30,
        hasAllocationsExtra: true,
        allocationsExtra: 60,
      }),
      {
        telephoneAnnuel: 180,
        telephonePlanAnnuel: 240,
        laptopAnnuel: 300,
        internetFourniAnnuel: 360,
        allocationsExtraAnnuelles: 720,
      }
    )
  })

  test('variable pay and what is withheld on it', ({ assert }) => {
    const computed = of({
      hasCommissions: true,
      commissions: 200,
      hasWarrants: true,
      warrants: 2000,
      hasFlexWarrants: true,
      flexWarrants: 1000,
      hasEpargnePension: true,
      epargnePension: 990,
      hasPrimeBeneficiaire: true,
      primeBeneficiaire: 600,
      hasCct90: true,
      cct90: 4500,
      hasDroitsAuteur: true,
      droitsAuteur: 300,
    })
    assert.equal(computed.commissionsAnnuelles, 2400)
    assert.equal(computed.droitsAuteurAnnuels, 3600)
    assert.equal(computed.salaireBrutTotalWorker, 3500)
    assert.equal(computed.warrantsBruts, 2000)
    assert.equal(computed.primeBeneficiaireBrute, 600)
    // 4,500 above the 4,255 of the law
    assert.equal(computed.cct90Excedent, 245)
    // 8.86 % of 990
    assert.equal(computed.epargnePensionOnss, 87.71)
    // (3,200 − 418.24) × 12 = 33,381.12: 43.41 %
    assert.equal(computed.flexWarrantsPrecompte, -434.1)
    assert.equal(computed.epargnePensionPrecompte, -429.76)
    assert.isAbove(computed.cashVariablesTotal, 2400 + 3600 + 2000 + 600)
  })

  test('commuting beyond what is exempt, and the second pillar of the mobility budget', ({
    assert,
  }) => {
    const car = of({
      hasFraisTransport: true,
      typeFraisTransport: 'VOITURE_PRIVEE',
      fraisTransport: 200,
    })
    assert.equal(car.fraisTransportAnnuels, 2400)
    const budget = of({ hasBudgetMobilite: true, budgetMobilite: 6000, budgetMobilitePilier2: 200 })
    assert.equal(budget.budgetMobilitePilier2Annuel, 2400)
  })

  test('fuel for a car of one’s own, and a train card beside a mobility budget, are pay', ({
    assert,
  }) => {
    const { atnTransport } = of({ hasCarteEssence: true, carteEssence: 150 })
    assert.equal(atnTransport, 150)
    const train = { hasFraisTransport: true, typeFraisTransport: 'TIERS_PAYANT' } as const
    assert.equal(of({ ...train, fraisTransport: 90 }).atnTransport, 0)
    const budget = { hasBudgetMobilite: true, budgetMobilite: 6000 }
    assert.equal(of({ ...train, ...budget, fraisTransport: 90 }).atnTransport, 90)
  })

  test('an option on shares that meets the conditions is taxed on half', ({ assert }) => {
    const options = { hasStockOptions: true, stockOptionUnits: 100, stockOptionValue: 10 }
    const benefit = (stockOptionReduit: boolean) =>
      of({ ...options, stockOptionReduit }).stockOptionsAvantage
    // 100 shares at 10 €: 18 % of 1,000, and 9 %
    assert.deepEqual([benefit(false), benefit(true)], [180, 90])
  })

  test('IBO: 80 % of what is missing to the wage after contributions', ({ assert }) => {
    const { indemniteStage } = ofRequest({
      date: '2026-09-01',
      package: {
        computeModelConfig: {
          employmentType: 'INTERN',
          commissionParitaire: 'FPI/IBO E',
          stage: {
            region: 'FLANDRE',
            salaireEngagement: 2500,
            revenuRemplacement: 1000,
            pourcentage: 80,
          },
        },
      },
    })
    // 2,500 − 13.07 % − 1,000 = 1,173.25
    assert.equal(indemniteStage, 938.6)
  })
})

/**
 * Figures that no line reads, entered a second time from their sources: the index history, the months of
 * indexing, both ends of the minimum scales, and bounds of what a request may say.
 */
const LATEST: Record<string, number | readonly number[] | null> = {
  'bareme200.ecartTolere': 0.03,
  'cheques.repasHausseHorsNorme': null,
  'indexation.CP111': 2.81,
  'indexation.CP118': 2.19,
  'indexation.CP119': 2.21,
  'indexation.CP121': 2.07,
  'indexation.CP124': null,
  'indexation.CP127': 2.19,
  'indexation.CP14003': 2.18,
  'indexation.CP14901': 2.23,
  'indexation.CP200': 2.21,
  'indexation.CP202': null,
  'indexation.CP209': 2.81,
  'indexation.CP216': null,
  'indexation.CP220': 2.19,
  'indexation.CP226': null,
  'indexation.CP302': 2.189,
  'indexation.CP306': null,
  'indexation.CP310': null,
  'indexation.CP323': null,
  'indexation.CP330': 2,
  'indexationMois.CP100': [],
  'indexationMois.CP111': [7],
  'indexationMois.CP112': [2],
  'indexationMois.CP118': [1],
  'indexationMois.CP119': [1],
  'indexationMois.CP121': [1, 7],
  'indexationMois.CP124': [1, 4, 7, 10],
  'indexationMois.CP127': [1],
  'indexationMois.CP14003': [1],
  'indexationMois.CP200': [1],
  'indexationMois.CP202': [],
  'indexationMois.CP209': [7],
  'indexationMois.CP220': [1],
  'indexationMois.CP226': [1],
  'indexationMois.CP302': [1],
  'indexationMois.CP306': [1],
  'indexationMois.CP310': [1, 3, 5, 7, 9, 11],
  'indexationMois.CP313': [],
  'indexationMois.CP32201': [],
  'indexationMois.CP323': [1],
  'indexationMois.CP330': [],
  'indexationMois.CP336': [],
  'indexationMois.CP337': [],
}

const ENDS: Record<string, readonly [first: number, last: number]> = {
  'bareme200.echelle1ClasseA': [2242.8, 2459.9],
  'bareme200.echelle1ClasseB': [2336.26, 2821],
  'bareme200.echelle1ClasseC': [2369.3, 3175.6],
  'bareme200.echelle1ClasseD': [2555.72, 3622.42],
  'bareme200.echelle2ClasseA': [2310.29, 2526.17],
  'bareme200.echelle2ClasseB': [2413.08, 2897.81],
  'bareme200.echelle2ClasseC': [2433.27, 3262.72],
  'bareme200.echelle2ClasseD': [2642.08, 3722.54],
  'bareme200.etudiantClasseA': [1447.01, 2051.39],
  'bareme200.etudiantClasseB': [1504.51, 2136.83],
  'bareme200.etudiantClasseC': [2060.46, 2320.65],
  'bareme200.etudiantClasseD': [2262.46, 2491.56],
}

test.group('Figures that no line reads', () => {
  const latest = (id: string) =>
    listParameters()
      .find((each) => each.id === id)!
      .values.at(-1)!

  test('index and months of indexing of each committee', ({ assert }) => {
    for (const [id, value] of Object.entries(LATEST)) assert.deepEqual(latest(id).value, value, id)
  })

  test('both ends of each minimum scale', ({ assert }) => {
    for (const [id, ends] of Object.entries(ENDS)) {
      const table = latest(id).value as readonly number[]
      assert.deepEqual([table[0], table.at(-1)], [...ends], id)
    }
  })
})
