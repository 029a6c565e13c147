import { useWatch } from 'react-hook-form'
import { listCommissions, type ComputeModelConfig } from '#modules/compute/pure'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { useLocale, useT } from '@/lib/use-t'
import { releaseEngagement, useEditor } from './editor-context.tsx'

const COMMITTEE = /^BECP(\d{3})(\d{2})?$/

/** The joint committee, or for an intern the kind of agreement. A contractor has none. */
export function CommitteeField() {
  const t = useT()
  const locale = useLocale()
  const { form, patch, errorAt } = useEditor()
  const config = useWatch({ control: form.control, name: 'package.computeModelConfig' })
  const intern = config.employmentType === 'INTERN'
  if (config.employmentType === 'CONTRACTOR') return null
  const options = listCommissions()
    .filter(({ training }) => training === intern)
    .map(({ code, titles }) => ({ value: code, label: labelOf(code, titles[locale]) }))
  const none = { value: '', label: t('editor.noCommittee') }
  return (
    <Field
      label={t(intern ? 'editor.agreement' : 'editor.committee')}
      error={errorAt('package.computeModelConfig.commissionParitaire')}
    >
      {(control) => (
        <Combobox
          {...control}
          searchLabel={t('editor.searchCommittee')}
          emptyLabel={t('editor.noCommitteeFound')}
          value={config.commissionParitaire ?? ''}
          onValueChange={(code) => {
            patch({ computeModelConfig: underCommittee(config, code || undefined) })
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

/** `CP 140.03 · …`: the number as everyone writes it. */
function labelOf(code: string, title: string): string {
  const number = COMMITTEE.exec(code)
  if (number === null) return `${code} · ${title}`
  return `CP ${number[1]}${number[2] ? `.${number[2]}` : ''} · ${title}`
}
