import { useWatch } from 'react-hook-form'
import { commissionCodes, type EmploymentType } from '#modules/compute/pure'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { releaseEngagement, useEditor } from './editor-context.tsx'
import { regimeUnder } from './regime-under.ts'

const STATUSES: readonly EmploymentType[] = ['EMPLOYE', 'OUVRIER', 'CONTRACTOR', 'INTERN']
const FIRST_AGREEMENT = commissionCodes(true)[0]!

/** Employee, manual worker, contractor or intern: what contributions are due, and what the person may have. */
export function StatusField() {
  const t = useT()
  const { form, company, patch, errorAt } = useEditor()
  const config = useWatch({ control: form.control, name: 'package.computeModelConfig' })

  /** An intern has an agreement where others have a committee; settings of one kind are not those of another. */
  function change(employmentType: EmploymentType) {
    const committee = company.commissionParitaire ?? undefined
    const { commissionParitaire } = config
    const next =
      employmentType === 'INTERN'
        ? FIRST_AGREEMENT
        : config.employmentType === 'INTERN'
          ? committee
          : commissionParitaire
    const computeModelConfig = {
      employmentType,
      ...(next && employmentType !== 'CONTRACTOR' ? { commissionParitaire: next } : {}),
      ...(config.heuresSemaine === undefined ? {} : { heuresSemaine: config.heuresSemaine }),
    }
    patch({
      computeModelConfig,
      ...regimeUnder(config, computeModelConfig, form.getValues('package')),
    })
    releaseEngagement(form)
  }

  return (
    <Field label={t('editor.status')} error={errorAt('package.computeModelConfig.employmentType')}>
      {(control) => (
        <Select
          {...control}
          value={config.employmentType}
          onValueChange={change}
          options={STATUSES.map((value) => ({ value, label: t(`editor.status_${value}`) }))}
        />
      )}
    </Field>
  )
}
