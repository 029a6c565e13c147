import type { SheetField } from '../rules/index.ts'
import { ANNUAL_FIELDS, FIXED_COST_KEYS, FIXED_CASH_KEYS, MONTHLY_FIELDS } from './lines.ts'

/** An amount of the result that can be solved for. */
export interface Target {
  readonly field: SheetField
  /** 1 when it rises with gross pay, -1 when it falls (what is taken off). */
  readonly direction: 1 | -1
  /** How much of the payslip decides it. */
  readonly depth: 'month' | 'year' | 'employer'
  /** True when it holds exceptional pay, whose brackets make steps. */
  readonly exceptional: boolean
  /** True when the withholding tax of the month is in it. */
  readonly taxed: boolean
}

const TAXED: ReadonlySet<SheetField> = new Set([
  'precompteProfessionnel',
  'sousTotalSalaireNet',
  'salaireNet',
  'remunerationMensuelle',
  'salaireNetAnnuel',
  'remunerationAnnuelle',
])

const month = (field: SheetField, direction: 1 | -1 = 1): Target => ({
  field,
  direction,
  depth: 'month',
  exceptional: false,
  taxed: TAXED.has(field),
})
const year = (field: SheetField, direction: 1 | -1 = 1): Target => ({
  field,
  direction,
  depth: 'year',
  exceptional: false,
  taxed: TAXED.has(field),
})
const exceptional = (field: SheetField): Target => ({
  field,
  direction: 1,
  depth: 'year',
  exceptional: true,
  taxed: TAXED.has(field),
})
const employer = (field: SheetField): Target => ({
  field,
  direction: 1,
  depth: 'employer',
  exceptional: false,
  taxed: TAXED.has(field),
})

const MENSUELLE = 'remuneration.remunerationMensuelle'
const ANNUELLE = 'remuneration.remunerationAnnuelle'
const CASH = 'remuneration.totalCashAnnuel'
const COUT = 'coutEmployeur'

const TARGETS: Readonly<Record<string, Target>> = {
  salaireNet: month('salaireNet'),
  remunerationMensuelle: month('remunerationMensuelle'),
  coutEmployeurAnnuel: employer('coutEmployeurAnnuel'),
  salaireNetAnnuel: year('salaireNetAnnuel'),
  [`${MENSUELLE}.salaireBrut`]: month('salaireBrut'),
  [`${MENSUELLE}.salaireBrutTotalEmployeur`]: month('salaireBrut'),
  [`${MENSUELLE}.salaireBrutTotalWorker`]: month('salaireBrut'),
  [`${MENSUELLE}.sousTotalBrut`]: month('sousTotalBrut'),
  [`${MENSUELLE}.onss`]: month('onss', -1),
  [`${MENSUELLE}.imposable`]: month('imposable'),
  [`${MENSUELLE}.precompteProfessionnel`]: month('precompteProfessionnel', -1),
  [`${MENSUELLE}.sousTotalSalaireNet`]: month('sousTotalSalaireNet'),
  [`${MENSUELLE}.csss`]: month('csss', -1),
  [`${MENSUELLE}.salaireNet`]: month('salaireNet'),
  [`${MENSUELLE}.remunerationMensuelle`]: month('remunerationMensuelle'),
  [`${ANNUELLE}.salaireNetAnnuel`]: year('salaireNetAnnuel'),
  [`${ANNUELLE}.doublePeculeVacances`]: exceptional('doublePeculeVacances'),
  [`${ANNUELLE}.primeFinAnnee`]: exceptional('primeFinAnnee'),
  [`${ANNUELLE}.remunerationAnnuelle`]: exceptional('remunerationAnnuelle'),
  [`${CASH}.remunerationsFixes.salaireBrutAnnuel`]: year('salaireBrutAnnuel'),
  [`${CASH}.remunerationsFixes.doublePeculeVacances`]: year('doublePeculeBrut'),
  [`${CASH}.remunerationsFixes.primeFinAnnee`]: year('primeFinAnneeBrute'),
  [`${CASH}.remunerationsFixesTotal`]: employer('cashFixesTotal'),
  [`${CASH}.totalCashAnnuel`]: employer('totalCashAnnuel'),
  [`${COUT}.remunerationsFixes.salaireBrutAnnuel`]: employer('salaireBrutAnnuel'),
  [`${COUT}.remunerationsFixes.doublePeculeVacances`]: employer('doublePeculeBrut'),
  [`${COUT}.remunerationsFixes.primeFinAnnee`]: employer('primeFinAnneeBrute'),
  [`${COUT}.remunerationsFixes.onssPatronal`]: employer('onssPatronal'),
  [`${COUT}.remunerationsFixes.assuranceLoi`]: employer('assuranceLoi'),
  [`${COUT}.remunerationsFixesTotal`]: employer('coutEmployeurAnnuel'),
  [`${COUT}.coutEmployeurAnnuel`]: employer('coutEmployeurAnnuel'),
  [`${COUT}.coutEmployeurAnnuelAvecExclusions`]: employer('coutEmployeurAnnuel'),
}

/** Amounts of the answer that do not rise or fall steadily with gross pay. */
const OTHERS: ReadonlySet<string> = new Set([
  ...MONTHLY_FIELDS.map((field) => `${MENSUELLE}.${field}`),
  ...ANNUAL_FIELDS.map((field) => `${ANNUELLE}.${field}`),
  ...FIXED_CASH_KEYS.map((key) => `${CASH}.remunerationsFixes.${key}`),
  ...FIXED_COST_KEYS.map((key) => `${COUT}.remunerationsFixes.${key}`),
  ...['frais', 'remunerationsVariables', 'avantages'].flatMap((list) => [
    `${CASH}.${list}Total`,
    `${COUT}.${list}Total`,
  ]),
  `${COUT}.exclusionsTotal`,
  'budgetMobiliteMax',
])

/** The paths `solve.target` takes, short names first. */
export const SOLVABLE_PATHS: readonly string[] = Object.keys(TARGETS)

/** The amount at a path of the result (with or without `compute.`), or a short name. */
export function findTarget(path: string): Target | 'not_solvable' | undefined {
  const name = path.startsWith('compute.') ? path.slice('compute.'.length) : path
  if (Object.hasOwn(TARGETS, name)) return TARGETS[name]
  return OTHERS.has(name) ? 'not_solvable' : undefined
}
