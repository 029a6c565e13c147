import { ChevronsUpDown } from 'lucide-react'
import { Link } from 'react-router'
import { useCompany } from '@/api/get-company'
import { usePartnerCompanies } from '@/api/partner-companies'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/dropdown-menu'
import { truncate } from '@/lib/text'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { CompanyChoices } from './company-choices.tsx'

/** The company's name, which leads home, with the partner's other companies where there are some. */
export function CompanySwitch() {
  const t = useT()
  const company = useCompany().data
  const companies = usePartnerCompanies().data ?? []
  return (
    <span className="flex items-center gap-0.5">
      <Link to={urls.home} className="hover:text-ink">
        {truncate(company?.name ?? t('nav.home'))}
      </Link>
      {companies.length > 1 && (
        <Menu
          align="start"
          trigger={
            <Button variant="ghost" className="size-8 px-0" aria-label={t('company.change')}>
              <ChevronsUpDown aria-hidden />
            </Button>
          }
        >
          <CompanyChoices />
        </Menu>
      )}
    </span>
  )
}
