import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#modules/shared/audit/record'
import { csvOf, PLAIN_CSV } from '#modules/shared/exports/csv'
import { fileHeaders, sendFile } from '#modules/shared/exports/send_file'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import { journalOf, missingAccounts } from '../domain/accounts.ts'
import { nameOf } from '../domain/calendar.ts'
import { expectsTurnover } from '../domain/expected_people.ts'
import type { BudgetFigures } from '../domain/figures.ts'
import { GROUPS, ofGroups, type Group } from '../domain/groups.ts'
import { STEPS, type Step } from '../domain/steps.ts'
import { SHEETS, workbookOf, type SheetName, type WorkbookWords } from '../domain/workbook.ts'
import type Budget from '../models/budget.ts'
import { findBudget } from '../queries/find_budget.ts'
import { namesOfPlaces } from '../queries/names_of_lines.ts'
import { monthsOfBudget } from '../queries/scope_of.ts'
import { euros } from './shown_budget.ts'
import { xlsxOfSheets } from './xlsx_of_sheets.ts'

/** What tells programs that a booking is of a budget. */
const JOURNAL = 'BUDGET'

/** A budget as a file. */
export default class BudgetFilesController {
  async xlsx(ctx: HttpContext): Promise<void> {
    const { budget, figures } = await computed(ctx)
    const { departments, costCenters } = await namesOfPlaces(ctx.scope)
    const t = (key: string) => ctx.i18n.t(`budget_file.${key}`)
    const { leaving = [], joining = [] } = figures
    const hasTurnover = expectsTurnover(leaving.map((each) => ({ leaving: each })))
    const inEuros = (cents: readonly number[]) => cents.map(euros)
    const sheets = workbookOf(
      {
        months: monthsOfBudget(budget).map(nameOf),
        people: figures.people,
        turnover: hasTurnover ? { leaving, joining, actualMonths: budget.actualMonths } : null,
        low: inEuros(figures.low),
        high: inEuros(figures.high),
        steps: Object.fromEntries(
          STEPS.map((step) => [step, inEuros(figures.steps[step])])
        ) as Record<Step, number[]>,
        accrued: {
          holidayPay: inEuros(figures.accrued.holidayPay),
          yearEnd: inEuros(figures.accrued.yearEnd),
        },
        lines: figures.lines.map(({ departmentId, costCenterId, groups }) => ({
          department: departments.get(departmentId ?? '') ?? t('noDepartment'),
          costCenter: costCenters.get(costCenterId ?? '') ?? t('noCostCenter'),
          groups: ofGroups((group) => inEuros(groups[group])),
        })),
      },
      wordsOf(t, hasTurnover)
    )
    await exported(ctx, budget, 'xlsx')
    const bytes = await xlsxOfSheets(sheets)
    fileHeaders(ctx.response, 'xlsx', budget.name)
    ctx.response.send(bytes)
  }

  async journal(ctx: HttpContext): Promise<void> {
    const { budget, figures } = await computed(ctx)
    const t = (key: string) => ctx.i18n.t(`budget_file.${key}`)
    const missing = missingAccounts(budget.accounts, figures)
    if (missing.length > 0)
      throw new Problem('E_BUDGET_ACCOUNTS_MISSING', {
        errors: missing.map((name) => ({
          path: `accounts.${name}`,
          code: 'required',
          message: ctx.i18n.t('budget_file.accountMissing', { name: t(`account_${name}`) }),
        })),
      })
    const { departments, costCenters } = await namesOfPlaces(ctx.scope)
    const lines = journalOf(
      budget.accounts,
      figures.lines,
      monthsOfBudget(budget).map(({ last }) => last)
    )
    await exported(ctx, budget, 'journal')
    const amount = (cents: number) => euros(cents).toFixed(2)
    const table = {
      name: JOURNAL,
      columns: [
        { title: 'date', kind: 'day' as const },
        { title: 'journal', kind: 'text' as const },
        { title: 'account', kind: 'text' as const },
        { title: 'analytic', kind: 'text' as const },
        { title: 'debit', kind: 'amount' as const },
        { title: 'credit', kind: 'amount' as const },
        { title: 'text', kind: 'text' as const },
      ],
      batches: inOne(
        lines.map(({ date, account, costCenterId, departmentId, debit, credit, group }) => [
          date,
          JOURNAL,
          account,
          costCenters.get(costCenterId ?? '') ?? '',
          amount(debit),
          amount(credit),
          [budget.name, t(`account_${group ?? 'owed'}`), departments.get(departmentId ?? '')]
            .filter(Boolean)
            .join(', '),
        ])
      ),
    }
    await sendFile(ctx.response, 'csv', `${budget.name} journal`, csvOf(table, PLAIN_CSV))
  }
}

async function* inOne<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}

async function computed({
  params,
  scope,
}: HttpContext): Promise<{ budget: Budget; figures: BudgetFigures }> {
  const budget = unwrap(await findBudget(scope, paramId(params)))
  if (!budget.figures || budget.computedVersion !== budget.version)
    throw new Problem('E_BUDGET_COMPUTING')
  return { budget, figures: budget.figures }
}

function exported({ scope }: HttpContext, { id }: Budget, format: string): Promise<void> {
  return record(scope, 'budget.exported', { type: 'budget', id }, { format })
}

function wordsOf(t: (key: string) => string, hasTurnover: boolean): WorkbookWords {
  const ofEach = <Name extends string>(names: readonly Name[], prefix: string) =>
    Object.fromEntries(names.map((name) => [name, t(`${prefix}_${name}`)])) as Record<Name, string>
  const ONCE = ['holidayPay', 'yearEnd'] as const
  return {
    sheets: ofEach<SheetName>(SHEETS, 'sheet'),
    groups: ofEach<Group>(GROUPS, 'account'),
    steps: {
      ...ofEach<Step>(STEPS, 'step'),
      ...(hasTurnover && ofEach(['hires', 'leavers'], 'turnover')),
    },
    department: t('department'),
    costCenter: t('costCenter'),
    group: t('group'),
    total: t('total'),
    month: t('month'),
    people: t('people'),
    low: t('low'),
    expected: t('expected'),
    high: t('high'),
    range: t('range'),
    step: t('step'),
    difference: t('difference'),
    leaving: t('leaving'),
    joining: t('joining'),
    turnover: t('turnover'),
    accruedOf: ofEach(ONCE, 'accrued'),
    paidOf: ofEach(ONCE, 'paid'),
    balanceOf: ofEach(ONCE, 'balance'),
  }
}
