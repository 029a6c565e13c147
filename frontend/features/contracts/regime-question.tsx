import { useState } from 'react'
import { LANGUAGE_REGIMES, type LanguageRegime } from '#modules/team/domain/language_regime'
import { useCan } from '@/api/get-user'
import { useConfirmRegime, type Location } from '@/api/named-lists'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** Which language the law asks at a place where it is not confirmed; what its postal code suggests stands there. */
export function RegimeQuestion({ location }: { location: Location }) {
  const t = useT()
  const toastError = useToastError()
  const canConfirm = useCan('team.write')
  const confirm = useConfirmRegime()
  const [regime, setRegime] = useState<LanguageRegime | ''>(location.suggestedRegime ?? '')
  return (
    <Notice tone="warn" role="status">
      <p>{t('contracts.regimeUnknown', { place: location.name })}</p>
      {location.facility && (
        <p className="mt-1">{t('contracts.facility', { commune: location.facility })}</p>
      )}
      {canConfirm && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Select
            aria-label={t('contracts.regime')}
            className="w-full bg-surface text-ink sm:w-64"
            value={regime}
            onValueChange={(value) => setRegime(value as LanguageRegime)}
            options={LANGUAGE_REGIMES.map((value) => ({
              value,
              label: t(`contracts.regime_${value}`),
            }))}
          />
          <Button
            disabled={regime === ''}
            busy={confirm.isPending}
            onClick={() =>
              regime &&
              confirm.mutate({ id: location.id, languageRegime: regime }, { onError: toastError })
            }
          >
            {t('contracts.confirmRegime')}
          </Button>
        </div>
      )}
    </Notice>
  )
}
