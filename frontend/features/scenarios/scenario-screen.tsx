import { useCallback, useEffect, useRef, useState } from 'react'
import { Columns3, Plus, Redo2, Undo2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { changeOf, type ChangeData } from '#modules/scenarios/pure'
import { useEditChange, type Scenario, type ScenarioChange, type WayOut } from '@/api/scenarios'
import { PageHeader } from '@/components/app/page-header'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/dropdown-menu'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { BridgeFigure } from './bridge-figure.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { ChangeList } from './change-list.tsx'
import { DepartmentsFigure } from './departments-figure.tsx'
import { ExitDialog } from './exit-dialog.tsx'
import { GainsFigure } from './gains-figure.tsx'
import { Headline } from './headline.tsx'
import { useLive } from './live/use-live.ts'
import { MonthsFigure } from './months-figure.tsx'
import { PeopleTable } from './people-table.tsx'
import { PeopleDialog } from './people-dialog.tsx'
import { ScenarioMenu } from './scenario-menu.tsx'

const WAYS: readonly WayOut[] = ['contract', 'offer', 'correction']

/** One scenario: what moves, what it comes to, for all, and the ways out. */
export function ScenarioScreen({ scenario: kept }: { scenario: Scenario }) {
  // What a pay review keeps is looked at only, as what is archived.
  const scenario = kept.isKept ? { ...kept, isArchived: true } : kept
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const toastError = useToastError()
  const edit = useEditChange()
  const [adding, setAdding] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const [way, setWay] = useState<WayOut | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const { changes, totals } = scenario
  const active = changes.filter(({ isUndone }) => !isUndone)
  const moving = active.find(({ id }) => id === chosen) ?? active.findLast(canMove) ?? null
  const live = useLive(scenario, moving?.id ?? null)
  const visible = useRef<readonly string[]>([])
  const { move, forget } = live
  const onVisible = useCallback((ids: readonly string[]) => {
    visible.current = ids
  }, [])
  const onMove = useCallback((data: ChangeData) => move(data, visible.current), [move])
  // The server's figures take the place of those of the page; where they differ for the same change, it is said.
  const [differs, setDiffers] = useState(false)
  const result = live.result
  useEffect(() => {
    if (!result || !moving || !totals || !scenario.isComputed) return
    if (figureOf(moving, result.data) !== figureOf(moving, moving.data as ChangeData)) return
    setDiffers(result.totals.cost.after !== totals.sums.cost.after)
    forget()
  }, [result, moving, totals, scenario.isComputed, forget])
  const lastUndone = changes
    .filter(({ isUndone }) => isUndone)
    .sort((a, b) => (a.undoneAt ?? '').localeCompare(b.undoneAt ?? ''))
    .at(-1)
  const set = (change: ScenarioChange, isUndone: boolean) =>
    edit.mutate({ id: scenario.id, changeId: change.id, isUndone }, { onError: toastError })
  const sums = live.result?.totals ?? totals?.sums ?? null
  const readOnly = scenario.isArchived
  return (
    <>
      <PageHeader
        title={scenario.name}
        subtitle={
          <span className="flex flex-wrap items-center gap-2">
            <span>{t('scenarios.peopleCount', { people: scenario.people })}</span>
            <Badge>
              {t('scenarios.yearFrom', { day: format.day(scenario.dateStr, 'medium') })}
            </Badge>
            {kept.isArchived && <Badge>{t('scenarios.archivedBadge')}</Badge>}
            {kept.isKept && <Badge>{t('scenarios.keptBadge')}</Badge>}
            <span>{t('scenarios.changesCount', { changes: active.length })}</span>
            {scenario.description && <span>{scenario.description}</span>}
          </span>
        }
        actions={
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('scenarios.undo')}
              disabled={readOnly || active.length === 0 || edit.isPending}
              onClick={() => set(active.at(-1)!, true)}
            >
              <Undo2 aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('scenarios.redo')}
              disabled={readOnly || !lastUndone || edit.isPending}
              onClick={() => set(lastUndone!, false)}
            >
              <Redo2 aria-hidden />
            </Button>
            <Button disabled={readOnly} onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              {t('scenarios.change')}
            </Button>
            <Button asChild>
              <Link to={urls.compareScenarios([scenario.id])}>
                <Columns3 aria-hidden />
                {t('scenarios.compare')}
              </Link>
            </Button>
            <Menu
              trigger={
                <Button variant="primary" disabled={readOnly || active.length === 0}>
                  {t('scenarios.leadOut')}
                </Button>
              }
            >
              {WAYS.map((each) => (
                <MenuItem key={each} onSelect={() => setWay(each)}>
                  {t(`scenarios.way_${each}`)}
                </MenuItem>
              ))}
            </Menu>
            <ScenarioMenu
              scenario={kept}
              onPage
              onDeleted={() => navigate(urls.scenarios)}
              onCopied={(id) => navigate(urls.scenario(id))}
            />
          </>
        }
      />
      {kept.isKept && (
        <Notice className="mb-4" actions={<Link to={urls.payReviews}>{t('nav.payReviews')}</Link>}>
          {t('scenarios.kept')}
        </Notice>
      )}
      {differs && (
        <Notice tone="warn" className="mb-4">
          {t('scenarios.differs')}
        </Notice>
      )}
      {!scenario.isComputed && (
        <Notice role="status" className="mb-4">
          {t('scenarios.computing', { done: scenario.progress, total: scenario.people })}
        </Notice>
      )}
      <Headline
        key={moving?.id ?? 'none'}
        scenario={scenario}
        moving={moving}
        live={live}
        sums={sums}
        onMove={onMove}
        onAdd={() => setAdding(true)}
      />
      {changes.length > 0 && (
        <ChangeList
          scenario={scenario}
          movingId={moving?.id ?? null}
          onChoose={setChosen}
          onUndo={(change, isUndone) => set(change, isUndone)}
        />
      )}
      {scenario.people > 0 && (
        // In one column the list of everybody, which is long, stands below the pictures.
        <div className="grid content-start gap-3 xl:grid-cols-[minmax(0,1fr)_388px] xl:grid-rows-[auto_1fr]">
          {totals && (
            <div className="min-w-0">
              <MonthsFigure dateStr={scenario.dateStr} months={totals.months} />
            </div>
          )}
          <div className="grid min-w-0 content-start gap-3 empty:hidden md:grid-cols-2 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:grid-cols-1">
            {sums && active.length > 0 && <GainsFigure gains={sums.gains} />}
            {totals && active.length > 0 && <BridgeFigure totals={totals} changes={changes} />}
            {totals && <DepartmentsFigure departments={totals.departments} />}
          </div>
          <div className="min-w-0 xl:col-start-1">
            <PeopleTable
              scenario={scenario}
              rows={live.result?.rows}
              onVisible={onVisible}
              onPeople={() => setChoosing(true)}
              losers={sums?.losers ?? 0}
            />
          </div>
        </div>
      )}
      <ChangeDialog scenario={scenario} open={adding} onOpenChange={setAdding} />
      <PeopleDialog scenario={scenario} open={choosing} onOpenChange={setChoosing} />
      <ExitDialog scenario={scenario} way={way} onClose={() => setWay(null)} />
    </>
  )
}

/** The figure of a change that a slider moves. */
function figureOf({ type }: ScenarioChange, data: ChangeData): unknown {
  return data[changeOf(type).slider?.field ?? '']
}

/** Whether a slider can move it: it has a figure there. */
function canMove({ type, data }: ScenarioChange): boolean {
  const { slider } = changeOf(type)
  return slider !== undefined && typeof (data as Record<string, unknown>)[slider.field] === 'number'
}
