import type { ListedOffer } from '@/api/offers'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { useT } from '@/lib/use-t'
import { ExtendDialog } from './extend-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { OfferSteps } from './use-offer-steps.ts'
import { useOfferName } from './use-offer-name.ts'

/** The questions that some steps ask first. */
export function StepDialogs({ offer, steps }: { offer: ListedOffer; steps: OfferSteps }) {
  const t = useT()
  const nameOf = useOfferName()
  const { asked, ask, busy } = steps
  const close = () => ask(null)
  return (
    <>
      <ConfirmDialog
        open={asked === 'resend'}
        title={t('offers.resendTitle', { name: nameOf(offer) })}
        description={t('offers.resendText', { email: offer.worker?.email ?? '' })}
        confirm={t('offers.resend')}
        cancel={t('common.cancel')}
        onConfirm={steps.resend}
        onCancel={close}
      />
      <ExtendDialog
        open={asked === 'extend'}
        count={1}
        busy={busy}
        onClose={close}
        onExtend={steps.extend}
      />
      <ReasonDialog
        step={asked === 'retract' || asked === 'reject' ? asked : null}
        name={nameOf(offer)}
        busy={busy}
        onClose={close}
        onConfirm={(reason) =>
          asked && asked !== 'resend' && asked !== 'extend' && steps.end(asked, reason)
        }
      />
      <LinkDialog url={steps.shownLink} onClose={steps.hideLink} />
    </>
  )
}
