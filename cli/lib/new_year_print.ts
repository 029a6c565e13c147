import {
  factText,
  lineText,
  listCommissions,
  parameterText,
  type FactMeasure,
  type Language,
} from '#modules/compute/pure'
import { csvRow } from '#cli/lib/csv_row'
import { writtenFact, writtenFigure } from '#cli/lib/law_figures'
import type { NewYearCommittee, NewYearPage, NewYearPerson } from '#cli/lib/new_year_read'
import type { Format } from '#cli/lib/scenario_table'
import { wrapped } from '#cli/lib/wrapped'

type Index = NewYearCommittee['index']
type Change = NonNullable<NewYearPerson['change']>

const AMOUNTS = ['gross', 'net', 'cost'] as const
/** 31 December, the law of 1 January, and that with the lowest and the highest index. */
const STAGES = ['before', 'law', 'low', 'high'] as const
const CSV_HEADS = [
  'id',
  'name',
  'commissionParitaire',
  ...AMOUNTS.flatMap((amount) => STAGES.map((stage) => `${amount}.${stage}`)),
  'retenu',
  'moderation',
  'why',
  'failure',
]
const NAME_WIDTH = 24
const CODE_WIDTH = 10
const BEFORE_WIDTH = 11
const AFTER_WIDTH = 19

/** What stands above the people: the day and the committees in a table, the names of columns in CSV, nothing in JSON. */
export function headOf(page: NewYearPage, format: Format, language: Language): string {
  if (format === 'json') return ''
  if (format === 'csv') return csvRow(CSV_HEADS)
  const { dateStr, preset, committees, around, meta } = page
  const law = preset === null ? '' : `, as voted (${preset})`
  const aside = around === 0 ? '' : ` (${around} come or leave around it and are not listed)`
  const heads = AMOUNTS.map((amount) => [amount, `${amount} after`] as const)
  return [
    `${dateStr}${law}: ${meta.total} people${aside}`,
    ...committees.flatMap((each) => committeeLines(each, language)),
    '',
    columns('name', 'committee', heads),
    '',
  ].join('\n')
}

/** One person as a line of CSV or JSON, or as a row with the reasons below it. */
export function lineOf(
  person: NewYearPerson,
  { committees, dateStr }: NewYearPage,
  format: Format,
  language: Language
): string {
  const { worker, commissionParitaire, change, failure } = person
  const index = committees.find((each) => each.commissionParitaire === commissionParitaire)?.index
  if (format === 'json') return `${JSON.stringify({ dateStr, ...person, index })}\n`
  const name = `${worker.firstName} ${worker.lastName}`.trim()
  const code = commissionParitaire ?? ''
  const why = change ? [...reasons(change, index, language), ...movedLines(change, language)] : []
  if (format === 'csv') {
    const amounts = AMOUNTS.flatMap((amount) =>
      STAGES.map((stage) => change?.[stage][amount].toFixed(2) ?? '')
    )
    const kept = [change?.retenu, change?.moderation].map((euros) => euros?.toFixed(2) ?? '')
    return csvRow([worker.id, name, code, ...amounts, ...kept, why.join('; '), failure ?? ''])
  }
  if (!change) return `${columns(name, code, [])}not computed: ${failure}\n`
  const row = columns(
    name,
    code,
    AMOUNTS.map((amount) => [change.before[amount].toFixed(2), rangeOf(change, amount)])
  )
  return `${[row, ...why.map((each) => wrapped(each))].join('\n')}\n`
}

function columns(
  name: string,
  code: string,
  amounts: readonly (readonly [before: string, after: string])[]
): string {
  const cells = amounts.map(
    ([before, after]) => before.padStart(BEFORE_WIDTH) + after.padStart(AFTER_WIDTH)
  )
  return `${name.slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)} ${code.padEnd(CODE_WIDTH)}${cells.join('')}`
}

function rangeOf({ low, high }: Change, amount: (typeof AMOUNTS)[number]): string {
  const [least, most] = [low[amount].toFixed(2), high[amount].toFixed(2)]
  return least === most ? least : `${least}-${most}`
}

function committeeLines(committee: NewYearCommittee, language: Language): string[] {
  const { commissionParitaire: code, people, index, facts } = committee
  const title = listCommissions().find((each) => each.code === code)?.titles[language] ?? ''
  return [
    `${(code ?? 'none').padEnd(CODE_WIDTH)}${title} (${people})`,
    wrapped(index.source === null ? indexWords(index) : `${indexWords(index)}. ${index.source}`),
    ...facts.map(({ key, measure, before, after }) => {
      const told = (value: number) =>
        value === 0 ? 'none' : writtenFact(value, measure as FactMeasure)
      const was = before === null ? 'new' : `${told(before)} before`
      return wrapped(`${factText(key, language)?.title ?? key}: ${told(after)}, ${was}`)
    }),
  ]
}

/** What is known of an index, or why there is none. */
function indexWords({ known, low, high }: Index): string {
  switch (known) {
    case 'FINAL':
      return `index of ${low} %`
    case 'EXPECTED':
      return `index of ${low} % expected, not final yet`
    case 'RANGE':
      return `index expected between ${low} and ${high} %, no final figure exists yet`
    case 'ASSUMED':
      return `index of ${low} % supposed`
    case 'UNKNOWN':
      return 'an index is possible on this day, but no figure was found: it is not counted'
    case 'SCALES':
      return 'the index raises minimum scales only: pay above them does not move'
    case 'PIVOT':
      return 'pay follows the pivot and not the calendar: no step is counted on this day'
    case 'OTHER_DAYS':
      return 'pay is not indexed on this day'
  }
}

function reasons(change: Change, index: Index | undefined, language: Language): string[] {
  const { retenu, moderation, figures, carriedOn } = change
  return [
    ...(index ? [indexWords(index)] : []),
    ...(retenu > 0
      ? [
          `the capped index keeps ${retenu.toFixed(2)} EUR a month; special contribution of the employer ${moderation.toFixed(2)} EUR a month (at the highest index)`,
        ]
      : []),
    ...(index && index.unknown.length > 0
      ? [
          `earlier indexes of the period were not found (${index.unknown.join(', ')}): the cap may be used in part already`,
        ]
      : []),
    ...figures.map((figure) => figureWords(figure, language)),
    ...(carriedOn > 0
      ? [`${carriedOn} figures of the law are still those of an earlier year`]
      : []),
  ]
}

/** A figure of the law that starts on the day; a table of them by its name alone. */
function figureWords(
  { id, before, after, unit, source }: Change['figures'][number],
  language: Language
): string {
  const title = parameterText(id, language)?.title ?? id
  if (typeof after !== 'number') return `${title} (${source})`
  const is = writtenFigure(after, { id, unit })
  const moved = typeof before === 'number' ? `${writtenFigure(before, { id, unit })} -> ${is}` : is
  return `${title}: ${moved} (${source})`
}

function movedLines({ lines }: Change, language: Language): string[] {
  return lines.map(
    ({ line, before, after }) =>
      `${lineText(line, language)}: ${before.toFixed(2)} -> ${after.toFixed(2)}`
  )
}
