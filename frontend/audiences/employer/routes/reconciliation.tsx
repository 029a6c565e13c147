import { FileInput } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { Reconciliation } from '@/features/reconciliation/reconciliation'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/reconciliation */
export function Component() {
  const t = useT()
  const mayImport = useCan('payslips.write')
  useScreenTitle([
    { label: t('nav.team'), to: urls.team },
    { label: t('nav.reconciliation') },
  ])
  return (
    <div className="max-w-[72rem]">
      <PageHeader
        title={t('nav.reconciliation')}
        subtitle={t('reconciliation.subtitle')}
        actions={
          mayImport && (
            <Button asChild>
              <Link to={`${urls.import}?target=payslips`}>
                <FileInput aria-hidden />
                {t('reconciliation.import')}
              </Link>
            </Button>
          )
        }
      />
      <Reconciliation />
    </div>
  )
}
