import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import {
  useDuplicateOffer,
  useExtendOffer,
  useOfferLink,
  useEndOffer,
  useResendOffer,
  type ListedOffer,
} from '@/api/offers'
import { newId } from '@/lib/new-id'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useOfferName } from './use-offer-name.ts'

/** What is asked about before it is done. */
export type Asked = 'resend' | 'extend' | 'retract' | 'reject'

/** What a person does with one offer, each telling that it was done. */
export function useOfferSteps(offer: ListedOffer) {
  const t = useT()
  const navigate = useNavigate()
  const toastError = useToastError()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [shownLink, setShownLink] = useState<string | null>(null)
  const resend = useResendOffer()
  const extend = useExtendOffer()
  const end = useEndOffer()
  const link = useOfferLink()
  const duplicate = useDuplicateOffer()
  const name = useOfferName()(offer)

  const done = (message: string) => ({
    onSuccess: () => {
      setAsked(null)
      toast(t(message, { name }))
    },
    onError: toastError,
  })

  async function copyLink() {
    try {
      const { url } = await link.mutateAsync(offer.id)
      try {
        await navigator.clipboard.writeText(url)
        toast(t('offers.linkCopied'), { description: t('offers.linkIsNew') })
      } catch {
        // No clipboard without a page in front, or by the browser's own rules: the person copies it.
        setShownLink(url)
      }
    } catch (error) {
      toastError(error as Error)
    }
  }

  return {
    asked,
    ask: setAsked,
    shownLink,
    hideLink: () => setShownLink(null),
    busy: resend.isPending || extend.isPending || end.isPending,
    resend: () => resend.mutate(offer.id, done('offers.resent')),
    extend: (validityDateStr: string) =>
      extend.mutate({ id: offer.id, validityDateStr }, done('offers.extended')),
    end: (step: 'retract' | 'reject', reason: string) =>
      end.mutate({ id: offer.id, step, reason }, done(`offers.${step}ed`)),
    copyLink: () => void copyLink(),
    duplicate: () =>
      duplicate.mutate(
        { id: newId(), of: offer.id },
        { onSuccess: (copy) => void navigate(urls.offer(copy.id)), onError: toastError }
      ),
  }
}

export type OfferSteps = ReturnType<typeof useOfferSteps>
