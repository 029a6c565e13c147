import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { ContractList } from '@/features/contracts/contract-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /contracts */
export function Component() {
  const t = useT()
  const canWrite = useCan('contracts.write')
  useScreenTitle([{ label: t('nav.contracts') }])
  return (
    <>
      <PageHeader
        title={t('nav.contracts')}
        subtitle={t('contracts.subtitle')}
        actions={
          canWrite && (
            <Button variant="primary" asChild>
              <Link to={urls.startContract}>
                <Plus aria-hidden />
                {t('contracts.new')}
              </Link>
            </Button>
          )
        }
      />
      <ContractList />
    </>
  )
}
