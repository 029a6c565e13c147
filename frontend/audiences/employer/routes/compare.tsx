import { useScreenTitle } from '@/components/app/crumbs'
import { CompareScreen } from '@/features/compare/compare-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /packages/compare: state in the address. */
export function Component() {
  const t = useT()
  useScreenTitle([
    { label: t('packages.title'), to: urls.packages },
    { label: t('compare.title') },
  ])
  return <CompareScreen />
}
