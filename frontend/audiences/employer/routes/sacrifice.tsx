import { useParams } from 'react-router'
import { useSacrifice } from '@/api/salary-sacrifices'
import { Loaded } from '@/components/app/loaded'
import { useScreenTitle } from '@/components/app/crumbs'
import { PackageSkeleton } from '@/components/pay/package-skeleton'
import { SacrificeScreen } from '@/features/salary-sacrifice/sacrifice-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /salary-sacrifice/{id} */
export function Component() {
  const { sacrificeId = '' } = useParams()
  const t = useT()
  const sacrifice = useSacrifice(sacrificeId)
  const worker = sacrifice.data?.worker
  useScreenTitle([
    { label: t('nav.salarySacrifice'), to: urls.salarySacrifice },
    { label: worker ? `${worker.firstName} ${worker.lastName}` : '…' },
  ])
  return (
    <Loaded
      query={sacrifice}
      back={{ to: urls.salarySacrifice, label: t('sacrifice.backToList') }}
      skeleton={<PackageSkeleton />}
    >
      {(shown) => <SacrificeScreen sacrifice={shown} />}
    </Loaded>
  )
}
