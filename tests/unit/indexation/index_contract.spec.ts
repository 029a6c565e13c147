import { test } from '@japa/runner'
import type { PackageInput } from '#modules/packages/index'
import { minimumBareme } from '#modules/compute/pure'
import { indexContract } from '#modules/indexation/domain/index_contract'

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

const STEP = { low: null, used: 0, published: false }
const indexed = (input: PackageInput, percent: number, differs: object = {}) =>
  indexContract(input, { ...STEP, percent, ...differs }, COMPANY)

test.group('A contract before and after an index', () => {
  test('says what the cap kept, and the contribution on it', ({ assert }) => {
    assert.deepInclude(indexed(contract({ salaireBrut: 6000 }), 3), {
      salaire_brut_avant: 6000,
      salaire_brut_apres: 6140,
      salaire_reference: 6000,
      retenu_plafond: 40,
      cotisation_moderation: 25.25,
      failure: null,
    })
    assert.deepInclude(indexed(contract({ salaireBrut: 5000 }), 2), {
      salaire_brut_apres: 5080,
      retenu_plafond: 20,
      cotisation_moderation: 12.5,
    })
    assert.deepInclude(indexed(contract({ salaireBrut: 3000 }), 3), {
      salaire_brut_apres: 3090,
      retenu_plafond: 0,
      cotisation_moderation: 0,
    })
  })

  test('half time is held against the pay of full time', ({ assert }) => {
    const half = contract({ salaireBrut: 2600, regimeNumerateur: 19, regimeDenominateur: 38 })
    assert.deepInclude(indexed(half, 3.76), {
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
    assert.equal(indexed(own, 3.76).salaire_reference, 5200)
  })

  test('a director has the whole index, and so have all before 1 June 2026', ({ assert }) => {
    const director = contract({ salaireBrut: 6000 }, { dirigeant: true })
    assert.deepInclude(indexed(director, 3), {
      salaire_brut_apres: 6180,
      retenu_plafond: 0,
      cotisation_moderation: 0,
    })
    const earlier = contract({ salaireBrut: 6000 }, {}, '2026-01-01')
    assert.equal(indexed(earlier, 3).salaire_brut_apres, 6180)
  })

  test('a package that no longer computes is a line with its reason', ({ assert }) => {
    const { salaire_brut_apres: after, failure } = indexed(contract({ salaireBrut: -5 }), 3)
    assert.isNull(after)
    assert.match(failure!, /package\.salaireBrut/)
  })

  test('of a range the lowest is told beside the highest', ({ assert }) => {
    const line = indexed(contract({ salaireBrut: 5000 }), 4, { low: 3.7 })
    assert.equal(line.salaire_brut_apres, 5180)
    assert.equal(line.salaire_brut_apres_bas, 5165)
    assert.isBelow(line.cout_employeur_annuel_apres_bas!, line.cout_employeur_annuel_apres!)
  })

  test('what earlier steps used of the 2 % is not kept again', ({ assert }) => {
    assert.equal(indexed(contract({ salaireBrut: 5000 }), 3, { used: 2 }).salaire_brut_apres, 5150)
    assert.equal(indexed(contract({ salaireBrut: 5000 }), 3, { used: 1.5 }).retenu_plafond, 5)
  })

  test('the months add up to the year, and the minimum of the class moves with the whole step', ({
    assert,
  }) => {
    const line = indexed(
      contract({
        salaireBrut: 3000,
        computeModelConfig: {
          employmentType: 'EMPLOYE',
          commissionParitaire: 'BECP200',
          classe: 'B',
          anciennete: 5,
        },
      }),
      3
    )
    const months = line.mois!.reduce((sum, month) => sum + month, 0)
    assert.closeTo(
      months,
      line.cout_employeur_annuel_apres! - line.cout_employeur_annuel_avant!,
      0.005
    )
    const before = minimumBareme({ date: '2027-01-01', classe: 'B', anciennete: 5 })!.minimum!
    assert.equal(line.minimum_bareme, Math.round(before * 103) / 100)
  })
})
