import type { ReactNode } from 'react'
import { putCompany } from '#client/bounds'
import type { Company } from '@/api/types'
import { useUpdateCompany, type CompanyChanges } from '@/api/update-company'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { useBoundForm, type BoundForm } from '@/components/form/use-bound-form'
import { useT } from '@/lib/use-t'
import { Steps } from './steps.tsx'

/** The company as one question shows it: no headcount is an empty field, no committee an empty choice. */
export type Draft = Omit<CompanyChanges, 'effectif' | 'commissionParitaire'> & {
  effectif: number | null
  commissionParitaire: string
}

export interface QuestionProps {
  company: Company
  onBack?: () => void
  onNext: () => void
}

/** One question about the company: its answer is saved as one goes on, and changed by coming back. */
export function CompanyQuestion({
  company,
  onBack,
  onNext,
  children,
}: QuestionProps & { children: (form: BoundForm<Draft>) => ReactNode }) {
  const t = useT()
  const update = useUpdateCompany()
  const form = useBoundForm({
    bounds: putCompany,
    defaultValues: draftOf(company),
    body: (draft: Draft) => ({ ...draft, commissionParitaire: draft.commissionParitaire || null }),
    send: update.mutateAsync,
    onSaved: onNext,
  })
  return (
    <Form form={form}>
      {children(form)}
      <Steps onBack={onBack} onSkip={onNext}>
        <SubmitButton form={form}>{t('first-package.next')}</SubmitButton>
      </Steps>
    </Form>
  )
}

function draftOf(company: Company): Draft {
  const { version, name, mainColor, numeroEntreprise, street, postalCode, city } = company
  return {
    ...{ version, name, mainColor, numeroEntreprise, street, postalCode, city },
    language: company.language as Draft['language'],
    effectif: company.effectif,
    assuranceLoiTaux: company.assuranceLoiTaux,
    commissionParitaire: company.commissionParitaire ?? '',
  }
}
