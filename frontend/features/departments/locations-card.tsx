import { useEffect } from 'react'
import { postContractLocations } from '#client/bounds'
import { LANGUAGE_REGIMES, suggestedRegime } from '#modules/team/domain/language_regime'
import { useLocations, useRemoveName, useSaveLocation, type Location } from '@/api/named-lists'
import { ListCard } from '@/components/app/list-card'
import { SeatFields } from '@/components/app/seat-fields'
import { ChoiceField } from '@/components/form/choice-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { NameForm } from './name-form.tsx'

/** Places of work, with their address and the language of what is signed there. */
export function LocationsCard() {
  const t = useT()
  const remove = useRemoveName('/contract-locations')
  const toastError = useToastError()
  return (
    <ListCard
      title={t('departments.locations')}
      list={useLocations()}
      detail={({ postalCode, city, languageRegime, suggestedRegime }) => (
        <p className="text-xs text-ink-soft">
          {[
            [postalCode, city].filter(Boolean).join(' '),
            languageRegime
              ? t(`contracts.regime_${languageRegime}`)
              : suggestedRegime
                ? t('contracts.regimeSuggested', {
                    regime: t(`contracts.regime_${suggestedRegime}`),
                  })
                : t('contracts.regime_none'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      removeText={t('departments.removeUnusedText')}
      onRemove={({ id }) => remove.mutate(id, { onError: toastError })}
      form={(item, onDone) => <OneLocation item={item} onDone={onDone} />}
    />
  )
}

function OneLocation({ item, onDone }: { item: Location | null; onDone: () => void }) {
  const t = useT()
  const save = useSaveLocation()
  const form = useBoundForm({
    bounds: postContractLocations,
    defaultValues: {
      name: item?.name ?? '',
      street: item?.street ?? '',
      postalCode: item?.postalCode ?? '',
      city: item?.city ?? '',
      languageRegime: item?.languageRegime ?? item?.suggestedRegime ?? null,
    },
    send: (body) => save.mutateAsync({ id: item?.id, ...body }),
    onSaved: onDone,
  })
  const { setValue, watch } = form
  const isChosen = form.formState.dirtyFields.languageRegime
  // The choice follows the postal code while it is typed, until one is chosen by hand.
  useEffect(() => {
    const { unsubscribe } = watch(({ postalCode = '' }, { name }) => {
      const suggested = name === 'postalCode' && suggestedRegime(postalCode)
      if (suggested && !isChosen) setValue('languageRegime', suggested.regime)
    })
    return unsubscribe
  }, [isChosen, setValue, watch])
  const facility = suggestedRegime(watch('postalCode'))?.facility
  return (
    <NameForm form={form} onCancel={onDone}>
      <SeatFields form={form} />
      <ChoiceField
        form={form}
        name="languageRegime"
        label={t('contracts.regime')}
        hint={facility ? t('contracts.facility', { commune: facility }) : t('contracts.regimeHint')}
        options={[
          { value: null, label: t('contracts.regime_none') },
          ...LANGUAGE_REGIMES.map((value) => ({ value, label: t(`contracts.regime_${value}`) })),
        ]}
      />
    </NameForm>
  )
}
