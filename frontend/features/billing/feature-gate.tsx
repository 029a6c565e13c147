import { Outlet } from 'react-router'
import { useCompany, useHasFeature } from '@/api/get-company'
import type { Feature } from '@/api/types'
import { useScreenTitle } from '@/components/app/crumbs'
import { useT } from '@/lib/use-t'
import { FeatureLocked } from './feature-locked.tsx'

/** The screens behind it open where the company's plan has the feature; the server refuses their calls elsewhere. */
export function FeatureGate({ feature }: { feature: Feature }) {
  return useHasFeature(feature) ? <Outlet /> : <LockedScreen feature={feature} />
}

function LockedScreen({ feature }: { feature: Feature }) {
  const t = useT()
  useScreenTitle(useCompany().data?.name, [{ label: t(`billing.features.${feature}`) }])
  return <FeatureLocked feature={feature} />
}
