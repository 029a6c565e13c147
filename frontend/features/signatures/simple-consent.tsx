import { useState } from 'react'
import { Check } from 'lucide-react'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import { useAcceptSimple, type SigningSettings } from '@/api/signing-settings'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { CheckRow } from '@/components/ui/check-row'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What a simple signature under a contract means, to be read and said yes to once by an administrator. */
export function SimpleConsent({ settings }: { settings: SigningSettings }) {
  const t = useT()
  const format = useFormat()
  const canWrite = useCan('signing-settings.write')
  const accept = useAcceptSimple()
  const [hasRead, setRead] = useState(false)
  const { simpleMeans, simpleAccepted } = settings
  return (
    <SectionCard title={t('signatures.simpleTitle')}>
      <p className="whitespace-pre-line">{simpleMeans}</p>
      {simpleAccepted ? (
        <p className="mt-4 flex items-start gap-2 text-accept">
          <Check className="mt-0.5 size-4 shrink-0" aria-hidden />
          {t('signatures.simpleAccepted', {
            by: simpleAccepted.by,
            at: format.instant(simpleAccepted.at),
          })}
        </p>
      ) : canWrite ? (
        <div className="mt-4 flex flex-col items-start gap-3">
          <CheckRow
            label={t('signatures.simpleRead')}
            checked={hasRead}
            onCheckedChange={setRead}
          />
          <ProblemNotice error={accept.error} />
          <Button
            disabled={!hasRead}
            busy={accept.isPending}
            onClick={() =>
              accept.mutate(simpleMeans, {
                onSuccess: () => toast(t('signatures.simpleAcceptedToast')),
              })
            }
          >
            {t('signatures.simpleYes')}
          </Button>
        </div>
      ) : (
        <p className="mt-4 text-ink-soft">{t('signatures.simpleAskAdmin')}</p>
      )}
    </SectionCard>
  )
}
