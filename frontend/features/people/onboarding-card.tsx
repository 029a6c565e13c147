import { useState } from 'react'
import {
  useCloseOnboardingLink,
  useOnboardingLink,
  useReplaceOnboardingLink,
} from '@/api/onboarding-link'
import { useUser } from '@/api/get-user'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { CopyField } from '@/components/ui/copy-field'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { OnboardingLinkForm } from './onboarding-link-form.tsx'

/** The link by which colleagues make their own access: for whom it is open, a new one, none. */
export function OnboardingCard() {
  const t = useT()
  const format = useFormat()
  const link = useOnboardingLink().data
  const domain = useUser().data?.email.split('@').at(-1) ?? ''
  const replace = useReplaceOnboardingLink()
  const close = useCloseOnboardingLink()
  const toastError = useToastError()
  const [making, setMaking] = useState(false)
  const made = link?.createdAt ? link : null
  return (
    <SectionCard title={t('onboarding.link')}>
      <p className="-mt-2 mb-4 text-ink-soft">{t('onboarding.linkText')}</p>
      {replace.data && (
        <div className="mb-4 flex flex-col gap-4">
          <Notice tone="warn">{t('onboarding.once')}</Notice>
          <CopyField label={t('onboarding.address')} value={replace.data.link} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 grow basis-64">
          {!made && t('onboarding.none')}
          {made && isOver(made) && t('onboarding.over')}
          {made &&
            !isOver(made) &&
            t('onboarding.open', {
              domains: made.domains.map((each) => `@${each}`).join(', '),
              day: format.day(made.expiresAt!, 'medium'),
              uses: made.usesLeft,
            })}
        </p>
        <div className="flex flex-wrap gap-2">
          {made && (
            <Button
              busy={close.isPending}
              onClick={() =>
                close.mutate(undefined, { onSuccess: () => replace.reset(), onError: toastError })
              }
            >
              {t('onboarding.close')}
            </Button>
          )}
          <Button onClick={() => setMaking(true)}>
            {t(made ? 'onboarding.replace' : 'onboarding.make')}
          </Button>
        </div>
      </div>
      <Dialog
        open={making}
        onOpenChange={setMaking}
        title={t('onboarding.link')}
        description={t('onboarding.formText')}
      >
        <OnboardingLinkForm
          domain={link?.domains.join(', ') || domain}
          replace={replace}
          onMade={() => setMaking(false)}
          onCancel={() => setMaking(false)}
        />
      </Dialog>
    </SectionCard>
  )
}

function isOver({ expiresAt, usesLeft }: { expiresAt: string | null; usesLeft: number }): boolean {
  return usesLeft === 0 || new Date(expiresAt!).getTime() <= Date.now()
}
