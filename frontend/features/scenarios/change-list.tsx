import { memo } from 'react'
import { Redo2, Undo2 } from 'lucide-react'
import type { Scenario, ScenarioChange } from '@/api/scenarios'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { useChangeWords } from './use-change-words.ts'

interface ChangeListProps {
  scenario: Scenario
  movingId: string | null
  onChoose: (id: string) => void
  onUndo: (change: ScenarioChange, isUndone: boolean) => void
}

/** The changes in their order; each can be moved, undone and done again. */
export const ChangeList = memo(function ChangeList({
  scenario,
  movingId,
  onChoose,
  onUndo,
}: ChangeListProps) {
  const t = useT()
  const words = useChangeWords()
  return (
    <ol aria-label={t('scenarios.changesHead')} className="mb-3 flex flex-wrap gap-2">
      {scenario.changes.map((change, at) => {
        const said = words(change)
        return (
          <li
            key={change.id}
            className={cn(
              'flex max-w-full items-center gap-1 rounded-full border border-line bg-surface py-0.5 pr-0.5 pl-3 text-sm',
              change.id === movingId && 'border-accent'
            )}
          >
            <button
              type="button"
              className={cn('min-w-0 truncate', change.isUndone && 'text-ink-soft line-through')}
              aria-pressed={change.id === movingId}
              disabled={change.isUndone}
              onClick={() => onChoose(change.id)}
            >
              <span className="text-ink-soft">{at + 1}.</span> {said}
              {change.scenarioItemIds && (
                <span className="text-ink-soft">
                  {' '}
                  · {t('scenarios.peopleCount', { people: change.scenarioItemIds.length })}
                </span>
              )}
            </button>
            <Button
              variant="ghost"
              size="icon"
              className="size-8 rounded-full md:size-7"
              disabled={scenario.isArchived}
              aria-label={t(change.isUndone ? 'scenarios.redoNamed' : 'scenarios.undoNamed', {
                change: said,
              })}
              onClick={() => onUndo(change, !change.isUndone)}
            >
              {change.isUndone ? <Redo2 aria-hidden /> : <Undo2 aria-hidden />}
            </Button>
          </li>
        )
      })}
    </ol>
  )
})
