import { useState } from 'react'
import { toast } from 'sonner'
import {
  useExtendCasefile,
  useRemindSigners,
  useReplaceSigner,
  useSignerLink,
} from '@/api/casefile-signing'
import type { Casefile, CasefileSigner } from '@/api/casefiles'
import { useT } from '@/lib/use-t'
import { useToastRefusal } from './use-toast-refusal.ts'

/** What a person does while others sign, each telling that it was done. */
export function useSignerSteps(casefile: Casefile) {
  const t = useT()
  const onError = useToastRefusal()
  const [isExtending, setExtending] = useState(false)
  const [replaced, askReplace] = useState<CasefileSigner | null>(null)
  const [shownLink, setShownLink] = useState<string | null>(null)
  const remind = useRemindSigners(casefile.id)
  const extend = useExtendCasefile(casefile.id)
  const replace = useReplaceSigner(casefile.id)
  const link = useSignerLink(casefile.id)

  async function copyLink({ id, name }: CasefileSigner) {
    try {
      const { url } = await link.mutateAsync(id)
      try {
        await navigator.clipboard.writeText(url)
        toast(t('signatures.linkCopied', { name }), { description: t('signatures.linkText') })
      } catch {
        // No clipboard without a page in front, or by the browser's own rules: the person copies it.
        setShownLink(url)
      }
    } catch (error) {
      onError(error as Error)
    }
  }

  return {
    isExtending,
    setExtending,
    replaced,
    askReplace,
    shownLink,
    hideLink: () => setShownLink(null),
    reminding: remind.isPending,
    busy: extend.isPending || replace.isPending,
    remind: () =>
      remind.mutate(undefined, { onSuccess: () => toast(t('signatures.reminded')), onError }),
    extend: (lastDayStr: string) =>
      extend.mutate(lastDayStr, {
        onSuccess: () => {
          setExtending(false)
          toast(t('signatures.extended'))
        },
        onError,
      }),
    replace: (signerId: string | null) =>
      replaced &&
      replace.mutate(
        { of: replaced.id, signerId },
        {
          onSuccess: () => {
            askReplace(null)
            toast(t('signatures.replaced'))
          },
          onError,
        }
      ),
    copyLink: (signer: CasefileSigner) => void copyLink(signer),
  }
}

export type SignerSteps = ReturnType<typeof useSignerSteps>
