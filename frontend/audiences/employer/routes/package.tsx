import { useState } from 'react'
import {
  Archive,
  ArchiveRestore,
  Columns3,
  Copy,
  Ellipsis,
  FileDown,
  FileSignature,
  Pencil,
  Printer,
  Send,
  Trash2,
} from 'lucide-react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { usePackage } from '@/api/get-package'
import { useCan } from '@/api/get-user'
import { AskedDialog } from '@/components/app/asked-dialog'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { PackageError } from '@/components/pay/package-error'
import { PackageSkeleton } from '@/components/pay/package-skeleton'
import { VariantTabs } from '@/components/pay/variant-tabs'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { Notice } from '@/components/ui/notice'
import { OwnerNotice } from '@/features/offers/owner-notice'
import { useOfferOfPackage } from '@/features/offers/use-offer-of-package'
import { PackageSummary } from '@/features/package-view/package-summary'
import { useGates } from '@/lib/gate'
import { useArchive } from '@/lib/use-archive-packages'
import { useDeletePackage } from '@/lib/use-delete-package'
import { useDuplicatePackage } from '@/lib/use-duplicate-package'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /packages/{id}: the package as it is stored. */
export function Component() {
  const { packageId = '' } = useParams()
  const t = useT()
  const navigate = useNavigate()
  const location = useLocation()
  const company = useCompany().data
  const stored = usePackage(packageId)
  const owner = useOfferOfPackage(stored.data)
  const canWrite = useCan('packages.write')
  const canPrint = useCan('packages.print')
  const mayOffer = useCan('offers.write')
  const canOffer = !useGates().locks({ feature: 'offers' }) && mayOffer
  const mayContract = useCan('contracts.write')
  const canContract = !useGates().locks({ feature: 'contracts' }) && mayContract
  const [printing, setPrinting] = useState(false)
  const duplicate = useDuplicatePackage((id) => void navigate(urls.editPackage(id)))
  const deletePackage = useDeletePackage()
  const archive = useArchive()
  const format = useFormat()
  useScreenTitle([
    { label: t('packages.title'), to: urls.packages },
    { label: stored.data?.nomFonction ?? '…' },
  ])

  if (stored.error && !stored.data)
    return <PackageError error={stored.error} onRetry={() => void stored.refetch()} />
  if (!stored.data || !company) return <PackageSkeleton />
  const current = stored.data
  const { archivedAt } = current
  const offers = canWrite && canOffer

  async function onDelete() {
    await navigate(urls.packages)
    deletePackage(current)
  }

  return (
    <>
      <PageHeader
        title={current.nomFonction}
        subtitle={`${t(`packages.category_${current.packageCategory}`)} · ${t(`packages.type_${current.packageType}`)}`}
        actions={
          <>
            {canPrint && (
              <Button onClick={() => setPrinting(true)}>
                <FileDown aria-hidden />
                {t('editor.pdf')}
              </Button>
            )}
            <Button asChild>
              <Link to={urls.comparePackages([current.id])}>
                <Columns3 aria-hidden />
                {t('editor.compare')}
              </Link>
            </Button>
            {canWrite && owner?.consequence !== 'kept' && (
              <Button variant={offers ? 'secondary' : 'primary'} asChild>
                <Link to={urls.editPackage(current.id)}>
                  <Pencil aria-hidden />
                  {t('packages.edit')}
                </Link>
              </Button>
            )}
            {offers && (
              <Button variant="primary" asChild>
                <Link to={urls.newOffer({ packageId: current.id })}>
                  <Send aria-hidden />
                  {t('offers.prepare')}
                </Link>
              </Button>
            )}
            <Menu
              trigger={
                <Button variant="ghost" size="icon" aria-label={t('common.more')}>
                  <Ellipsis aria-hidden />
                </Button>
              }
            >
              <MenuItem onSelect={() => navigate(urls.printPackage(current.id))}>
                <Printer aria-hidden />
                {t('packages.print')}
              </MenuItem>
              {canWrite && (
                <>
                  {canContract && !['OFFERED', 'CONTRACTED'].includes(current.packageCategory) && (
                    <MenuItem
                      onSelect={() =>
                        navigate(
                          urls.newContract({
                            packageId: current.id,
                            ...(current.person && { workerId: current.person.id }),
                          })
                        )
                      }
                    >
                      <FileSignature aria-hidden />
                      {t('contracts.prepare')}
                    </MenuItem>
                  )}
                  <MenuItem onSelect={() => duplicate(current)}>
                    <Copy aria-hidden />
                    {t('packages.duplicate')}
                  </MenuItem>
                  <MenuItem onSelect={() => archive({ ids: [current.id] }, archivedAt === null)}>
                    {archivedAt ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
                    {t(archivedAt ? 'packages.unarchive' : 'packages.archive')}
                  </MenuItem>
                  <MenuSeparator />
                  <MenuItem danger onSelect={() => void onDelete()}>
                    <Trash2 aria-hidden />
                    {t('packages.delete')}
                  </MenuItem>
                </>
              )}
            </Menu>
          </>
        }
      />
      {!canWrite && (location.state as { readOnly?: true } | null)?.readOnly && (
        <Notice role="status" className="mb-6">
          {t('packages.readOnly')}
        </Notice>
      )}
      {archivedAt && (
        <Notice
          role="status"
          className="mb-6"
          actions={
            canWrite && (
              <Button size="sm" onClick={() => archive({ ids: [current.id] }, false)}>
                {t('packages.unarchive')}
              </Button>
            )
          }
        >
          {t('package-view.archivedNotice', { day: format.day(archivedAt) })}
        </Notice>
      )}
      <OwnerNotice owner={owner} />
      <VariantTabs packageId={current.id} addressOf={urls.package} />
      <PackageSummary stored={current} />
      {printing && (
        <AskedDialog
          name="print"
          load={() => import('@/components/pay/print-dialog')}
          props={{ packageId: current.id, onClose: () => setPrinting(false) }}
        />
      )}
    </>
  )
}
