import { COST_PARTS, PAYSLIP_LINES, YEAR_LINES, type ComputeFigures } from '#modules/compute/pure'
import { costRule } from './cost-rule.ts'
import { FIGURE, FIGURES, readFigure } from './figures.ts'

/** One line of a comparison; `null` where a column has no figures. */
export interface CompareRow {
  key: string
  kind: 'line' | 'subtotal' | 'total'
  amounts: (number | null)[]
  /** Where the amounts stand in the answer. */
  path?: string
  /** The rule that explains it, where that of its key does not; a subtotal of the cost adds up the lines of its part. */
  rule?: string
  part?: (typeof COST_PARTS)[number]
}

export interface CompareSection {
  id: string
  rows: CompareRow[]
}

const MONTH = 'remuneration.remunerationMensuelle'
const YEAR = 'remuneration.remunerationAnnuelle'
const COST = 'coutEmployeur'

/** Lines side by side; a line that is zero everywhere is left out. */
export function compareSections(columns: readonly (ComputeFigures | null)[]): CompareSection[] {
  const row = (
    key: string,
    path: string,
    kind: CompareRow['kind'],
    read: (figures: ComputeFigures) => number,
    why: Pick<CompareRow, 'rule' | 'part'> = {}
  ): CompareRow => ({
    key,
    path,
    kind,
    amounts: columns.map((each) => each && read(each)),
    ...why,
  })
  const month = ({ remuneration }: ComputeFigures) =>
    remuneration.remunerationMensuelle as unknown as Record<string, number>
  const year = ({ remuneration }: ComputeFigures) =>
    remuneration.remunerationAnnuelle as unknown as Record<string, number>
  const sections: CompareSection[] = [
    {
      id: 'figures',
      rows: [
        row(
          'costAnnual',
          `${COST}.coutEmployeurAnnuel`,
          'total',
          (each) => each.coutEmployeur.coutEmployeurAnnuel,
          {
            rule: 'coutEmployeurAnnuel',
          }
        ),
        ...FIGURES.filter((figure) => figure !== 'cost').map((figure) =>
          row(FIGURE[figure].month.rule, `${MONTH}.${FIGURE[figure].month.rule}`, 'total', (each) =>
            readFigure(each, figure, 'month')
          )
        ),
        row(
          'remunerationAnnuelle',
          `${YEAR}.remunerationAnnuelle`,
          'total',
          (each) => year(each).remunerationAnnuelle!
        ),
      ],
    },
    {
      id: 'payslip',
      rows: PAYSLIP_LINES.map(({ key, kind }) =>
        row(key, `${MONTH}.${key}`, kind, (each) => month(each)[key] ?? 0)
      ),
    },
    {
      id: 'year',
      rows: YEAR_LINES.map(({ key, kind }) =>
        row(key, `${YEAR}.${key}`, kind, (each) => year(each)[key] ?? 0)
      ),
    },
    {
      id: 'cost',
      rows: [
        ...COST_PARTS.flatMap((part) => [
          ...keysOf(columns, part).map((key) =>
            row(
              key,
              `${COST}.${part}.${key}`,
              'line',
              ({ coutEmployeur }) =>
                coutEmployeur[part].find((line) => line.key === key)?.amount ?? 0,
              { rule: costRule(key) }
            )
          ),
          row(
            part,
            `${COST}.${part}Total`,
            'subtotal',
            ({ coutEmployeur }) => coutEmployeur[`${part}Total`],
            { part }
          ),
        ]),
        row(
          'coutEmployeurAnnuel',
          `${COST}.coutEmployeurAnnuel`,
          'total',
          (each) => each.coutEmployeur.coutEmployeurAnnuel
        ),
      ],
    },
  ]
  return sections.map(({ id, rows }) => ({ id, rows: rows.filter(isTold) }))
}

/** Whether the columns disagree on a line. */
export function differs({ amounts }: CompareRow): boolean {
  const given = amounts.filter((amount) => amount !== null)
  return given.some((amount) => amount !== given[0])
}

function isTold({ amounts, kind }: CompareRow): boolean {
  return kind === 'total' || amounts.some((amount) => amount !== null && amount !== 0)
}

function keysOf(
  columns: readonly (ComputeFigures | null)[],
  part: (typeof COST_PARTS)[number]
): string[] {
  return [
    ...new Set(columns.flatMap((each) => each?.coutEmployeur[part].map(({ key }) => key) ?? [])),
  ]
}
