import { test } from '@japa/runner'
import type { PackageInput } from '#modules/packages/index'
import { indexContract } from '#modules/scenarios/domain/index_contract'

const COMPANY = { effectif: 25, assuranceLoiTaux: 0.005 } as never

const contract = (fields: object, worker: object = {}, date = '2027-01-01') =>
  ({
    nomFonction: 'Analyst',
    packageType: 'FIX',
    packageCategory: 'CONTRACTED',
    date,
    worker,
    package: {
      computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
      ...fields,
    },
  }) as PackageInput

test.group('A contract before and after an index', () => {
  test('says what the cap kept, and the contribution on it', ({ assert }) => {
    assert.deepInclude(indexContract(contract({ salaireBrut: 6000 }), 3, COMPANY), {
      salaire_brut_avant: 6000,
      salaire_brut_apres: 6140,
      salaire_reference: 6000,
      retenu_plafond: 40,
      cotisation_moderation: 25.25,
      failure: null,
    })
    assert.deepInclude(indexContract(contract({ salaireBrut: 5000 }), 2, COMPANY), {
      salaire_brut_apres: 5080,
      retenu_plafond: 20,
      cotisation_moderation: 12.5,
    })
    assert.deepInclude(indexContract(contract({ salaireBrut: 3000 }), 3, COMPANY), {
      salaire_brut_apres: 3090,
      retenu_plafond: 0,
      cotisation_moderation: 0,
    })
  })

  test('half time is held against the pay of full time', ({ assert }) => {
    const half = contract({ salaireBrut: 2600, regimeNumerateur: 19, regimeDenominateur: 38 })
    assert.deepInclude(indexContract(half, 3.76, COMPANY), {
      salaire_brut_apres: 2685.76,
      salaire_reference: 5200,
      retenu_plafond: 12,
      cotisation_moderation: 7.63,
    })
    // The hours of the company's full time where the package does not tell its own.
    const own = contract({
      salaireBrut: 2600,
      regimeNumerateur: 20,
      computeModelConfig: {
        employmentType: 'EMPLOYE',
        commissionParitaire: 'BECP200',
        heuresSemaine: 40,
      },
    })
    assert.equal(indexContract(own, 3.76, COMPANY).salaire_reference, 5200)
  })

  test('a director has the whole index, and so have all before 1 June 2026', ({ assert }) => {
    const director = contract({ salaireBrut: 6000 }, { dirigeant: true })
    assert.deepInclude(indexContract(director, 3, COMPANY), {
      salaire_brut_apres: 6180,
      retenu_plafond: 0,
      cotisation_moderation: 0,
    })
    const earlier = contract({ salaireBrut: 6000 }, {}, '2026-01-01')
    assert.equal(indexContract(earlier, 3, COMPANY).salaire_brut_apres, 6180)
  })

  test('a package that no longer computes is a line with its reason', ({ assert }) => {
    const { salaire_brut_apres: after, failure } = indexContract(
      contract({ salaireBrut: -5 }),
      3,
      COMPANY
    )
    assert.isNull(after)
    assert.match(failure!, /package\.salaireBrut/)
  })
})
