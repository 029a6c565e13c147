import { putCompany } from '#client/bounds'
import { useCan } from '@/api/get-user'
import { useCompany } from '@/api/get-company'
import type { Company } from '@/api/types'
import { useUpdateCompany, type CompanyChanges } from '@/api/update-company'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { FileProblem } from './file-drop.tsx'

/** Asks for the enterprise number where a file was not read for want of it, of who may say it; then the file is read. */
export function OwnNumber({ error, onSaved }: { error: Error; onSaved: () => void }) {
  const company = useCompany().data
  const mayWrite = useCan('company.write')
  // What else a company must say before it is saved is asked for in the settings.
  if (!company || !mayWrite || company.effectif === null) return <FileProblem error={error} />
  return <NumberForm company={company} effectif={company.effectif} onSaved={onSaved} />
}

function NumberForm({
  company,
  effectif,
  onSaved,
}: {
  company: Company
  effectif: number
  onSaved: () => void
}) {
  const t = useT()
  const update = useUpdateCompany()
  const {
    version,
    name,
    mainColor,
    street,
    postalCode,
    city,
    assuranceLoiTaux,
    commissionParitaire,
  } = company
  const form = useBoundForm({
    bounds: putCompany,
    defaultValues: {
      ...{
        version,
        name,
        mainColor,
        street,
        postalCode,
        city,
        effectif,
        assuranceLoiTaux,
        commissionParitaire,
      },
      language: company.language as CompanyChanges['language'],
      numeroEntreprise: '',
    },
    body: (draft) => draft,
    send: update.mutateAsync,
    onSaved,
  })
  return (
    <Form form={form} className="mt-4">
      <Notice role="status">{t('imports.numberAsked')}</Notice>
      <TextField
        form={form}
        name="numeroEntreprise"
        label={t('company.numeroEntreprise')}
        hint={t('company.numeroEntrepriseHint')}
        inputMode="numeric"
        autoComplete="off"
        inputClassName="sm:max-w-60"
      />
      <div>
        <SubmitButton form={form}>{t('imports.saveNumber')}</SubmitButton>
      </div>
    </Form>
  )
}
