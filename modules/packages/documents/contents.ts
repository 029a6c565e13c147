import {
  CONTENT_SECTIONS,
  contentsOfSection,
  COSTS_OF_EMPLOYER,
  packageIn,
  type Content,
  type ContentDetail,
  type ContentOption,
  type ContentUnit,
} from '#modules/compute/pure'
import { formatAmount, formatMoney } from '#modules/shared/documents/format'
import type { Band, FactRow, Facts } from '#modules/shared/documents/sheet'
import type { PrintedPackage } from './package_row.ts'
import type { Texts } from './texts.ts'

/** Options that are named; a list of a hundred cars is no offer to read. */
const NAMED_OPTIONS = 6
/** A description is the company's own and may be a page. */
const LONGEST_DESCRIPTION = 120
/** Rows of a section that may stand in both columns; a shorter one is kept together. */
const LONG_SECTION = 12
/** What a column of a page holds; more has to run on to the next. */
const PAGE_LINES = 46
/** A content whose options may be told without their price. */
type ContentsOf = Pick<PrintedPackage, 'package' | 'packageType' | 'compute'>
type ShownContent = Omit<Content, 'options'> & {
  readonly options: readonly (Omit<ContentOption, 'value'> & { readonly value?: number })[]
}
const MONEY: readonly ContentUnit[] = ['month', 'year', 'piece', 'euros']

/**
 * Everything that a package holds or offers, section by section, in two columns of equal length.
 *
 * @param withCosts whether amounts that only the employer pays stand there too
 */
export function contentsBand(pack: ContentsOf, texts: Texts, withCosts = true): Band[] {
  const fields = { ...packageIn(pack.package, texts.language), packageType: pack.packageType }
  const sections = CONTENT_SECTIONS.map((section): Facts => ({
    type: 'facts',
    heading: texts.say(`contents.sections.${section}`),
    wide: 'labels',
    rows: contentsOfSection(section, fields, pack.compute).map((one) =>
      rowOf(withCosts ? one : withoutCosts(one), texts)
    ),
  })).filter(({ rows }) => rows.length > 0)
  if (sections.length === 0) return []
  const columns = balanced(sections)
  const lines = Math.max(linesOf(columns.left), linesOf(columns.right))
  return [{ density: 'normal', flowing: lines > PAGE_LINES, wide: [], split: 50, ...columns }]
}

/** What a contract says of a package: each thing that the worker has, without what only the employer pays. */
export function contentsHad(pack: ContentsOf, texts: Texts): FactRow[] {
  const fields = { ...packageIn(pack.package, texts.language), packageType: pack.packageType }
  return CONTENT_SECTIONS.flatMap((section) => contentsOfSection(section, fields, pack.compute))
    .filter(({ has }) => has)
    .map((one) =>
      rowOf(withoutCosts({ ...one, choice: undefined, options: [], range: undefined }), texts)
    )
}

/** The same without what it costs: a lease, a catalogue value, the price of each option. */
function withoutCosts(content: Content): ShownContent {
  if (!COSTS_OF_EMPLOYER.includes(content.name)) return content
  return {
    ...content,
    value: undefined,
    details: content.details.filter(({ name }) => name !== 'valeurVS'),
    options: content.options.map((option) => ({ ...option, value: undefined })),
  }
}

/** The first sections to the left, until it holds half of the lines; a long one that is in the middle is split there. */
function balanced(sections: Facts[]): { left: Facts[]; right: Facts[] } {
  const half = linesOf(sections) / 2
  const left: Facts[] = []
  const right: Facts[] = []
  for (const section of sections) {
    const room = half - linesOf(left)
    if (right.length > 0) right.push(section)
    else if (section.rows.length >= LONG_SECTION && linesOf([section]) > room) {
      const [above, below] = splitAfter(section, room)
      left.push(...above)
      right.push(...below)
    } else (linesOf([section]) / 2 <= room || !left.length ? left : right).push(section)
  }
  return { left, right }
}

/** A section in two of the same heading: the rows that fit into so many lines, and the others. */
function splitAfter(section: Facts, lines: number): [Facts[], Facts[]] {
  const fits = (count: number) =>
    linesOf([{ ...section, rows: section.rows.slice(0, count) }]) <= lines
  const count = section.rows.filter((_, at) => fits(at + 1)).length
  const part = (rows: FactRow[]) => (rows.length > 0 ? [{ ...section, rows }] : [])
  return [part(section.rows.slice(0, count)), part(section.rows.slice(count))]
}

/** About how many lines of a column facts take: a heading three, a long label, value or detail several. */
export function linesOf(column: Facts[]): number {
  const rows = column.flatMap((facts) => facts.rows)
  return rows.reduce(
    (sum, { label, value, detail = '' }) =>
      sum +
      Math.max(1, Math.ceil(label.length / 40) * 0.85, Math.ceil(value.length / 22) * 0.85) +
      0.7 * Math.ceil(detail.length / 45),
    3 * column.length
  )
}

function rowOf(content: ShownContent, texts: Texts): FactRow {
  const { name, description } = content
  const own = name === 'packageExtras' ? description : undefined
  const detail = [
    stateOf(content, texts),
    own ? undefined : description && clipped(description),
    ...content.details.map((one) => detailOf(one, texts)),
    optionsOf(content, texts),
    rangeOf(content, texts),
  ].filter((words) => words !== undefined)
  return {
    label: own ? clipped(own) : texts.sayOr(texts.line(name), `contents.names.${name}`),
    value: valueOf(content, texts),
    ...(detail.length && { detail: detail.join(' · ') }),
  }
}

/** What is not had has no value yet: that of its own fields is what stood there before. */
function valueOf({ has, value, unit, percentOf }: ShownContent, texts: Texts): string {
  if (!has || value === undefined) return ''
  return measured(value, percentOf ?? unit, texts)
}

function stateOf({ choice, has }: ShownContent, texts: Texts) {
  return choice && texts.say(`contents.states.${choice}_${has ? 'has' : 'not'}`)
}

function detailOf({ name, value, unit, label, age }: ContentDetail, texts: Texts): string {
  const words =
    typeof value === 'number'
      ? measured(value, unit ?? 'units', texts)
      : value === true
        ? ''
        : texts.sayOr(value, `contents.words.${value}`)
  return label
    ? `${clipped(label)} ${words}`
    : texts.say(`contents.details.${name}`, { value: words, age: age ?? '' })
}

function optionsOf({ options }: ShownContent, texts: Texts) {
  if (options.length === 0) return undefined
  const named = options.slice(0, NAMED_OPTIONS).map(({ description, value, unit, maxUnits }) => {
    const price = value === undefined ? undefined : measured(value, unit, texts)
    const most =
      maxUnits && maxUnits > 1
        ? texts.say('contents.upTo', { units: measured(maxUnits, 'units', texts) })
        : undefined
    const facts = [price, most].filter(Boolean).join(', ')
    if (!description) return facts
    return facts ? `${clipped(description)} (${facts})` : clipped(description)
  })
  const more = options.length - named.length
  if (more > 0) named.push(texts.say('contents.moreOptions', { count: more }))
  return texts.say('contents.options', {
    list: named.join(texts.language === 'fr' ? '\u202f; ' : '; '),
  })
}

function rangeOf({ range, unit }: ShownContent, texts: Texts) {
  if (!range) return undefined
  return texts.say('contents.range', {
    min: plain(range.min, texts),
    max: measured(range.max, unit, texts),
  })
}

/** An amount or a count with its unit, or a percentage. */
function measured(value: number, unit: string, texts: Texts): string {
  const amount = MONEY.includes(unit as ContentUnit)
    ? formatMoney(texts.language, value)
    : plain(value, texts)
  return texts.say(`contents.values.${unit}`, { amount, count: value })
}

function plain(value: number, texts: Texts) {
  return formatAmount(texts.language, value, Number.isInteger(value) ? 0 : 2)
}

function clipped(text: string) {
  const signs = [...text.trim()]
  return signs.length > LONGEST_DESCRIPTION
    ? `${signs.slice(0, LONGEST_DESCRIPTION - 1).join('')}…`
    : text.trim()
}
