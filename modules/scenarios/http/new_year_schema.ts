import { LAW_PRESETS } from '#modules/compute/pure'
import { pageFields } from '#modules/shared/http/pagination'
import {
  count,
  list,
  number,
  oneOf,
  orNull,
  text,
  toldAs,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { INDEX_KNOWN } from '../domain/new_year.ts'

const amounts = whole({ gross: number, net: number, cost: number })

/** A figure of the law is a number or a table of them. */
const figure = toldAs<number | readonly number[] | null>({
  anyOf: [{ type: 'number' }, { type: 'array', items: { type: 'number' } }, { type: 'null' }],
})

const change = whole({
  before: amounts,
  law: amounts,
  low: amounts,
  high: amounts,
  retenu: number,
  moderation: number,
  lines: list(whole({ line: text, before: number, after: number })),
  figures: list(
    whole({
      id: text,
      before: figure,
      after: figure,
      unit: oneOf(['EUR', '%', 'count']),
      source: text,
    })
  ),
  carriedOn: count,
})

export const newYearSchema = whole({
  /** 1 January of the year. */
  dateStr: text,
  preset: orNull(oneOf(LAW_PRESETS)),
  committees: list(
    whole({
      commissionParitaire: orNull(text),
      people: count,
      index: whole({
        known: oneOf(INDEX_KNOWN),
        low: orNull(number),
        high: orNull(number),
        used: number,
        unknown: list(text),
        source: orNull(text),
      }),
      facts: list(whole({ key: text, measure: text, before: orNull(number), after: number })),
    })
  ),
  /** People who come or leave around the day, and are not listed. */
  around: count,
  ...pageFields(
    whole({
      worker: whole({ id: uuid, firstName: text, lastName: text }),
      commissionParitaire: orNull(text),
      change: orNull(change),
      failure: orNull(text),
    })
  ),
})
