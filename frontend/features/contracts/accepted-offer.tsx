import { FileDown } from 'lucide-react'
import { Link } from 'react-router'
import { offerPdfUrl, type Offer } from '@/api/offers'
import { FileLink } from '@/components/app/file-link'
import { PageHeader } from '@/components/app/page-header'
import { FiguresStrip } from '@/components/pay/figures-strip'
import { ProjectionProvider } from '@/components/pay/projection-context'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** What a contract starts from: the person and the package of an accepted offer, as they were accepted. */
export function AcceptedOffer({ offer }: { offer: Offer }) {
  const t = useT()
  const format = useFormat()
  const pdf = useFileOrToast(offerPdfUrl(offer.id))
  const { worker, fullPackage: pack, acceptedAt, acceptedWithVariable } = offer
  if (offer.status !== 'ACCEPTED') return <NotAccepted offer={offer} />
  return (
    <>
      <PageHeader
        title={t('contracts.newTitle', { name: worker?.displayName ?? '' })}
        subtitle={t('contracts.newText')}
        actions={
          <Button asChild>
            <FileLink file={pdf} icon={FileDown}>
              {t('contracts.acceptedPdf')}
            </FileLink>
          </Button>
        }
      />
      <Notice role="status" className="mb-6">
        {t('contracts.next')}
      </Notice>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SectionCard title={t('contracts.worker')}>
          <p className="font-medium">{worker?.displayName}</p>
          {worker?.email && <p className="text-ink-soft">{worker.email}</p>}
        </SectionCard>
        <SectionCard
          title={t('contracts.offer')}
          aside={
            <Link
              to={urls.offer(offer.id)}
              className="text-accent underline-offset-4 hover:underline"
            >
              {t('contracts.openOffer')}
            </Link>
          }
        >
          <p>{acceptedAt && t('offers.acceptedOn', { at: format.instant(acceptedAt) })}</p>
          {acceptedWithVariable !== null && (
            <p className="text-ink-soft">
              {t(acceptedWithVariable ? 'offers.withVariable' : 'offers.withoutVariable')}
            </p>
          )}
        </SectionCard>
        {pack && (
          <SectionCard
            className="lg:col-span-2"
            title={
              <span className="flex flex-wrap items-center gap-2">
                {pack.nomFonction} <Badge>{pack.packageType}</Badge>
              </span>
            }
            aside={
              <Link
                to={urls.package(pack.id)}
                className="text-accent underline-offset-4 hover:underline"
              >
                {t('offers.wholePackage')}
              </Link>
            }
          >
            <ProjectionProvider lawset={pack.lawset}>
              <FiguresStrip compute={pack.compute} />
            </ProjectionProvider>
          </SectionCard>
        )}
      </div>
    </>
  )
}

function NotAccepted({ offer }: { offer: Offer }) {
  const t = useT()
  return (
    <>
      <PageHeader title={t('contracts.new')} />
      <Notice
        tone="warn"
        role="status"
        actions={
          <Button size="sm" asChild>
            <Link to={urls.offer(offer.id)}>{t('contracts.openOffer')}</Link>
          </Button>
        }
      >
        {t('contracts.notAccepted')}
      </Notice>
    </>
  )
}
