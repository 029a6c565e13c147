import { ChevronsUpDown } from 'lucide-react'
import { Link } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useChangeCompany, usePartnerCompanies } from '@/api/partner-companies'
import { Button } from '@/components/ui/button'
import { Menu, MenuLabel, MenuRadioGroup, MenuRadioItem } from '@/components/ui/dropdown-menu'
import { reportError } from '@/lib/monitoring'
import { truncate } from '@/lib/text'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** The company's name, which leads home, with the partner's other companies where there are some. */
export function CompanySwitch() {
  const t = useT()
  const company = useCompany().data
  const companies = usePartnerCompanies().data ?? []
  const change = useChangeCompany()

  function changeTo(id: string) {
    if (id === company?.id) return
    change.mutate(id, {
      // The whole page is loaded again, at the other company's address.
      onSuccess: ({ address }) => window.location.assign(address),
      onError: (error) => reportError(error),
    })
  }

  return (
    <span className="flex items-center gap-0.5">
      <Link to={urls.home} className="hover:text-ink">
        {truncate(company?.name ?? t('nav.home'))}
      </Link>
      {companies.length > 1 && (
        <Menu
          align="start"
          trigger={
            <Button
              variant="ghost"
              className="size-8 px-0"
              aria-label={t('company.change')}
              busy={change.isPending}
            >
              {!change.isPending && <ChevronsUpDown aria-hidden />}
            </Button>
          }
        >
          <MenuLabel>{t('company.change')}</MenuLabel>
          <MenuRadioGroup value={company?.id} onValueChange={changeTo}>
            {companies.map(({ id, name }) => (
              <MenuRadioItem key={id} value={id}>
                {name}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </Menu>
      )}
    </span>
  )
}
