import type { OfferedPayElement, OneOffPayElement, PayGranting } from '../../domain/hr_system.ts'
import type { HrCalls } from '../shared/hr_calls.ts'
import { idOf, maybeObject, objectOf, objectsOf, type Json } from '../shared/json.ts'
import { amount as amountOf, text } from '../shared/said.ts'

/** Of the ways in which Officient counts an element, the one that is an amount. */
const AMOUNT = 'total_value'

/** The elements that may be granted to a person and are amounts; others are counted in days, hours or pieces. */
export async function officientPayElements(
  calls: HrCalls,
  personId: string
): Promise<OfferedPayElement[]> {
  const types = await typesFor(calls, personId)
  return types
    .filter(({ input_type: type }) => type === AMOUNT)
    .map(({ code, description }) => ({
      code: String(code),
      name: text(description) ?? String(code),
    }))
}

/**
 * Grants an amount once, in a month, or another one in the place of what was granted. Officient has no key against a repeat and
 * no change of a granted one: an element of that code and amount which stands in the month is the one that is meant, and a new
 * one is granted before the old one is removed, so that a cut leaves too much for as long as it takes to go on, and never nothing.
 */
export async function writeOfficientPayElement(
  calls: HrCalls,
  { personId, month, code, amount, before }: OneOffPayElement
): Promise<PayGranting> {
  const [year, monthOfYear] = month.split('-').map(Number)
  const type = (await typesFor(calls, personId)).find((one) => String(one.code) === code)
  if (!type) return 'unknown_code'
  if (type.input_type !== AMOUNT) return 'no_amount'

  const granted = `/wages/one_off/components/${encodeURIComponent(personId)}/${year}/${monthOfYear}/list`
  const { components } = objectOf(await calls.get(granted), granted)
  const own = objectsOf(components, granted).filter(({ type_id: id }) => id === type.id)
  const of = (value: string | null) =>
    value === null ? undefined : own.find((one) => grantedAmount(one) === amountOf(value))
  const [stands, old] = [of(amount), of(before)]
  if (!old && !stands && own.length > 0) return before === null ? 'unknown_there' : 'changed_there'
  if (amount !== null && !stands)
    await calls.post('/wages/one_off/components/add', {
      body: {
        person_id: Number(personId),
        year,
        month: monthOfYear,
        type_id: type.id,
        parts: { [AMOUNT]: amount },
      },
    })
  const goes = old && old !== stands ? old : undefined
  if (goes) await calls.delete(`/wages/one_off/components/${idOf(goes.id, 'a pay element')}`)
  return (amount !== null && !stands) || goes ? 'written' : 'stood'
}

const grantedAmount = (one: Json) => amountOf(maybeObject(one.parts)[AMOUNT])

async function typesFor(calls: HrCalls, personId: string): Promise<readonly Json[]> {
  const path = `/wages/one_off/components/${encodeURIComponent(personId)}/options/list`
  const { available_types: types } = objectOf(await calls.get(path), path)
  return objectsOf(types, path)
}
