import { Gift } from 'lucide-react'
import { EmptyState } from '@/components/app/empty-state'
import { useT } from '@/lib/use-t'
import { useWorkerOfPage } from './worker-of-page.ts'

/** /team/{workerId}/statements: nothing can stand here before there are reward statements */
export function Component() {
  const t = useT()
  useWorkerOfPage('statements')
  return (
    <EmptyState icon={Gift} title={t('worker-page.noStatements')}>
      {t('worker-page.noStatementsText')}
    </EmptyState>
  )
}
