import { useState, type ReactNode } from 'react'
import { Lock, LockOpen, Redo2, Undo2, WalletCards } from 'lucide-react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { expectsTurnover } from '#modules/budgets/domain/expected_people'
import {
  useLockBudget,
  useReforecastBudget,
  useUpdateBudget,
  useVariance,
  type Budget,
  type ChangedBudget,
} from '@/api/budgets'
import { PageHeader } from '@/components/app/page-header'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { newId } from '@/lib/new-id'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { AccrualsFigure } from './accruals-figure.tsx'
import { BudgetMenu } from './budget-menu.tsx'
import { BridgeFigure } from './bridge-figure.tsx'
import { FilesCard } from './files-card.tsx'
import { LinesTable } from './lines-table.tsx'
import { MonthsFigure } from './months-figure.tsx'
import { PaidFigure } from './paid-figure.tsx'
import { PlanCard } from './plan-card.tsx'
import { ScopeDialog } from './scope-dialog.tsx'
import { sentPlan } from './sent-plan.ts'
import { usePeriod } from './use-period.ts'
import { VarianceFigure } from './variance-figure.tsx'

/** One budget: its months as a picture, what moves it, what it supposes, and what came of it. */
export function BudgetScreen({ budget }: { budget: Budget }) {
  const t = useT()
  const format = useFormat()
  const period = usePeriod()
  const navigate = useNavigate()
  const toastError = useToastError()
  const update = useUpdateBudget()
  const lock = useLockBudget()
  const reforecast = useReforecastBudget()
  const variance = useVariance(budget)
  const [scoping, setScoping] = useState(false)
  const [undone, setUndone] = useState<ChangedBudget[]>([])
  const [redone, setRedone] = useState<ChangedBudget[]>([])
  const readOnly = budget.isLocked || budget.isArchived
  const { figures } = budget
  /** Changes something, and keeps what it was, so that it can be undone. */
  const change = (body: ChangedBudget, onDone?: () => void) => {
    const before = beforeOf(budget, body)
    update.mutate(
      { id: budget.id, ...body },
      {
        onSuccess: () => {
          setUndone((all) => [...all, before])
          setRedone([])
          onDone?.()
        },
        onError: toastError,
      }
    )
  }
  const step = (back: boolean) => {
    const [from, to] = back ? [undone, setUndone] : [redone, setRedone]
    const other = back ? setRedone : setUndone
    const body = from.at(-1)
    if (!body) return
    const now = beforeOf(budget, body)
    update.mutate(
      { id: budget.id, ...body },
      {
        onSuccess: () => {
          to((all) => all.slice(0, -1))
          other((all) => [...all, now])
        },
        onError: toastError,
      }
    )
  }
  return (
    <>
      <PageHeader
        title={budget.name}
        subtitle={
          <span className="flex flex-wrap items-center gap-2">
            <span>{period(budget)}</span>
            {budget.isLocked && <Badge>{t('budgets.lockedBadge')}</Badge>}
            {budget.isArchived && <Badge>{t('budgets.archivedBadge')}</Badge>}
            <button
              type="button"
              className="underline underline-offset-2 hover:text-ink"
              onClick={() => setScoping(true)}
            >
              {t(
                budget.departmentIds || budget.costCenterIds
                  ? 'budgets.scopePart'
                  : 'budgets.scopeAll'
              )}
            </button>
            {budget.description && <span>{budget.description}</span>}
          </span>
        }
        actions={
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('budgets.undo')}
              disabled={readOnly || undone.length === 0 || update.isPending}
              onClick={() => step(true)}
            >
              <Undo2 aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('budgets.redo')}
              disabled={readOnly || redone.length === 0 || update.isPending}
              onClick={() => step(false)}
            >
              <Redo2 aria-hidden />
            </Button>
            {budget.versions.length > 1 && (
              <Select
                aria-label={t('budgets.versions')}
                className="w-36"
                value={budget.id}
                onValueChange={(id) => navigate(urls.budget(id))}
                options={budget.versions.map(({ id, number }) => ({
                  value: id,
                  label: t('budgets.version', { number }),
                }))}
              />
            )}
            {budget.isLocked && budget.monthsOver > 0 && isLast(budget) && (
              <Button
                busy={reforecast.isPending}
                disabled={budget.isArchived}
                onClick={() =>
                  reforecast.mutate(
                    { of: budget.id, id: newId() },
                    { onSuccess: ({ id }) => navigate(urls.budget(id)), onError: toastError }
                  )
                }
              >
                <WalletCards aria-hidden />
                {t('budgets.reforecast')}
              </Button>
            )}
            <Button
              variant={budget.isLocked ? 'secondary' : 'primary'}
              busy={lock.isPending}
              disabled={
                budget.isArchived || !budget.isComputed || (budget.isLocked && !isLast(budget))
              }
              onClick={() =>
                lock.mutate(
                  { id: budget.id, locked: !budget.isLocked },
                  {
                    onSuccess: ({ isLocked }) =>
                      toast(t(isLocked ? 'budgets.locked' : 'budgets.unlocked')),
                    onError: toastError,
                  }
                )
              }
            >
              {budget.isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
              {t(budget.isLocked ? 'budgets.unlock' : 'budgets.lock')}
            </Button>
            <BudgetMenu
              budget={budget}
              onPage
              onDeleted={() => navigate(urls.budgets)}
              onCopied={(id) => navigate(urls.budget(id))}
            />
          </>
        }
      />
      {!budget.isComputed && (
        <Notice role="status" className="mb-4">
          {t('budgets.computing', { done: budget.progress })}
        </Notice>
      )}
      {figures && figures.failed > 0 && (
        <Notice tone="warn" className="mb-4">
          {t('budgets.failed', { failed: figures.failed })}
        </Notice>
      )}
      {figures && (
        <dl className="mb-3 grid gap-3 sm:grid-cols-3">
          <Tile
            label={t('budgets.tileExpected')}
            value={format.euros(figures.total.expected, 0)}
            detail={t('budgets.tileModeration', {
              amount: format.euros(
                figures.months.reduce((sum, { moderation }) => sum + moderation, 0),
                0
              ),
            })}
          />
          {figures.total.low === figures.total.high ? (
            <Tile
              label={t('budgets.tileRange')}
              value={<span className="text-base font-normal">{t('budgets.noRange')}</span>}
              detail={t('budgets.noRangeDetail')}
            />
          ) : (
            <Tile
              label={t('budgets.tileRange')}
              value={`${format.euros(figures.total.low, 0)} – ${format.euros(figures.total.high, 0)}`}
              detail={t('budgets.tileRangeDetail', {
                amount: format.euros(figures.total.high - figures.total.low, 0),
              })}
            />
          )}
          <Tile
            label={t('budgets.tilePeople')}
            value={[figures.months[0], figures.months.at(-1)]
              .map((month) => format.number(month?.people ?? 0, 1))
              .join(' → ')}
            detail={t(
              expectsTurnover(figures.months) ? 'budgets.tileExpectedMonths' : 'budgets.tileMonths',
              { months: budget.months }
            )}
          />
        </dl>
      )}
      <div className="grid gap-3 xl:grid-cols-[minmax(0,1fr)_388px]">
        <div className="grid min-w-0 content-start gap-3">
          {figures && <MonthsFigure figures={figures} />}
          {figures && <LinesTable figures={figures} />}
          {variance.data && variance.data.months.length > 0 && (
            <VarianceFigure variance={variance.data} />
          )}
          {variance.data && <PaidFigure variance={variance.data} />}
        </div>
        <div className="grid min-w-0 content-start gap-3 md:grid-cols-2 xl:grid-cols-1">
          <PlanCard budget={budget} busy={update.isPending} readOnly={readOnly} onChange={change} />
          {figures && <BridgeFigure figures={figures} />}
          {figures && <AccrualsFigure figures={figures} />}
          <FilesCard budget={budget} />
        </div>
      </div>
      <ScopeDialog
        budget={budget}
        open={scoping}
        readOnly={readOnly}
        onOpenChange={setScoping}
        onChange={(body) => change(body, () => setScoping(false))}
      />
    </>
  )
}

function isLast({ versions, number }: Budget): boolean {
  return versions.every((version) => version.number <= number)
}

/** The same fields as they stand now. */
function beforeOf(budget: Budget, body: ChangedBudget): ChangedBudget {
  return {
    ...(body.plan && { plan: sentPlan(budget.plan) }),
    ...(body.departmentIds !== undefined && {
      departmentIds: budget.departmentIds ? [...budget.departmentIds] : null,
    }),
    ...(body.costCenterIds !== undefined && {
      costCenterIds: budget.costCenterIds ? [...budget.costCenterIds] : null,
    }),
  }
}

interface TileProps {
  label: string
  value: ReactNode
  detail: string
}

function Tile({ label, value, detail }: TileProps) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span className="block text-xl font-semibold tabular-nums">{value}</span>
        <span className="text-xs text-ink-soft">{detail}</span>
      </dd>
    </div>
  )
}
