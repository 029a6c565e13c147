import { Navigate } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useScreenTitle } from '@/components/app/crumbs'
import { EmptyState } from '@/components/app/empty-state'
import { Card } from '@/components/ui/card'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { placeOf, type PlaceName } from './places.ts'

/** A screen whose module is not open yet: what one will do there. */
export function Place({ name }: { name: PlaceName }) {
  const t = useT()
  const company = useCompany().data
  const { offers } = useGates()
  const { title, icon, under, right } = placeOf(name)
  useScreenTitle(company?.name, [
    ...(under ? [{ label: t(under.label), to: under.to }] : []),
    { label: t(title) },
  ])
  if (!offers({ right })) return <Navigate to={under?.to ?? urls.home} replace />
  return (
    <>
      <h1 className="mb-6 text-xl font-semibold tracking-tight">{t(title)}</h1>
      <Card>
        <EmptyState icon={icon} title={t('places.notYet')}>
          {t(`places.${name}`)}
        </EmptyState>
      </Card>
    </>
  )
}
