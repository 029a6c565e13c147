import { test } from '@japa/runner'
import { TEMPLATE_VARIABLES as OF_THE_API } from '#modules/templates/domain/template_body'
import { TEMPLATE_VARIABLES } from '../../../frontend/lib/template-variables.ts'

test.group('The menu of variables', () => {
  test('offers exactly those that the API takes', ({ assert }) => {
    assert.sameMembers([...TEMPLATE_VARIABLES], [...OF_THE_API])
  })
})
