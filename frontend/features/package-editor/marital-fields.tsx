import { Controller, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import { ETATS_CIVILS, incomesOfSpouse, isCouple } from '@/lib/pay/civil-situation'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'

/** Marital status, and for a couple what the spouse earns. */
export function MaritalFields() {
  const t = useT()
  const { form, errorAt } = useEditor()
  const [etatCivil, works] = useWatch({
    control: form.control,
    name: ['worker.etatCivil', 'worker.conjointTravaille'],
  })

  function changeWorks(next: boolean) {
    form.setValue('worker.conjointTravaille', next)
    form.setValue('worker.revenusConjoint', incomesOfSpouse(next)[0])
  }

  return (
    <>
      <Controller
        control={form.control}
        name="worker.etatCivil"
        render={({ field }) => (
          <Field label={t('editor.etatCivil')} error={errorAt('worker.etatCivil')}>
            {(control) => (
              <Select
                {...control}
                value={field.value}
                onValueChange={field.onChange}
                options={ETATS_CIVILS.map((value) => ({
                  value,
                  label: t(`pay.situation_${value}`),
                }))}
              />
            )}
          </Field>
        )}
      />
      {isCouple(etatCivil) && (
        <>
          <SwitchRow
            label={t('editor.conjointTravaille')}
            checked={works}
            onCheckedChange={changeWorks}
          />
          <Controller
            control={form.control}
            name="worker.revenusConjoint"
            render={({ field }) => (
              <Field label={t('editor.revenusConjoint')} error={errorAt('worker.revenusConjoint')}>
                {(control) => (
                  <Select
                    {...control}
                    value={field.value}
                    onValueChange={field.onChange}
                    options={incomesOfSpouse(works).map((value) => ({
                      value,
                      label: t(`pay.situation_${value}`),
                    }))}
                  />
                )}
              </Field>
            )}
          />
        </>
      )}
    </>
  )
}
