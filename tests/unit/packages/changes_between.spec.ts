import { test } from '@japa/runner'
import { changesBetween } from '#modules/packages/domain/changes_between'

const content = (changes: object = {}, fields: object = {}) => ({
  nomFonction: 'Comptable',
  packageType: 'FIX',
  packageCategory: 'SIMULATION',
  date: '2026-09-01',
  worker: { etatCivil: 'celibataire', enfantsACharge: 0 },
  package: { salaireBrut: 3000, computeModelConfig: { employmentType: 'EMPLOYE' }, ...fields },
  ...changes,
})

test.group('What changed between two versions', () => {
  test('nothing, when the same fields stand in another order', ({ assert }) => {
    const reordered = {
      ...content(),
      package: { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 3000 },
    }
    assert.deepEqual(changesBetween(content(), reordered), [])
  })

  test('each field by its path, with what stood and what stands', ({ assert }) => {
    const after = content(
      { nomFonction: 'Chef comptable', worker: { etatCivil: 'marie', enfantsACharge: 0 } },
      { salaireBrut: 3200.5, hasVelo: true, computeModelConfig: { employmentType: 'OUVRIER' } }
    )
    assert.deepEqual(changesBetween(content(), after), [
      { path: 'nomFonction', before: 'Comptable', after: 'Chef comptable' },
      { path: 'worker.etatCivil', before: 'celibataire', after: 'marie' },
      { path: 'package.salaireBrut', before: 3000, after: 3200.5 },
      {
        path: 'package.computeModelConfig.employmentType',
        before: 'EMPLOYE',
        after: 'OUVRIER',
      },
      { path: 'package.hasVelo', before: null, after: true },
    ])
  })

  test('a field that went is a change; null, empty and absent are the same', ({ assert }) => {
    const before = content({}, { parking: 100, simulationWorkerId: null, descriptionVS: '' })
    assert.deepEqual(changesBetween(before, content()), [
      { path: 'package.parking', before: 100, after: null },
    ])
  })

  test('a list is one field; the type of the package is told once', ({ assert }) => {
    const before = content({}, { veloOptions: [{ id: 1, tcoMensuel: 50 }], packageType: 'FIX' })
    const after = content(
      { packageType: 'FLEX' },
      { veloOptions: [{ tcoMensuel: 60, id: 1 }], packageType: 'FLEX' }
    )
    assert.deepEqual(
      changesBetween(before, after).map(({ path }) => path),
      ['packageType', 'package.veloOptions']
    )
  })
})
