import type { PayUnit } from '#modules/elements/index'
import type {
  OfferedPayElement,
  OneOffPayElement,
  PayAmount,
  PayGranting,
} from '../../domain/hr_system.ts'
import type { HrCalls } from '../shared/hr_calls.ts'
import { idOf, maybeObject, objectOf, objectsOf, type Json } from '../shared/json.ts'
import { text } from '../shared/said.ts'

/**
 * The ways in which Officient counts an element (`input_type`) of those that are documented and have a unit here: as parts of what
 * is granted. `unity` is EUR for one. Kilometres and pieces are no pay elements here.
 */
const WAYS = {
  total_value: { unit: 'EUR', parts: ({ value }) => ({ total_value: value }) },
  unity_and_days: { unit: 'DAYS', parts: ({ value, each }) => ({ unity: each, days: value }) },
  unity_and_hours: { unit: 'HOURS', parts: ({ value, each }) => ({ unity: each, hours: value }) },
} as const satisfies Record<
  string,
  { unit: PayUnit; parts: (amount: PayAmount) => Record<string, string | null> }
>

const wayOf = ({ input_type: type }: Json) =>
  typeof type === 'string' && Object.hasOwn(WAYS, type)
    ? WAYS[type as keyof typeof WAYS]
    : undefined

/** The elements that may be granted to a person, in a unit that is known here. */
export async function officientPayElements(
  calls: HrCalls,
  personId: string
): Promise<OfferedPayElement[]> {
  return (await typesFor(calls, personId)).flatMap((type) => {
    const way = wayOf(type)
    if (!way) return []
    const code = String(type.code)
    return [{ code, name: text(type.description) ?? code, unit: way.unit }]
  })
}

/**
 * Grants an amount once, in a month, or another one in the place of what was granted. Officient has no key against a repeat and
 * no change of a granted one: an element of that code and amount which stands in the month is the one that is meant, and a new
 * one is granted before the old one is removed, so that a cut leaves too much for as long as it takes to go on, and never nothing.
 */
export async function writeOfficientPayElement(
  calls: HrCalls,
  { personId, month, code, unit, amount, before }: OneOffPayElement
): Promise<PayGranting> {
  const [year, monthOfYear] = month.split('-').map(Number)
  const type = (await typesFor(calls, personId)).find((one) => String(one.code) === code)
  if (!type) return 'unknown_code'
  const way = wayOf(type)
  if (way?.unit !== unit) return 'other_unit'

  const granted = `/wages/one_off/components/${encodeURIComponent(personId)}/${year}/${monthOfYear}/list`
  const { components } = objectOf(await calls.get(granted), granted)
  const own = objectsOf(components, granted).filter(({ type_id: id }) => id === type.id)
  const of = (told: PayAmount | null) => told && own.find((one) => isOf(one, way.parts(told)))
  const [stands, old] = [of(amount), of(before)]
  if (!old && !stands && own.length > 0) return before === null ? 'unknown_there' : 'changed_there'
  if (amount !== null && !stands)
    await calls.post('/wages/one_off/components/add', {
      body: {
        person_id: Number(personId),
        year,
        month: monthOfYear,
        type_id: type.id,
        parts: way.parts(amount),
      },
    })
  const goes = old && old !== stands ? old : undefined
  if (goes) await calls.delete(`/wages/one_off/components/${idOf(goes.id, 'a pay element')}`)
  return (amount !== null && !stands) || goes ? 'written' : 'stood'
}

/** Whether a granted one has these parts, with as many decimals as they are written: `20.0000` is `20`. */
function isOf({ parts }: Json, wanted: Readonly<Record<string, string | null>>): boolean {
  const there = maybeObject(parts)
  return Object.entries(wanted).every(([name, value]) => Number(there[name]) === Number(value))
}

async function typesFor(calls: HrCalls, personId: string): Promise<readonly Json[]> {
  const path = `/wages/one_off/components/${encodeURIComponent(personId)}/options/list`
  const { available_types: types } = objectOf(await calls.get(path), path)
  return objectsOf(types, path)
}
