import { SectionCard } from '@/components/ui/card'
import { CodeTabs } from '@/components/ui/code-tabs'
import { useLocale, useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { SAMPLE_LANGUAGES, VERIFY_SAMPLES } from './verify-samples.ts'

/** For who writes the receiver: how it knows that a message is ours. */
export function VerifyCard() {
  const t = useT()
  const locale = useLocale()
  return (
    <SectionCard title={t('webhooks.verifyTitle')}>
      <p className="mb-2 text-ink-soft">
        {t('webhooks.verifyText')}{' '}
        <a
          className="underline"
          href={`/${locale}${urls.apiReference}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('account.apiReference')}
        </a>
      </p>
      <CodeTabs
        label={t('webhooks.verifyTitle')}
        languages={SAMPLE_LANGUAGES}
        textOf={(language) => VERIFY_SAMPLES[language]}
      />
    </SectionCard>
  )
}
