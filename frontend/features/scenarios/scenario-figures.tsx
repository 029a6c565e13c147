import { useCallback, useEffect, useRef, useState } from 'react'
import { changeOf, type ChangeData } from '#modules/scenarios/pure'
import type { Scenario, ScenarioChange } from '@/api/scenarios'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { BridgeFigure } from './bridge-figure.tsx'
import { ChangeList } from './change-list.tsx'
import { DepartmentsFigure } from './departments-figure.tsx'
import { GainsFigure } from './gains-figure.tsx'
import { Headline } from './headline.tsx'
import { LiveRows } from './live/live-rows.ts'
import { canMove, useLive } from './live/use-live.ts'
import { MonthsFigure } from './months-figure.tsx'
import { PeopleTable } from './people-table.tsx'

interface ScenarioFiguresProps {
  scenario: Scenario
  onAdd: () => void
  onPeople: () => void
  onUndo: (change: ScenarioChange, isUndone: boolean) => void
}

/**
 * A scenario's slider and the figures that follow it. A move draws what shows another figure and nothing else: the page
 * shares its cores with the workers that compute.
 */
export function ScenarioFigures({ scenario, onAdd, onPeople, onUndo }: ScenarioFiguresProps) {
  const t = useT()
  const [chosen, setChosen] = useState<string | null>(null)
  const { changes, totals } = scenario
  const active = changes.filter(({ isUndone }) => !isUndone)
  const moving = active.find(({ id }) => id === chosen) ?? active.findLast(canMove) ?? null
  const { result, plan, move, forget, ...live } = useLive(scenario, moving?.id ?? null)
  const visible = useRef<readonly string[]>([])
  const onVisible = useCallback((ids: readonly string[]) => {
    visible.current = ids
  }, [])
  const onMove = useCallback((data: ChangeData) => move(data, visible.current), [move])
  // The server's figures take the place of those of the page; where they differ for the same change, it is said.
  const [differs, setDiffers] = useState(false)
  useEffect(() => setDiffers(false), [plan])
  useEffect(() => {
    if (!result || !moving || !totals || !scenario.isComputed) return
    if (figureOf(moving, result.data) !== figureOf(moving, moving.data as ChangeData)) return
    setDiffers(result.totals.cost.after !== totals.sums.cost.after)
    forget()
  }, [result, moving, totals, scenario.isComputed, forget])
  const sums = result?.totals ?? totals?.sums ?? null
  return (
    <>
      {differs && (
        <Notice tone="warn" className="mb-4">
          {t('scenarios.differs')}
        </Notice>
      )}
      <Headline
        key={moving?.id ?? 'none'}
        scenario={scenario}
        moving={moving}
        live={live}
        sums={sums}
        isMoved={result !== null}
        onMove={onMove}
        onAdd={onAdd}
      />
      {changes.length > 0 && (
        <ChangeList
          scenario={scenario}
          movingId={moving?.id ?? null}
          onChoose={setChosen}
          onUndo={onUndo}
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
            <LiveRows value={result?.rows}>
              <PeopleTable
                scenario={scenario}
                onVisible={onVisible}
                onPeople={onPeople}
                losers={sums?.losers ?? 0}
              />
            </LiveRows>
          </div>
        </div>
      )}
    </>
  )
}

/** The figure of a change that a slider moves. */
function figureOf({ type }: ScenarioChange, data: ChangeData): unknown {
  return data[changeOf(type).slider?.field ?? '']
}
