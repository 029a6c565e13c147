import { Outlet } from 'react-router'
import type { Feature } from '@/api/types'
import { useScreenTitle } from '@/components/app/crumbs'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { FeatureLocked } from './feature-locked.tsx'

/** The screens behind it open where the company's plan has the feature, or one of several; the server refuses their calls elsewhere. */
export function FeatureGate({ feature }: { feature: Feature | readonly [Feature, ...Feature[]] }) {
  const [first] = [feature].flat() as [Feature]
  return useGates().locks({ feature }) ? <LockedScreen feature={first} /> : <Outlet />
}

function LockedScreen({ feature }: { feature: Feature }) {
  const t = useT()
  useScreenTitle([{ label: t(`words.features.${feature}`) }])
  return <FeatureLocked feature={feature} />
}
