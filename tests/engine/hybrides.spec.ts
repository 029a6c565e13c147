import { test } from '@japa/runner'
import { atnsVoiture, validate, type PackageFields } from '#modules/compute/pure'
import { HYBRID } from '#tests/helpers/package_body'
import { answered, lines, refused, request, type Case } from './requests.ts'

type Car = Partial<PackageFields>

/** The hybrid in 2026. */
const hybrid = (differs: Car = {}, date = '2026-09-01'): Case => ({
  date,
  package: { ...HYBRID, ...differs },
})
const benefit = (differs: Car, date?: string) => lines(hybrid(differs, date)).avantageVS
const questions = (differs: Car, date?: string) =>
  answered(request(hybrid(differs, date))).questions ?? []

/** 50,000 × 6/7 × 4 %: its own 45 g lie 25 below the reference. */
const AS_IT_STANDS = 1714.29

test.group('Plug-in hybrids', () => {
  test('a battery of 0.5 kWh and at most 50 g: it counts by its own emission', ({ assert }) => {
    assert.equal(benefit({ batterieVS: 0.5, co2EquivalentVS: 150 }), AS_IT_STANDS)
    assert.equal(benefit({ batterieVS: 0.5, co2VS: 50 }), AS_IT_STANDS)
    assert.isEmpty(questions({ batterieVS: 0.5 }))
  })

  test('the battery is rounded to one decimal: 0.45 is enough, 0.44 is not', ({ assert }) => {
    assert.equal(benefit({ batterieVS: 0.45 }), AS_IT_STANDS)
    assert.isAbove(benefit({ batterieVS: 0.44 }), AS_IT_STANDS)
  })

  test('a false one counts by the equivalent car: 150 g are 13.5 %', ({ assert }) => {
    // 50,000 × 13.5 % × 6/7
    assert.equal(benefit({ batterieVS: 0.4, co2EquivalentVS: 150 }), 5785.71)
    assert.equal(benefit({ batterieVS: 0.9, co2VS: 51, co2EquivalentVS: 150 }), 5785.71)
    assert.isEmpty(questions({ batterieVS: 0.4, co2EquivalentVS: 150 }))
  })

  test('without an equivalent car 2.5 × its own: 112.5 g are 9.75 %, and it says so', ({
    assert,
  }) => {
    // 50,000 × 9.75 % × 6/7
    assert.equal(benefit({ batterieVS: 0.4 }), 4178.57)
    const { fauxHybrideVS, emissionVS } = lines(hybrid({ batterieVS: 0.4 }))
    assert.deepEqual([fauxHybrideVS, emissionVS], [1, 112.5])
    const [asked, ...others] = questions({ batterieVS: 0.4 })
    assert.isEmpty(others)
    assert.containsSubset(asked, {
      code: 'fauxHybrideSansEquivalent',
      path: 'package.co2EquivalentVS',
      co2: 112.5,
      parameter: { id: 'voiture.multipleFauxHybride', value: 250, confidence: 'official_quoted' },
    })
  })

  test('Euro 6e-bis: up to 75 g from 2025 on, 50 before', ({ assert }) => {
    const newer = { batterieVS: 0.9, co2VS: 75, co2EquivalentVS: 150, euro6eBisVS: true }
    const own = (date: string) => benefit({ ...newer, euro6eBisVS: false }, date)
    assert.isBelow(benefit(newer), own('2026-09-01'))
    assert.equal(benefit({ ...newer, co2VS: 76 }), 5785.71)
    assert.equal(benefit(newer, '2024-06-01'), own('2024-06-01'))
    // 50,000 × 6/7 × 12.7 %: 150 g lie 72 above the 78 of 2024.
    assert.equal(own('2024-06-01'), 5442.86)
    assert.equal(benefit({ ...newer, co2VS: 50 }, '2024-06-01'), AS_IT_STANDS)
    assert.isBelow(benefit(newer, '2025-01-01'), own('2025-01-01'))
  })

  test('with both fields empty it counts as it stands, with a warning of what is missing', ({
    assert,
  }) => {
    assert.equal(benefit({}), AS_IT_STANDS)
    assert.containsSubset(questions({}), [
      {
        code: 'hybrideSansDonnees',
        path: 'package.batterieVS',
        co2: 45,
        parameter: { id: 'voiture.emissionHybride', value: 50 },
      },
    ])
    const petrol = { energieVS: 'ESSENCE', co2VS: 120 } as const
    const high = { co2VS: 120 }
    assert.equal(benefit(high), benefit(petrol))
    assert.isEmpty(questions(petrol))
  })

  test('an equivalent car without a battery: the emission alone is judged', ({ assert }) => {
    assert.equal(benefit({ co2EquivalentVS: 150 }), AS_IT_STANDS)
    assert.equal(questions({ co2EquivalentVS: 150 })[0].code, 'hybrideSansBatterie')
    assert.equal(benefit({ co2VS: 60, co2EquivalentVS: 150 }), 5785.71)
    assert.isEmpty(questions({ co2VS: 60, co2EquivalentVS: 150 }))
  })

  test('ordered before 2018, or without a plug, nothing is judged or asked', ({ assert }) => {
    const told = { batterieVS: 0.2, co2EquivalentVS: 150 }
    const old = { dateImmatriculationVS: '2018-02-01', dateCommandeVS: '2017-12-31' }
    assert.equal(
      benefit({ ...told, ...old }),
      benefit({ dateImmatriculationVS: old.dateImmatriculationVS, nonRechargeableVS: true })
    )
    assert.isEmpty(questions(old))
    assert.equal(benefit({ ...told, nonRechargeableVS: true }), AS_IT_STANDS)
    assert.isEmpty(questions({ nonRechargeableVS: true }))
  })

  test('a diesel hybrid is judged alike, against the reference of diesel', ({ assert }) => {
    const diesel = { energieVS: 'HYBRIDE_DIESEL', batterieVS: 0.4, co2EquivalentVS: 150 } as const
    // 5.5 + 0.1 × (150 − 58) = 14.7 %
    assert.equal(benefit(diesel), 6300)
  })

  test('the CO2 contribution keeps its own emission: the test of false ones is not for it', ({
    assert,
  }) => {
    const of = (differs: Car) => lines(hybrid(differs)).cotisationCo2Mois
    assert.equal(of({ batterieVS: 0.4, co2EquivalentVS: 200 }), of({}))
    const own = of({ energieVS: 'ESSENCE', co2VS: 110 })
    assert.equal(of({ co2VS: 110, batterieVS: 0.4, co2EquivalentVS: 200 }), own)
  })

  test('a list of cars has the same benefit, and a choice brings what the list tells', ({
    assert,
  }) => {
    const car = { energie: 'HYBRIDE_ESSENCE', co2: 45, valeur: 50_000, batterie: 0.4 } as const
    const atns = atnsVoiture(
      [
        { ...car, id: 'a' },
        { ...car, id: 'b', co2Equivalent: 150 },
        { ...car, id: 'c', nonRechargeable: true },
      ],
      '2026-09-01'
    )
    assert.deepEqual(atns, { a: 348.21, b: 482.14, c: 142.86 })
    const option = { ...car, tcoMensuel: 800, co2Equivalent: 150, euro6eBis: false }
    const flex = {
      packageType: 'FLEX',
      canVoitureSociete: true,
      voitureSocieteOptions: [option],
    } as const
    assert.isEmpty(validate(request({ package: flex })))
    const [error] = refused(
      request({ package: { ...flex, voitureSocieteOptions: [{ ...option, batterie: 0.123 }] } })
    )
    assert.equal(error.path, 'package.voitureSocieteOptions[0].batterie')
  })

  for (const [why, fields, code, path] of [
    ['three decimals', { batterieVS: 0.123 }, 'invalid_value', 'package.batterieVS'],
    ['a battery above 100', { batterieVS: 101 }, 'out_of_range', 'package.batterieVS'],
    ['no emission', { co2EquivalentVS: 0 }, 'out_of_range', 'package.co2EquivalentVS'],
    ['a word', { euro6eBisVS: 'yes' as never }, 'invalid_value', 'package.euro6eBisVS'],
  ] as const) {
    test(`${why}: ${code} at ${path}`, ({ assert }) => {
      const [error, ...others] = refused(request(hybrid(fields)))
      assert.isEmpty(others)
      assert.deepEqual([error.code, error.path], [code, path])
    })
  }
})
