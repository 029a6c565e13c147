import {
  useCloseOnboardingLink,
  useOnboardingLink,
  useReplaceOnboardingLink,
} from '@/api/onboarding-link'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { CopyField } from '@/components/ui/copy-field'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** The link by which colleagues make their own access: whether it is open, a new one, none. */
export function OnboardingCard() {
  const t = useT()
  const format = useFormat()
  const since = useOnboardingLink().data?.createdAt
  const replace = useReplaceOnboardingLink()
  const close = useCloseOnboardingLink()
  const toastError = useToastError()
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
        <p>
          {since
            ? t('onboarding.since', { day: format.day(since, 'medium') })
            : t('onboarding.none')}
        </p>
        <div className="flex flex-wrap gap-2">
          {since && (
            <Button
              busy={close.isPending}
              onClick={() =>
                close.mutate(undefined, { onSuccess: () => replace.reset(), onError: toastError })
              }
            >
              {t('onboarding.close')}
            </Button>
          )}
          <Button
            busy={replace.isPending}
            onClick={() => replace.mutate(undefined, { onError: toastError })}
          >
            {t(since ? 'onboarding.replace' : 'onboarding.make')}
          </Button>
        </div>
      </div>
    </SectionCard>
  )
}
