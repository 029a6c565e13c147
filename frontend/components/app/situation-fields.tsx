import type { CivilSituation } from '#modules/compute/pure'
import { ChoiceField } from '@/components/form/choice-field'
import { NumberField } from '@/components/form/number-field'
import { SwitchField } from '@/components/form/switch-field'
import { partOf, type BoundFields } from '@/components/form/use-bound-fields'
import { ETATS_CIVILS, incomesOfSpouse, isCouple } from '@/lib/pay/civil-situation'
import { useT } from '@/lib/use-t'

type Situation = Required<CivilSituation>

/** The civil situation of a person, as far as it is known; `settledSituation` empties what is not asked any more. */
export function SituationFields<Values extends Situation>(props: { form: BoundFields<Values> }) {
  const t = useT()
  const form = partOf<Situation, Values>(props.form)
  const value = form.watch()
  const couple = isCouple(value.etatCivil)
  const children = (value.enfantsACharge ?? 0) > 0
  const incomes = incomesOfSpouse(value.conjointTravaille ?? false)
  const at = <Name extends keyof Situation>(name: Name) => ({
    form,
    name,
    label: t(`editor.${name}`),
  })
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">{t('editor.situation')}</legend>
      <ChoiceField
        {...at('etatCivil')}
        options={[
          { value: null, label: t('team.unknown') },
          ...ETATS_CIVILS.map((each) => ({ value: each, label: t(`pay.situation_${each}`) })),
        ]}
      />
      {couple && (
        <>
          <SwitchField
            {...at('conjointTravaille')}
            onChange={(works) => form.setValue('revenusConjoint', incomesOfSpouse(works)[0])}
          />
          <ChoiceField
            {...at('revenusConjoint')}
            placeholder={t('team.unknown')}
            options={incomes.map((each) => ({ value: each, label: t(`pay.situation_${each}`) }))}
          />
          <SwitchField {...at('conjointHandicape')} />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...at('enfantsACharge')} />
        {children && (
          <NumberField {...at('enfantsHandicapes')} hint={t('editor.enfantsHandicapesHint')} />
        )}
      </div>
      {children && !couple && <SwitchField {...at('parentIsole')} />}
      <SwitchField {...at('handicape')} />
      <SwitchField {...at('nonResident')} hint={t('editor.nonResidentHint')} />
      <details className="group">
        <summary className="inline-flex h-9 items-center rounded-md text-sm text-accent underline-offset-4 hover:underline">
          {t('editor.otherDependants')}
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <NumberField {...at('ascendantsACharge')} />
          <NumberField {...at('autresPersonnesACharge')} />
        </div>
      </details>
    </fieldset>
  )
}
