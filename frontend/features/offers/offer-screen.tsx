import { useRef, useState } from 'react'
import { Eye, FileSignature, Link2, Save, Send } from 'lucide-react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import { useSendOffer, type Offer } from '@/api/offers'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { LeaveDialog } from '@/components/app/leave-dialog'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { useStable } from '@/lib/use-stable'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { ChecksCard, type MendPlace } from './checks-card.tsx'
import { ChosenCard } from './chosen-card.tsx'
import { ConditionsCard } from './conditions-card.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FilesCard } from './files-card.tsx'
import { MessageCard } from './message-card.tsx'
import { voidsLink } from './offer-form.ts'
import { OfferMenu } from './offer-menu.tsx'
import { PackageCard } from './package-card.tsx'
import { SendDialog } from './send-dialog.tsx'
import { SignerCard } from './signer-card.tsx'
import { AskedNotice } from './asked-notice.tsx'
import { StateNotice } from './state-notice.tsx'
import { StatusBadge } from './status-badge.tsx'
import { allows } from './steps.ts'
import { TextCard, type TextSide } from './text-card.tsx'
import { OfferTimeline } from './timeline.tsx'
import { useOfferName } from './use-offer-name.ts'
import { useOfferSteps } from './use-offer-steps.ts'
import { useSaveOffer } from './use-save-offer.ts'
import { Validity } from './validity.tsx'

/** What of a part of the page takes the caret. */
const CONTROLS = '[contenteditable=true], textarea, input, [role=combobox], button'

interface OfferScreenProps {
  offer: Offer
  onDeleted: () => void
}

/** One offer: what it says, to whom, until when, what happened to it, and what can be done now. */
export function OfferScreen({ offer, onDeleted }: OfferScreenProps) {
  const t = useT()
  const nameOf = useOfferName()
  const toastError = useToastError()
  const canWrite = useCan('offers.write')
  const canSend = useCan('offers.send')
  const save = useSaveOffer(offer)
  const steps = useOfferSteps(offer)
  const send = useSendOffer()
  const [sending, setSending] = useState(false)
  const [voiding, setVoiding] = useState(false)
  const [side, setSide] = useState<TextSide>('write')
  const content = useRef<HTMLFormElement>(null)
  const { isDirty } = save
  const editable = canWrite && allows(offer.status, 'edit')
  const draft = offer.status === 'DRAFT'
  const card = { form: save.form, disabled: !editable }

  const saveNow = useStable(async () => (await save.save()) !== null)
  /** To the caret of what is to be mended; the text may have to be turned to its writing side first. */
  function mend(place: MendPlace) {
    if (place === 'body') flushSync(() => setSide('write'))
    const part = content.current?.querySelector(`[data-part="${place}"]`)
    const control = part?.querySelector<HTMLElement>(CONTROLS)
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }
  function askOrSave() {
    const voids = !draft && voidsLink(save.form.getValues(), save.changed, offer)
    if (voids) setVoiding(true)
    else void saveNow()
  }
  async function saveAndAsk() {
    if (await saveNow()) setSending(true)
  }
  function sendNow() {
    send.mutate(
      { id: offer.id, version: offer.version },
      {
        onSuccess: ({ worker, leavesAt }) => {
          setSending(false)
          // What still can be undone is told by the page, with the way to it.
          if (leavesAt === null) toast(t('offers.sent', { name: worker?.displayName ?? '' }))
        },
        onError: toastError,
      }
    )
  }

  return (
    <>
      <PageHeader
        title={nameOf(offer)}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={offer.status} leavesAt={offer.leavesAt} />
            {offer.worker && offer.package?.nomFonction}
            <Validity offer={offer} />
          </span>
        }
        actions={
          <>
            {offer.packageId && (
              <Button asChild>
                <Link to={urls.previewOffer(offer.id)}>
                  <Eye aria-hidden />
                  {t('offers.previewAsCandidate')}
                </Link>
              </Button>
            )}
            {offer.status === 'SENT' && canSend && !isDirty && (
              <Button onClick={steps.copyLink}>
                <Link2 aria-hidden />
                {t('offers.copyLink')}
              </Button>
            )}
            {editable && (draft || isDirty) && (
              <Button
                variant={draft && canSend ? 'secondary' : 'primary'}
                disabled={!isDirty}
                busy={save.saving}
                onClick={askOrSave}
              >
                <Save aria-hidden />
                {t('offers.save')}
              </Button>
            )}
            {draft && canSend && (
              <Button variant="primary" disabled={save.saving} onClick={() => void saveAndAsk()}>
                <Send aria-hidden />
                {t('offers.send')}
              </Button>
            )}
            {offer.status === 'ACCEPTED' && (
              <Button variant="primary" asChild>
                <Link to={urls.newContract({ offerId: offer.id })}>
                  <FileSignature aria-hidden />
                  {t('offers.configureContract')}
                </Link>
              </Button>
            )}
            <OfferMenu item={offer} steps={steps} onDeleted={onDeleted} onPage />
          </>
        }
      />
      <AskedNotice offer={offer} maySend={canSend} />
      <StateNotice offer={offer} isDirty={isDirty} />
      <form
        ref={content}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]"
      >
        <div className="flex flex-col gap-6 lg:col-start-2">
          {draft && editable && <ChecksCard offer={offer} isDirty={isDirty} onMend={mend} />}
          <ChosenCard offer={offer} />
          <ConditionsCard {...card} email={offer.worker?.email ?? null} />
          <PackageCard offer={offer} editable={editable} />
        </div>
        <div className="flex flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TextCard {...card} offer={offer} side={side} onSide={setSide} />
          <SignerCard {...card} />
          <FilesCard offer={offer} editable={editable} />
          {(editable || offer.message !== '') && <MessageCard {...card} />}
        </div>
        <div className="lg:col-start-2">
          <OfferTimeline events={offer.events} candidate={offer.worker?.displayName ?? null} />
        </div>
      </form>
      <SendDialog
        offer={offer}
        open={sending}
        busy={send.isPending}
        onClose={() => setSending(false)}
        onSend={sendNow}
      />
      <ConfirmDialog
        open={voiding}
        title={t('offers.voidTitle')}
        description={t('offers.voidText')}
        confirm={t('offers.voidConfirm')}
        cancel={t('common.cancel')}
        onConfirm={() => {
          setVoiding(false)
          void saveNow()
        }}
        onCancel={() => setVoiding(false)}
      />
      <ConflictDialog save={save} />
      <LeaveDialog dirty={isDirty} onSave={saveNow} onDiscard={save.discard} />
    </>
  )
}
