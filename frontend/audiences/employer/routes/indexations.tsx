import { useState } from 'react'
import { CalendarClock } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PlanForm } from '@/features/indexation/plan-form'
import { RunList } from '@/features/indexation/run-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/indexations */
export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const [planning, setPlanning] = useState(false)
  useScreenTitle([
    { label: t('nav.team'), to: urls.team },
    { label: t('nav.indexations') },
  ])
  const plan = (
    <Button variant="primary" onClick={() => setPlanning(true)}>
      <CalendarClock aria-hidden />
      {t('indexation.planOne')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('nav.indexations')} subtitle={t('indexation.subtitle')} actions={plan} />
      <RunList action={plan} />
      <Dialog
        open={planning}
        onOpenChange={setPlanning}
        title={t('indexation.planOne')}
        description={t('indexation.planText')}
      >
        <PlanForm
          onPlanned={({ id }) => void navigate(urls.indexation(id))}
          onCancel={() => setPlanning(false)}
        />
      </Dialog>
    </>
  )
}
