import { useEffect, type ReactNode } from 'react'
import { BoundField } from '@/components/form/bound-field'
import { ColorInput } from '@/components/form/color-input'
import { applyAccent } from '@/lib/brand-theme'
import { useT } from '@/lib/use-t'
import { CompanyQuestion, type Draft, type QuestionProps } from './company-question.tsx'

interface BrandQuestionProps extends QuestionProps {
  /** Where the logo is chosen; it is saved at once. */
  logo: ReactNode
}

/** What candidates recognise the company by: its logo and its colour. */
export function BrandQuestion({ logo, ...props }: BrandQuestionProps) {
  const t = useT()
  return (
    <>
      {logo}
      <CompanyQuestion {...props}>
        {(form) => (
          <>
            <BoundField<Draft, string>
              form={form}
              name="mainColor"
              label={t('company.mainColor')}
              hint={t('company.mainColorHint')}
              says={{ regex: t('company.colorInvalid'), required: t('company.colorInvalid') }}
            >
              {({ value, onChange }, control) => (
                <ColorInput {...control} value={value} onValueChange={onChange} />
              )}
            </BoundField>
            <Preview colour={form.watch('mainColor')} saved={props.company.mainColor} />
          </>
        )}
      </CompanyQuestion>
    </>
  )
}

/** The page in a colour while it is being chosen; a question that is left without an answer takes it back. */
function Preview({ colour, saved }: { colour: string; saved: string }) {
  useEffect(() => applyAccent(colour), [colour])
  useEffect(() => () => applyAccent(saved), [saved])
  return null
}
