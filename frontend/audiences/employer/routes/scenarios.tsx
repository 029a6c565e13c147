import { useState } from 'react'
import { CalendarClock, Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { NewScenarioDialog } from '@/features/scenarios/new-scenario-dialog'
import { ScenarioList } from '@/features/scenarios/scenario-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/scenarios */
export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const [making, setMaking] = useState(false)
  useScreenTitle([{ label: t('nav.team'), to: urls.team }, { label: t('nav.scenarios') }])
  return (
    <>
      <PageHeader
        title={t('nav.scenarios')}
        subtitle={t('scenarios.subtitle')}
        actions={
          <>
            <Button asChild>
              <Link to={urls.newYear}>
                <CalendarClock aria-hidden />
                {t('new-year.title')}
              </Link>
            </Button>
            <Button variant="primary" onClick={() => setMaking(true)}>
              <Plus aria-hidden />
              {t('scenarios.new')}
            </Button>
          </>
        }
      />
      <ScenarioList onNew={() => setMaking(true)} />
      <NewScenarioDialog
        open={making}
        onOpenChange={setMaking}
        onMade={({ id }) => navigate(urls.scenario(id))}
      />
    </>
  )
}
