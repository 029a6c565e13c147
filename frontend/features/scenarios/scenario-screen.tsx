import { useState } from 'react'
import { Columns3, Plus, Redo2, Undo2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
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
import { ChangeDialog } from './change-dialog.tsx'
import { ExitDialog } from './exit-dialog.tsx'
import { PeopleDialog } from './people-dialog.tsx'
import { ScenarioFigures } from './scenario-figures.tsx'
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
  const { changes } = scenario
  const active = changes.filter(({ isUndone }) => !isUndone)
  const lastUndone = changes
    .filter(({ isUndone }) => isUndone)
    .sort((a, b) => (a.undoneAt ?? '').localeCompare(b.undoneAt ?? ''))
    .at(-1)
  const set = (change: ScenarioChange, isUndone: boolean) =>
    edit.mutate({ id: scenario.id, changeId: change.id, isUndone }, { onError: toastError })
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
      {!scenario.isComputed && (
        <Notice role="status" className="mb-4">
          {t('scenarios.computing', { done: scenario.progress, total: scenario.people })}
        </Notice>
      )}
      <ScenarioFigures
        scenario={scenario}
        onAdd={() => setAdding(true)}
        onPeople={() => setChoosing(true)}
        onUndo={set}
      />
      <ChangeDialog scenario={scenario} open={adding} onOpenChange={setAdding} />
      <PeopleDialog scenario={scenario} open={choosing} onOpenChange={setChoosing} />
      <ExitDialog scenario={scenario} way={way} onClose={() => setWay(null)} />
    </>
  )
}
