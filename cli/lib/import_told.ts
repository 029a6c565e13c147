import type { paths } from '#client/api'

export type Draft = paths['/imports/{id}']['get']['responses'][200]['content']['application/json']

/** As many repairs as a terminal shows without scrolling. */
const SHOWN = 15

/** What a file was read as, what its columns are, and what it would do; a line each. */
export function* toldDraft(draft: Draft): Generator<string> {
  const { reading, header, fields, ambiguous, ignored, loadedBefore, official, plan } = draft
  for (const { kind, period, people, isChecked } of official?.files ?? [])
    yield `${kind} of ${period}: ${people} people of ${official!.employer}${isChecked ? '' : ' (layout of this period not checked)'}`
  const read = [reading.encoding, reading.separator && JSON.stringify(reading.separator)]
  const how = [
    reading.format,
    ...read,
    reading.sheet,
    reading.decimal && `decimals ${reading.decimal}`,
    `dates ${reading.dates}`,
  ].filter(Boolean)
  yield `${reading.rows} rows, read as ${how.join(', ')}`
  if (reading.datesUnsure) yield 'no date tells whether the day or the month comes first: day first'
  if (loadedBefore) yield `this same file was imported on ${loadedBefore.at}`
  for (const { name, at, by } of fields)
    if (at !== null && !official)
      yield `  ${header[at]} = ${name}${by === 'like' ? ' (likely)' : ''}`
  if (ignored.length > 0) yield `not read: ${ignored.join(', ')}`
  for (const { title, fields: claiming } of ambiguous)
    yield `${title} could be ${claiming.join(' or ')}: --column "${title}=${claiming[0]}"`
  if (!plan) return
  if (plan.unread.length > 0) yield `nothing is called so here: ${plan.unread.join(', ')}`
  yield `${plan.created} new, ${plan.changed} changed, ${plan.same} unchanged, ${plan.refused} refused`
  for (const { line, label, changes } of plan.rows)
    for (const { label: field, after, derived } of changes)
      if (derived?.confidence === 'DOUBTFUL')
        yield `  check ${label} (line ${line}), ${field} ${after ?? ''}: ${derived.message}`
  for (const { label, names } of plan.newNames) yield `added to ${label}: ${names.join(', ')}`
  for (const { title, message, total, lines } of plan.groups.slice(0, SHOWN))
    yield `  ${title}: ${message} (${total === 1 ? `line ${lines[0]}` : `${total} rows: ${lines.join(', ')}`})`
  if (plan.groupsTotal > SHOWN) yield `  and ${plan.groupsTotal - SHOWN} more: --refused rows.csv`
}
