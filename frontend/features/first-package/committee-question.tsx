import { commissionCodes } from '#modules/compute/pure'
import { BoundField } from '@/components/form/bound-field'
import { Combobox } from '@/components/ui/combobox'
import { useCommissionName } from '@/lib/pay/use-commission-name'
import { useT } from '@/lib/use-t'
import { CompanyQuestion, type Draft, type QuestionProps } from './company-question.tsx'

/** Which joint committee most of the employees fall under: every new package starts from it. */
export function CommitteeQuestion(props: QuestionProps) {
  const t = useT()
  const nameOf = useCommissionName()
  const options = [
    { value: '', label: t('first-package.committeeUnknown') },
    ...commissionCodes(false).map((code) => ({ value: code, label: nameOf(code) })),
  ]
  return (
    <CompanyQuestion {...props}>
      {(form) => (
        <BoundField<Draft, string>
          form={form}
          name="commissionParitaire"
          label={t('first-package.committeeLabel')}
          hint={t('first-package.committeeHint')}
        >
          {({ value, onChange }, control) => (
            <Combobox
              {...control}
              searchLabel={t('editor.searchCommittee')}
              emptyLabel={t('editor.noCommitteeFound')}
              value={value}
              onValueChange={onChange}
              options={options}
            />
          )}
        </BoundField>
      )}
    </CompanyQuestion>
  )
}
