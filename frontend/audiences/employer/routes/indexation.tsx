import { useParams } from 'react-router'
import { useIndexation } from '@/api/indexations'
import { Loaded } from '@/components/app/loaded'
import { useScreenTitle } from '@/components/app/crumbs'
import { RunPage } from '@/features/indexation/run-page'
import { useRunWords } from '@/features/indexation/use-run-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/indexations/{id} */
export function Component() {
  const { indexationId = '' } = useParams()
  const t = useT()
  const format = useFormat()
  const words = useRunWords()
  const run = useIndexation(indexationId)
  const name = run.data
    ? `${words.committee(run.data.commissionParitaire)}, ${format.day(run.data.date, 'medium')}`
    : '…'
  useScreenTitle([
    { label: t('nav.team'), to: urls.team },
    { label: t('nav.indexations'), to: urls.indexations },
    { label: name },
  ])
  return (
    <Loaded query={run} back={{ to: urls.indexations, label: t('indexation.backToList') }}>
      {(shown) => <RunPage run={shown} />}
    </Loaded>
  )
}
