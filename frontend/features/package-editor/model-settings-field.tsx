import { useWatch } from 'react-hook-form'
import { follows, underSettings, useModelConfigs } from '@/api/compute-model-configs'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'

const OWN = 'own'

/** Which of the company's settings the package follows; one that says something else has its own. */
export function ModelSettingsField() {
  const t = useT()
  const { form, patch } = useEditor()
  const configs = useModelConfigs().data ?? []
  const model = useWatch({ control: form.control, name: 'package.computeModelConfig' })
  const followed = configs.find(({ computeModelConfig }) => follows(model, computeModelConfig))
  if (configs.length === 0) return null
  return (
    <Field label={t('models.followed')} hint={followed ? undefined : t('models.ownHint')}>
      {(control) => (
        <Select
          {...control}
          value={followed?.id ?? OWN}
          onValueChange={(id) => {
            const chosen = configs.find((each) => each.id === id)
            if (chosen)
              patch({ computeModelConfig: underSettings(model, chosen.computeModelConfig) })
          }}
          options={[
            ...(followed ? [] : [{ value: OWN, label: t('models.own') }]),
            ...configs.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Field>
  )
}
