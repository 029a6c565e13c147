import type { SheetField } from '../rules/index.ts'
import { ANNUAL_FIELDS, CASH_LINES, COST_LINES, MONTHLY_FIELDS, type Lines } from './lines.ts'

/** An amount of the result that can be solved for. */
export interface Target {
  readonly field: SheetField
  /** Units of the sheet in a euro: cents, or ten-thousandths for pay by the hour. */
  readonly scale: 100 | 10_000
  /** How it follows the gross pay of a plain employee; absent where it does not do so steadily. */
  readonly steady?: Steady
}

/** What is known beforehand of an amount that rises or falls with gross pay, save at listed steps. */
export interface Steady {
  /** 1 when it rises with gross pay, -1 when it falls (what is taken off). */
  readonly direction: 1 | -1
  /** How much of the payslip decides it. */
  readonly depth: 'month' | 'year' | 'employer'
  /** True when it holds exceptional pay, whose brackets make steps. */
  readonly exceptional: boolean
  /** True when the withholding tax of the month is in it. */
  readonly taxed: boolean
}

const MENSUELLE = 'remuneration.remunerationMensuelle'
const ANNUELLE = 'remuneration.remunerationAnnuelle'
const CASH = 'remuneration.totalCashAnnuel'
const COUT = 'coutEmployeur'

/** Names for what is asked most, beside their paths. */
const SHORT_NAMES = {
  salaireNet: 'salaireNet',
  remunerationMensuelle: 'remunerationMensuelle',
  coutEmployeurAnnuel: 'coutEmployeurAnnuel',
  salaireNetAnnuel: 'salaireNetAnnuel',
} as const satisfies Record<string, SheetField>

/** Where each amount of the answer stands on the sheet. */
const FIELDS: Readonly<Record<string, SheetField>> = {
  ...under(MENSUELLE, MONTHLY_FIELDS),
  ...under(ANNUELLE, ANNUAL_FIELDS),
  ...underLists(CASH, CASH_LINES),
  [`${CASH}.remunerationsFixesTotal`]: 'cashFixesTotal',
  [`${CASH}.fraisTotal`]: 'cashFraisTotal',
  [`${CASH}.remunerationsVariablesTotal`]: 'cashVariablesTotal',
  [`${CASH}.avantagesTotal`]: 'cashAvantagesTotal',
  [`${CASH}.totalCashAnnuel`]: 'totalCashAnnuel',
  ...underLists(COUT, COST_LINES),
  ...under(COUT, [
    'remunerationsFixesTotal',
    'fraisTotal',
    'remunerationsVariablesTotal',
    'avantagesTotal',
    'exclusionsTotal',
    'coutEmployeurAnnuel',
    'coutEmployeurAnnuelAvecExclusions',
  ]),
  budgetMobiliteMax: 'budgetMobiliteMax',
}

function under(path: string, fields: readonly SheetField[]): Record<string, SheetField> {
  return Object.fromEntries(fields.map((field) => [`${path}.${field}`, field]))
}

function underLists(
  path: string,
  lists: Readonly<Record<string, Lines>>
): Record<string, SheetField> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([list, lines]) =>
      lines.map(([key, field]) => [`${path}.${list}.${key}`, field])
    )
  )
}

const month = { direction: 1, depth: 'month', exceptional: false, taxed: false } as const
const taxedMonth = { ...month, taxed: true } as const
const year = { ...month, depth: 'year' } as const
const exceptional = { ...year, exceptional: true } as const
const employer = { ...month, depth: 'employer' } as const

/** The amounts that the gross pay of a plain employee moves one way. */
const STEADY: Readonly<Record<string, Steady>> = {
  salaireNet: taxedMonth,
  remunerationMensuelle: taxedMonth,
  coutEmployeurAnnuel: employer,
  salaireNetAnnuel: { ...year, taxed: true },
  [`${MENSUELLE}.salaireBrut`]: month,
  [`${MENSUELLE}.salaireBrutTotalEmployeur`]: month,
  [`${MENSUELLE}.salaireBrutTotalWorker`]: month,
  [`${MENSUELLE}.sousTotalBrut`]: month,
  [`${MENSUELLE}.onss`]: { ...month, direction: -1 },
  [`${MENSUELLE}.imposable`]: month,
  [`${MENSUELLE}.precompteProfessionnel`]: { ...taxedMonth, direction: -1 },
  [`${MENSUELLE}.sousTotalSalaireNet`]: taxedMonth,
  [`${MENSUELLE}.csss`]: { ...month, direction: -1 },
  [`${MENSUELLE}.salaireNet`]: taxedMonth,
  [`${MENSUELLE}.remunerationMensuelle`]: taxedMonth,
  [`${ANNUELLE}.salaireNetAnnuel`]: { ...year, taxed: true },
  [`${ANNUELLE}.doublePeculeVacances`]: exceptional,
  [`${ANNUELLE}.primeFinAnnee`]: exceptional,
  [`${ANNUELLE}.remunerationAnnuelle`]: { ...exceptional, taxed: true },
  [`${CASH}.remunerationsFixes.salaireBrutAnnuel`]: year,
  [`${CASH}.remunerationsFixes.doublePeculeVacances`]: year,
  [`${CASH}.remunerationsFixes.primeFinAnnee`]: year,
  [`${CASH}.remunerationsFixesTotal`]: employer,
  [`${CASH}.totalCashAnnuel`]: employer,
  [`${COUT}.remunerationsFixes.salaireBrutAnnuel`]: employer,
  [`${COUT}.remunerationsFixes.doublePeculeVacances`]: employer,
  [`${COUT}.remunerationsFixes.primeFinAnnee`]: employer,
  [`${COUT}.remunerationsFixes.onssPatronal`]: employer,
  [`${COUT}.remunerationsFixes.assuranceLoi`]: employer,
  [`${COUT}.remunerationsFixesTotal`]: employer,
  [`${COUT}.coutEmployeurAnnuel`]: employer,
  [`${COUT}.coutEmployeurAnnuelAvecExclusions`]: employer,
}

const TARGETS: ReadonlyMap<string, Target> = new Map(
  Object.entries<SheetField>({ ...SHORT_NAMES, ...FIELDS }).map(([path, field]) => [
    path,
    { field, scale: field === 'salaireBrutHoraire' ? 10_000 : 100, steady: STEADY[path] },
  ])
)

/** The paths `solve.target` takes, short names first: every amount of the answer. */
export const SOLVABLE_PATHS: readonly string[] = [...TARGETS.keys()]

/** Those that rise or fall with the gross pay of a plain employee. */
export const STEADY_PATHS: readonly string[] = Object.keys(STEADY)

/** The amount at a path of the result (with or without `compute.`), or a short name. */
export function findTarget(path: string): Target | undefined {
  return TARGETS.get(path.startsWith('compute.') ? path.slice('compute.'.length) : path)
}

const paths = new Map<string, string[]>()
for (const [path, field] of Object.entries(FIELDS)) {
  paths.set(field, [...(paths.get(field) ?? []), path])
}

/** Where a line of the sheet stands in the answer: at no place, at one, in the lists of both sides. */
export function pathsOf(field: string): readonly string[] {
  return paths.get(field) ?? []
}
