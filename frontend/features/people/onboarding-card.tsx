import { useState } from 'react'
import {
  useCloseOnboardingLink,
  useOnboardingLink,
  useReplaceOnboardingLink,
} from '@/api/onboarding-link'
import { useUser } from '@/api/get-user'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { CopyField } from '@/components/ui/copy-field'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { OnboardingLinkForm } from './onboarding-link-form.tsx'

/** The link by which colleagues make their own access: for whom it is open, a new one, none. */
export function OnboardingCard() {
  const t = useT()
  const link = useOnboardingLink()
  const user = useUser().data
  const replace = useReplaceOnboardingLink()
  return (
    <SectionCard title={t('onboarding.link')}>
      <p className="-mt-2 mb-4 text-ink-soft">{t('onboarding.linkText')}</p>
      {replace.data && (
        <div className="mb-4 flex flex-col gap-4">
          <Notice tone="warn">{t('onboarding.once')}</Notice>
          <CopyField label={t('onboarding.address')} value={replace.data.link} />
        </div>
      )}
      {/* As high as the sentence and the button that take its place. */}
      {link.isPending && <Skeleton className="h-19 sm:h-10" />}
      {link.error && <ErrorView error={link.error} onRetry={() => void link.refetch()} />}
      {link.data && user && <LinkState link={link.data} email={user.email} replace={replace} />}
    </SectionCard>
  )
}

interface LinkStateProps {
  link: NonNullable<ReturnType<typeof useOnboardingLink>['data']>
  /** Of the maker of a link: its domain is the one that is meant most of the time. */
  email: string
  replace: ReturnType<typeof useReplaceOnboardingLink>
}

/** Shown once it is known: what the form begins with, and whether it makes a first link, follow from it. */
function LinkState({ link, email, replace }: LinkStateProps) {
  const t = useT()
  const format = useFormat()
  const close = useCloseOnboardingLink()
  const toastError = useToastError()
  const [making, setMaking] = useState(false)
  const made = link.createdAt ? link : null
  return (
    <>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
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
          domain={link.domains.join(', ') || email.split('@').at(-1)!}
          replace={replace}
          onMade={() => setMaking(false)}
          onCancel={() => setMaking(false)}
        />
      </Dialog>
    </>
  )
}

function isOver({ expiresAt, usesLeft }: { expiresAt: string | null; usesLeft: number }): boolean {
  return usesLeft === 0 || new Date(expiresAt!).getTime() <= Date.now()
}
