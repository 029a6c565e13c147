import {
  Ban,
  CalendarPlus,
  Copy,
  Eye,
  FileDown,
  FileSignature,
  FileText,
  Link2,
  Pencil,
  Send,
  ThumbsDown,
  Trash2,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { useCan } from '@/api/get-user'
import { offerPdfUrl, type ListedOffer } from '@/api/offers'
import { FileLink } from '@/components/app/file-link'
import { RowMenu } from '@/components/list/row-menu'
import { MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { useGates } from '@/lib/gate'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { StepDialogs } from './step-dialogs.tsx'
import { allows } from './steps.ts'
import { useDeleteOffers } from './use-delete-offers.ts'
import { useOfferSteps, type OfferSteps } from './use-offer-steps.ts'
import { useOfferName } from './use-offer-name.ts'

interface OfferMenuProps {
  item: ListedOffer
  /** On the offer's own page, whose buttons stand beside. */
  onPage?: boolean
  onDeleted?: () => void
}

/** What can be done with one offer, as far as its status and the person's rights allow. */
export function OfferMenu({
  item,
  steps,
  onPage,
  onDeleted,
}: OfferMenuProps & { steps: OfferSteps }) {
  const t = useT()
  const nameOf = useOfferName()
  const navigate = useNavigate()
  const canWrite = useCan('offers.write')
  const canSend = useCan('offers.send')
  const canPrepare = useCan('casefiles.write')
  const isLocked = useGates().locks({ feature: 'documents' })
  const remove = useDeleteOffers()
  const pdf = useFileOrToast(offerPdfUrl(item.id))
  const can = (step: Parameters<typeof allows>[1]) => allows(item.status, step)
  return (
    <>
      <RowMenu
        label={onPage ? t('common.more') : t('offers.actionsFor', { name: nameOf(item) })}
        onPage={onPage}
        busy={pdf.busy}
      >
        {!onPage && (
          <MenuItem onSelect={() => navigate(urls.offer(item.id))}>
            <Pencil aria-hidden />
            {t('offers.open')}
          </MenuItem>
        )}
        {item.packageId && (
          <MenuItem onSelect={() => navigate(urls.previewOffer(item.id))}>
            <Eye aria-hidden />
            {t('offers.previewAsCandidate')}
          </MenuItem>
        )}
        {item.packageId && (
          <MenuItem asChild disabled={pdf.busy}>
            <FileLink file={pdf} icon={FileDown}>
              {t('offers.pdf')}
            </FileLink>
          </MenuItem>
        )}
        {item.status === 'ACCEPTED' && (
          <MenuItem onSelect={() => navigate(urls.newContract({ offerId: item.id }))}>
            <FileSignature aria-hidden />
            {t('offers.configureContract')}
          </MenuItem>
        )}
        {item.status === 'ACCEPTED' && canPrepare && !isLocked && (
          <MenuItem onSelect={() => navigate(urls.newCasefile({ offerId: item.id }))}>
            <FileText aria-hidden />
            {t('documents.prepare')}
          </MenuItem>
        )}
        {canSend && can('resend') && (
          <MenuItem onSelect={() => steps.ask('resend')}>
            <Send aria-hidden />
            {t('offers.resend')}
          </MenuItem>
        )}
        {canSend && can('extend') && (
          <MenuItem onSelect={() => steps.ask('extend')}>
            <CalendarPlus aria-hidden />
            {t('offers.extend')}
          </MenuItem>
        )}
        {canSend && can('link') && (
          <MenuItem onSelect={steps.copyLink}>
            <Link2 aria-hidden />
            {t('offers.copyLink')}
          </MenuItem>
        )}
        {canWrite && (
          <MenuItem onSelect={steps.duplicate}>
            <Copy aria-hidden />
            {t('offers.duplicate')}
          </MenuItem>
        )}
        {canSend && can('retract') && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => steps.ask('reject')}>
              <ThumbsDown aria-hidden />
              {t('offers.reject')}
            </MenuItem>
            <MenuItem danger onSelect={() => steps.ask('retract')}>
              <Ban aria-hidden />
              {t('offers.retract')}
            </MenuItem>
          </>
        )}
        {canWrite && can('delete') && (
          <>
            <MenuSeparator />
            <MenuItem
              danger
              onSelect={() => {
                onDeleted?.()
                remove([item.id], t('offers.deleted', { name: nameOf(item) }))
              }}
            >
              <Trash2 aria-hidden />
              {t('offers.delete')}
            </MenuItem>
          </>
        )}
      </RowMenu>
      <StepDialogs offer={item} steps={steps} />
    </>
  )
}

/** The same in a list, where nothing else starts the steps. */
export function OfferRowMenu({ item }: { item: ListedOffer }) {
  return <OfferMenu item={item} steps={useOfferSteps(item)} />
}
