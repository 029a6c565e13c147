import { useCompany } from '@/api/get-company'
import { useChangeCompany, usePartnerCompanies } from '@/api/partner-companies'
import { MenuLabel, MenuRadioGroup, MenuRadioItem } from '@/components/ui/dropdown-menu'
import { useT } from '@/lib/use-t'

/** The lines of a menu that lead to the partner's other companies; none for a person with one company. */
export function CompanyChoices({ className }: { className?: string }) {
  const t = useT()
  const company = useCompany().data
  const companies = usePartnerCompanies().data ?? []
  const change = useChangeCompany()
  if (companies.length < 2) return null

  return (
    <div className={className}>
      <MenuLabel>{t('company.change')}</MenuLabel>
      <MenuRadioGroup
        value={company?.id}
        onValueChange={(id) => id !== company?.id && change.mutate(id)}
      >
        {companies.map(({ id, name }) => (
          <MenuRadioItem key={id} value={id}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </div>
  )
}
