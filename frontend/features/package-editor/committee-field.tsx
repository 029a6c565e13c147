import { useWatch } from 'react-hook-form'
import { commissionCodes, type ComputeModelConfig } from '#modules/compute/pure'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { useCommissionName } from '@/lib/pay/use-commission-name'
import { useT } from '@/lib/use-t'
import { releaseEngagement, useEditor } from './editor-context.tsx'
import { regimeUnder } from './regime-under.ts'

/** The joint committee, or for an intern the kind of agreement. A contractor has none. */
export function CommitteeField() {
  const t = useT()
  const nameOf = useCommissionName()
  const { form, patch, errorAt } = useEditor()
  const config = useWatch({ control: form.control, name: 'package.computeModelConfig' })
  const intern = config.employmentType === 'INTERN'
  if (config.employmentType === 'CONTRACTOR') return null
  const options = commissionCodes(intern).map((code) => ({ value: code, label: nameOf(code) }))
  const none = { value: '', label: t('editor.noCommittee') }
  return (
    <Field
      label={t(intern ? 'editor.agreement' : 'editor.committee')}
      error={errorAt('package.computeModelConfig.commissionParitaire')}
      className="sm:col-span-2"
    >
      {(control) => (
        <Combobox
          {...control}
          searchLabel={t('editor.searchCommittee')}
          emptyLabel={t('editor.noCommitteeFound')}
          value={config.commissionParitaire ?? ''}
          onValueChange={(code) => {
            const next = underCommittee(config, code || undefined)
            patch({
              computeModelConfig: next,
              ...regimeUnder(config, next, form.getValues('package')),
            })
            releaseEngagement(form)
          }}
          options={intern ? options : [none, ...options]}
        />
      )}
    </Field>
  )
}

/** What the job of one committee or agreement says is nothing to another. */
function underCommittee(
  { classe: _c, anciennete: _a, echelle: _e, stage: _s, ...config }: ComputeModelConfig,
  commissionParitaire: string | undefined
): ComputeModelConfig {
  return { ...config, commissionParitaire }
}
