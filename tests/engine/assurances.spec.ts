import { test } from '@japa/runner'
import { contentsOf, noticesOf } from '#modules/compute/pure'
import { answered, lines, month, refused, request, type Case } from './requests.ts'

const insured = (fields: object, differs: Case = {}): Case => ({ ...differs, package: fields })

const benefits = (fields: object, differs: Case = {}): Record<string, number> => {
  const { avantages } = answered(request(insured(fields, differs))).compute.coutEmployeur
  return Object.fromEntries(avantages.map(({ key, amount }) => [key, amount]))
}

const BANDS = [
  { age: 35, taux: 4 },
  { age: 45, taux: 5.5 },
]

test.group('Group insurance', () => {
  test('a premium of 1,000 € bears a tax of 4.40 % and a contribution of 8.86 %', ({ assert }) => {
    assert.deepEqual(benefits({ hasAssuranceGroupe: true, assuranceGroupe: 1000 }), {
      assuranceGroupe: 1000,
      taxeAssuranceGroupe: 44,
      cotisationAssuranceGroupe: 88.6,
    })
  })

  test('percent of the fixed pay: of twelve months', ({ assert }) => {
    const fields = { hasAssuranceGroupe: true, assuranceGroupe: 3.25 }
    const base = benefits({ ...fields, assuranceGroupeInputType: 'PERCENT_BASE' })
    assert.equal(base.assuranceGroupe, 1170)
    assert.equal(base.taxeAssuranceGroupe, 51.48)
    assert.equal(base.cotisationAssuranceGroupe, 103.66)
  })

  test('percent of the total: with double holiday pay and premiums', ({ assert }) => {
    const fields = { hasAssuranceGroupe: true, assuranceGroupe: 10 }
    const total = benefits({ ...fields, assuranceGroupeInputType: 'PERCENT_TOTAL' })
    // 36,000 + 2,760 + 3,000 + 330.84
    assert.equal(total.assuranceGroupe, 4209.08)
  })

  test('by steps of pay: a share up to a limit of the year, another above it', ({ assert }) => {
    const steps = {
      hasAssuranceGroupe: true,
      assuranceGroupe: 3,
      assuranceGroupePalier: 30_000,
      assuranceGroupeAuDela: 12.5,
    }
    const base = benefits({ ...steps, assuranceGroupeInputType: 'PERCENT_BASE' })
    // 30,000 × 3 % + 6,000 × 12.5 %
    assert.deepEqual(base, {
      assuranceGroupe: 1650,
      taxeAssuranceGroupe: 72.6,
      cotisationAssuranceGroupe: 146.19,
    })
    const total = benefits({ ...steps, assuranceGroupeInputType: 'PERCENT_TOTAL' })
    // 30,000 × 3 % + (42,090.84 − 30,000) × 12.5 %
    assert.equal(total.assuranceGroupe, 2411.36)
    const under = { ...steps, assuranceGroupePalier: 50_000 }
    assert.equal(
      benefits({ ...under, assuranceGroupeInputType: 'PERCENT_BASE' }).assuranceGroupe,
      1080
    )
    assert.equal(
      benefits({ ...under, assuranceGroupeInputType: 'PERCENT_TOTAL' }).assuranceGroupe,
      1262.73
    )
    const above = { ...steps, assuranceGroupe: 0, assuranceGroupeInputType: 'PERCENT_BASE' }
    assert.equal(benefits(above as never).assuranceGroupe, 750)
    // The next package has none of it.
    const plain = { hasAssuranceGroupe: true, assuranceGroupe: 3 }
    assert.equal(
      benefits({ ...plain, assuranceGroupeInputType: 'PERCENT_BASE' }).assuranceGroupe,
      1080
    )
    assert.isEmpty(
      benefits({ ...steps, hasAssuranceGroupe: false, assuranceGroupeInputType: 'PERCENT_BASE' })
    )
  })

  test('by age: from each age on another share, by the age that is reached in the year', ({
    assert,
  }) => {
    const plan = (birth: number, more: object = {}) =>
      benefits({
        hasAssuranceGroupe: true,
        assuranceGroupe: 3,
        assuranceGroupeInputType: 'PERCENT_BASE',
        assuranceGroupeNaissance: birth,
        assuranceGroupeTranches: BANDS,
        ...more,
      })
    // Of 36,000, in 2026.
    assert.equal(plan(1992).assuranceGroupe, 1080)
    assert.equal(plan(1991).assuranceGroupe, 1440)
    assert.equal(plan(1982).assuranceGroupe, 1440)
    assert.deepEqual(plan(1981), {
      assuranceGroupe: 1980,
      taxeAssuranceGroupe: 87.12,
      cotisationAssuranceGroupe: 175.43,
    })
    assert.equal(
      plan(1981, { assuranceGroupeInputType: 'PERCENT_TOTAL' }).assuranceGroupe,
      // 5.5 % of 42,090.84
      2315
    )
    // With a step of pay each band has a share above it too: 30,000 × 5.5 % + 6,000 × 14 %.
    const steps = {
      assuranceGroupePalier: 30_000,
      assuranceGroupeAuDela: 12.5,
      assuranceGroupeTranches: [
        { age: 35, taux: 4, auDela: 13 },
        { age: 45, taux: 5.5, auDela: 14 },
      ],
    }
    assert.equal(plan(1981, steps).assuranceGroupe, 2490)
    assert.equal(plan(1992, steps).assuranceGroupe, 1650)
    // Without bands a year of birth changes nothing; the next package has none of it.
    assert.equal(plan(1981, { assuranceGroupeTranches: [] }).assuranceGroupe, 1080)
    assert.isEmpty(plan(1981, { hasAssuranceGroupe: false }))
  })

  test('whose year of birth is not told has the first share, and it is asked', ({ assert }) => {
    const nobody = insured({
      hasAssuranceGroupe: true,
      assuranceGroupe: 3.25,
      assuranceGroupeInputType: 'PERCENT_BASE',
      assuranceGroupeTranches: BANDS,
    })
    const answer = answered(request(nobody))
    assert.equal(benefits(nobody.package!).assuranceGroupe, 1170)
    assert.deepEqual(answer.questions, [
      { code: 'naissanceInconnue', path: 'package.assuranceGroupeNaissance', taux: 3.25 },
    ])
    // What a person reads of it, where no field can be pointed at.
    assert.deepEqual(
      (['fr', 'nl', 'en'] as const).map((language) => noticesOf(answer.questions, language)),
      [
        [
          'Assurance groupe selon l’âge\u00a0: l’année de naissance n’est pas donnée, donc le premier taux (3,25\u00a0%) compte\u202f; la prime de cette personne peut être autre.',
        ],
        [
          'Groepsverzekering volgens leeftijd: er is geen geboortejaar opgegeven, dus telt het eerste percentage (3,25%); de premie van deze persoon kan anders zijn.',
        ],
        [
          'Group insurance by age: no year of birth is given, so the first rate (3.25%) counts; the premium of this person may be another.',
        ],
      ]
    )
    const { details } = contentsOf('avantages', nobody.package!, answer.compute)[0]!
    assert.deepEqual(details.at(-1), { name: 'naissanceInconnue', value: true })
    // Told, switched off or without bands nothing is asked.
    const asks = (more: object) =>
      answered(request(insured({ ...nobody.package, ...more }))).questions
    assert.isUndefined(asks({ assuranceGroupeNaissance: 1981 }))
    assert.isUndefined(asks({ hasAssuranceGroupe: false }))
    assert.isUndefined(asks({ assuranceGroupeTranches: [] }))
  })

  test('bands by age are shares of pay and rise', ({ assert }) => {
    const given = (fields: object) =>
      refused(
        request(
          insured({
            hasAssuranceGroupe: true,
            assuranceGroupe: 3,
            assuranceGroupeInputType: 'PERCENT_BASE',
            assuranceGroupeNaissance: 1981,
            assuranceGroupeTranches: BANDS,
            ...fields,
          })
        )
      ).map(({ code, path }) => `${code} ${path.replace('package.assuranceGroupe', '')}`)
    const bands = (...assuranceGroupeTranches: unknown[]) => given({ assuranceGroupeTranches })
    assert.deepEqual(given({ assuranceGroupeInputType: 'AMOUNT' }), ['conflict Tranches'])
    assert.deepEqual(given({ assuranceGroupeNaissance: 1899 }), ['out_of_range Naissance'])
    assert.deepEqual(given({ assuranceGroupeNaissance: 1981.5 }), ['invalid_value Naissance'])
    assert.deepEqual(given({ assuranceGroupeTranches: 'x' }), ['invalid_value Tranches'])
    assert.deepEqual(given({ assuranceGroupeTranches: Array(13).fill(BANDS[0]) }), [
      'out_of_range Tranches',
    ])
    assert.deepEqual(bands({}), ['required Tranches[0].age', 'required Tranches[0].taux'])
    assert.deepEqual(bands(null), ['required Tranches[0].age', 'required Tranches[0].taux'])
    assert.deepEqual(bands(7), [
      'invalid_value Tranches[0]',
      'required Tranches[0].age',
      'required Tranches[0].taux',
    ])
    assert.deepEqual(bands({ age: 15, taux: 101 }), [
      'out_of_range Tranches[0].age',
      'out_of_range Tranches[0].taux',
    ])
    for (const age of [45, 44])
      assert.deepEqual(bands({ age: 45, taux: 4 }, { age, taux: 5 }), [
        'invalid_value Tranches[1].age',
      ])
    // What is beyond the last age is told so, and not that it lies between 76 and 75.
    assert.deepEqual(bands({ age: 75, taux: 4 }, { age: 76, taux: 5 }), [
      'out_of_range Tranches[1].age',
    ])
    assert.deepEqual(bands({ age: 75, taux: 4 }, { age: 75, taux: 5 }, { age: 60, taux: 5 }), [
      'invalid_value Tranches[1].age',
      'invalid_value Tranches[2].age',
    ])
    assert.deepEqual(bands({ age: 35, taux: 4, auDela: 12, from: 1 }), [
      'unknown_field Tranches[0].from',
      'conflict Tranches[0].auDela',
    ])
    assert.deepEqual(given({ assuranceGroupePalier: 30_000, assuranceGroupeAuDela: 10 }), [
      'required Tranches[0].auDela',
      'required Tranches[1].auDela',
    ])
  })

  test('steps are of a share of pay, and both of them are told', ({ assert }) => {
    const given = (fields: object) =>
      refused(request(insured({ hasAssuranceGroupe: true, assuranceGroupe: 3, ...fields }))).map(
        ({ code, path }) => `${code} ${path}`
      )
    assert.deepEqual(given({ assuranceGroupePalier: 30_000, assuranceGroupeAuDela: 12.5 }), [
      'conflict package.assuranceGroupePalier',
      'conflict package.assuranceGroupeAuDela',
    ])
    const percent = { assuranceGroupeInputType: 'PERCENT_BASE' }
    assert.deepEqual(given({ ...percent, assuranceGroupePalier: 30_000 }), [
      'required package.assuranceGroupeAuDela',
    ])
    assert.deepEqual(given({ ...percent, assuranceGroupeAuDela: 10 }), [
      'required package.assuranceGroupePalier',
    ])
    assert.deepEqual(given({ ...percent, assuranceGroupePalier: 0, assuranceGroupeAuDela: 101 }), [
      'out_of_range package.assuranceGroupePalier',
      'out_of_range package.assuranceGroupeAuDela',
    ])
  })

  test('the worker has no tax or contribution on it, and the share comes from the net and lowers the tax', ({
    assert,
  }) => {
    const fields = {
      hasAssuranceGroupe: true,
      assuranceGroupe: 1000,
      hasCotisationAG: true,
      cotisationAG: 25.5,
    }
    const computed = month(insured(fields))
    assert.equal(computed.imposable, month().imposable)
    assert.equal(computed.contributionsAssurances, -25.5)
    // 2,261.33 − 25.50, and 7.65 less withholding tax
    assert.equal(computed.salaireNet, 2243.48)
    assert.notProperty(benefits(fields), 'cotisationAG')
  })

  test('with the work bonus it takes the tax of low pay away, and no more', ({ assert }) => {
    const share = { hasAssuranceGroupe: true, assuranceGroupe: 1200, cotisationAG: 50 }
    const of = (date: string, salaireBrut: number, enfantsACharge: number) =>
      lines({
        date,
        worker: { enfantsACharge },
        package: { salaireBrut, ...share, hasCotisationAG: true },
      })
    // Of 65.43 the insurance takes 15.00; 33.14 % of the bonus would be 73.63.
    const [before, now] = [of('2022-06-01', 1700, 2), of('2026-09-01', 1850, 1)]
    assert.deepInclude(before, { bonusEmploiFiscal: 50.43, precompteProfessionnel: 0 })
    assert.deepInclude(now, { bonusEmploiFiscal: 43.57, precompteProfessionnel: 0 })
  })
})

test.group('Hospital insurance', () => {
  test('a premium of 300 € bears a tax of 9.25 % and a contribution of 10 %', ({ assert }) => {
    assert.deepEqual(
      benefits({ hasAssuranceHospitalisation: true, assuranceHospitalisation: 300 }),
      {
        assuranceHospitalisation: 300,
        taxeAssuranceHospitalisation: 27.75,
        cotisationAssuranceHospitalisation: 30,
      }
    )
  })

  test('the share of the worker comes from the net, with that in the group insurance', ({
    assert,
  }) => {
    const fields = {
      hasCotisationAH: true,
      cotisationAH: 10,
      hasCotisationAG: true,
      cotisationAG: 5,
    }
    assert.equal(month(insured(fields)).contributionsAssurances, -15)
    assert.equal(month(insured({ cotisationAH: 10 })).contributionsAssurances, 0)
  })

  test('extensions: units × premium, with the levies of the hospital insurance', ({ assert }) => {
    const fields = {
      hasAssuranceHospitalisation: true,
      assuranceHospitalisation: 300,
      hasExtensionAssurance: true,
      extensionAssuranceSelections: [
        {
          description: 'Child',
          valeur: 60,
          units: 2,
          maxUnits: 5,
          companyAssuranceExtensionId: 'c',
        },
        { description: 'Ambulatory', valeur: 80.5, companyId: 1 },
      ],
    }
    const computed = benefits(fields)
    assert.equal(computed.extensionAssurance, 200.5)
    assert.equal(computed.taxeAssuranceHospitalisation, 46.3)
    assert.equal(computed.cotisationAssuranceHospitalisation, 50.05)
    assert.equal(lines(insured(fields)).cashAvantagesTotal, 500.5)
    const total = { ...fields, extensionAssuranceSelections: [], extensionAssurance: 200.5 }
    assert.deepEqual(benefits(total), computed)
  })

  test('switched off, selections count for nothing', ({ assert }) => {
    const off = { hasExtensionAssurance: false, extensionAssuranceSelections: [{ valeur: 60 }] }
    assert.deepEqual(benefits(off), {})
  })
})

test.group('Insurances that are refused', () => {
  const selections = (...extensionAssuranceSelections: unknown[]) => ({
    hasExtensionAssurance: true,
    extensionAssuranceSelections,
  })
  const at = (path: string) => `package.extensionAssuranceSelections${path}`
  const cases: [why: string, fields: object, code: string, path: string][] = [
    ['no premium', { hasAssuranceGroupe: true }, 'required', 'package.assuranceGroupe'],
    [
      'more than 100 %',
      { hasAssuranceGroupe: true, assuranceGroupe: 101, assuranceGroupeInputType: 'PERCENT_BASE' },
      'out_of_range',
      'package.assuranceGroupe',
    ],
    [
      'another way to give it',
      { hasAssuranceGroupe: true, assuranceGroupe: 1, assuranceGroupeInputType: 'SHARE' },
      'invalid_value',
      'package.assuranceGroupeInputType',
    ],
    ['no share', { hasCotisationAH: true }, 'required', 'package.cotisationAH'],
    ['a negative share', { cotisationAG: -1 }, 'out_of_range', 'package.cotisationAG'],
    ['no extension', { hasExtensionAssurance: true }, 'required', 'package.extensionAssurance'],
    [
      'a total and selections',
      { ...selections({ valeur: 1 }), extensionAssurance: 5 },
      'conflict',
      'package.extensionAssuranceSelections',
    ],
    ['no list', { extensionAssuranceSelections: 'x' }, 'invalid_value', at('')],
    ['a number as selection', selections({ valeur: 1 }, 3), 'invalid_value', at('[1]')],
    ['nothing as selection', selections(null), 'required', at('[0]')],
    ['a selection without value', selections({ units: 1 }), 'required', at('[0].valeur')],
    [
      'too many units',
      selections({ valeur: 1, units: 3, maxUnits: 2 }),
      'out_of_range',
      at('[0].units'),
    ],
    ['half a unit', selections({ valeur: 1, units: 0.5 }), 'invalid_value', at('[0].units')],
    ['a colour', selections({ valeur: 1, colour: 'red' }), 'unknown_field', at('[0].colour')],
    [
      '51 selections',
      selections(...Array.from({ length: 51 }, () => ({ valeur: 1 }))),
      'out_of_range',
      at(''),
    ],
  ]

  for (const [why, fields, code, path] of cases) {
    test(`${why}: ${code} at ${path}`, ({ assert }) => {
      const errors = refused(request(insured(fields)))
      assert.deepEqual(
        errors.map((error) => [error.code, error.path]),
        [[code, path]]
      )
    })
  }
})
