import { HrRefusal, type OneOffPayElement } from '../../domain/hr_system.ts'
import type { HrCalls } from '../shared/hr_calls.ts'
import { maybeObject, objectOf, objectsOf } from '../shared/json.ts'
import { amount as amountOf } from '../shared/said.ts'

/**
 * Grants an amount once, in a month. Officient has no key against a repeat: an element of that code and amount which stands
 * in the month already is the one that is meant.
 */
export async function writeOfficientPayElement(
  calls: HrCalls,
  { personId, month, code, amount }: OneOffPayElement
): Promise<void> {
  const person = encodeURIComponent(personId)
  const [year, monthOfYear] = month.split('-').map(Number)
  const options = `/wages/one_off/components/${person}/options/list`
  const { available_types: types } = objectOf(await calls.get(options), options)
  const type = objectsOf(types, options).find((one) => String(one.code) === code)
  if (!type) throw new HrRefusal('invalid', `Officient has no pay element ${code} for this person`)
  if (type.input_type !== 'total_value')
    throw new HrRefusal('invalid', `The pay element ${code} is not an amount: ${type.input_type}`)

  const granted = `/wages/one_off/components/${person}/${year}/${monthOfYear}/list`
  const { components } = objectOf(await calls.get(granted), granted)
  const stands = objectsOf(components, granted).some(
    (one) =>
      one.type_id === type.id && amountOf(maybeObject(one.parts).total_value) === amountOf(amount)
  )
  if (stands) return
  await calls.post('/wages/one_off/components/add', {
    body: {
      person_id: Number(personId),
      year,
      month: monthOfYear,
      type_id: type.id,
      parts: { total_value: amount },
    },
  })
}
