import { lazy, Suspense, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import type { FirstQueries } from '@/api/first-queries'
import { useCompany } from '@/api/get-company'
import { useCan } from '@/api/get-user'
import { packageQuery, usePackage } from '@/api/get-package'
import { useScreenTitle } from '@/components/app/crumbs'
import { PackageError } from '@/components/pay/package-error'
import { PackageSkeleton } from '@/components/pay/package-skeleton'
import { PackageWaiting } from '@/components/pay/package-waiting'
import { OwnerNotice } from '@/features/offers/owner-notice'
import { useOfferOfPackage } from '@/features/offers/use-offer-of-package'
import { fetchLater } from '@/lib/fetch-later'
import { useGates } from '@/lib/gate'
import { painted } from '@/lib/painted'
import { useDeletePackage } from '@/lib/use-delete-package'
import { useDuplicatePackage } from '@/lib/use-duplicate-package'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

// The editor brings the law: name and figures stand there before it.
const loadEditor = () => import('@/features/package-editor/package-editor')
const PackageEditor = lazy(async () => {
  await painted()
  return { default: (await loadEditor()).PackageEditor }
})
// Asked for beside the package itself, and run after its figures are painted; a failure shows where it is drawn.
if (!fetchLater()) void loadEditor().catch(() => {})

export const handle: FirstQueries = {
  firstQueries: ({ packageId = '' }) => [packageQuery(packageId)],
}

/** /packages/{id}/edit */
export function Component() {
  const { packageId = '' } = useParams()
  const canWrite = useCan('packages.write')
  // Who may only read sees the same package to read, and is told who can give the right.
  if (!canWrite) return <Navigate to={urls.package(packageId)} replace state={{ readOnly: true }} />
  return <Editor key={packageId} packageId={packageId} />
}

function Editor({ packageId }: { packageId: string }) {
  const t = useT()
  const navigate = useNavigate()
  const company = useCompany().data
  const stored = usePackage(packageId)
  const owner = useOfferOfPackage(stored.data)
  const [name, setName] = useState<string | null>(null)
  const mayOffer = useCan('offers.write')
  const canOffer = !useGates().locks({ feature: 'offers' }) && mayOffer && !owner
  const duplicate = useDuplicatePackage((id) => void navigate(urls.editPackage(id)))
  const deletePackage = useDeletePackage()
  const title = (name ?? stored.data?.nomFonction ?? '').trim() || t('packages.untitled')
  useScreenTitle([{ label: t('packages.title'), to: urls.packages }, { label: title }])

  if (stored.error && !stored.data)
    return <PackageError error={stored.error} onRetry={() => void stored.refetch()} />
  if (!stored.data || !company) return <PackageSkeleton />
  // It says why there, and leads to the offer.
  if (owner?.consequence === 'kept') return <Navigate to={urls.package(packageId)} replace />
  const current = stored.data

  async function onDelete() {
    await navigate(urls.packages)
    deletePackage(current)
  }

  return (
    <>
      <OwnerNotice owner={owner} />
      <Suspense fallback={<PackageWaiting stored={current} />}>
        <PackageEditor
          stored={current}
          company={company}
          offerAddress={canOffer ? urls.newOffer({ packageId: current.id }) : undefined}
          onRename={setName}
          onDuplicate={() => duplicate(current)}
          onDelete={() => void onDelete()}
        />
      </Suspense>
    </>
  )
}
