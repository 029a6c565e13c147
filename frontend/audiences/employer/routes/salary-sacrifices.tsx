import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SacrificeList } from '@/features/salary-sacrifice/sacrifice-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /salary-sacrifice */
export function Component() {
  const t = useT()
  const canWrite = useCan('packages.write')
  useScreenTitle([{ label: t('nav.salarySacrifice') }])
  return (
    <>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            {t('nav.salarySacrifice')} <Badge>{t('nav.beta')}</Badge>
          </span>
        }
        subtitle={t('sacrifice.subtitle')}
        actions={
          canWrite && (
            <Button variant="primary" asChild>
              <Link to={urls.newSacrifice}>
                <Plus aria-hidden />
                {t('sacrifice.new')}
              </Link>
            </Button>
          )
        }
      />
      <SacrificeList />
    </>
  )
}
