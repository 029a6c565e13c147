import { NumberField } from '@/components/form/number-field'
import { useT } from '@/lib/use-t'
import { CompanyQuestion, type QuestionProps } from './company-question.tsx'

/** How many people work there: some contributions of the employer depend on it. */
export function PeopleQuestion(props: QuestionProps) {
  const t = useT()
  return (
    <CompanyQuestion {...props}>
      {(form) => (
        <NumberField
          form={form}
          name="effectif"
          label={t('first-package.peopleLabel')}
          hint={t('first-package.peopleHint')}
          inputClassName="w-32"
        />
      )}
    </CompanyQuestion>
  )
}
