import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useSigningCalls, type Signing } from '@/api/signing'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

interface StillToTellProps {
  link: string
  missing: Signing['you']['toTell']
}

/** A worker who signed goes on to what is missing for social security and pay: their own form. */
export function StillToTell({ link, missing }: StillToTellProps) {
  const t = useT()
  const { form } = useSigningCalls(link)
  const { mutate, isPending, error } = useMutation({
    mutationFn: form,
    onSuccess: (url) => window.location.assign(url),
  })
  const isBankAlone = missing.every((section) => section === 'BANK')
  return (
    <SectionCard title={t('signing.toTell')}>
      <p className="text-ink-soft">
        {t(isBankAlone ? 'signing.toTell_BANK' : 'signing.toTell_text')}
      </p>
      <ProblemNotice error={error} className="mt-3" />
      <Button className="mt-4 h-12 w-full text-base" busy={isPending} onClick={() => mutate()}>
        {t('signing.tell')}
        <ArrowRight aria-hidden />
      </Button>
    </SectionCard>
  )
}
