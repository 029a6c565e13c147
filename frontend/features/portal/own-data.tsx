import { FileDown } from 'lucide-react'
import { OWN_DATA_URL } from '@/api/portal'
import { FileLink } from '@/components/app/file-link'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useFile } from '@/lib/use-file'
import { useT } from '@/lib/use-t'
import { AccountCard } from './account-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { HouseholdCard } from './household-card.tsx'
import type { PortalOf } from './portal-context.ts'

/** A worker's own details: changed at once, proposed, or taken along. */
export function OwnData({ of }: { of: PortalOf }) {
  const t = useT()
  const { worker, company, seen } = of
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4 sm:gap-6">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{t('portal.place_details')}</h1>
        <p className="mt-1 text-base text-ink-soft text-pretty">
          {t('portal.detailsText', { company: company.name })}
        </p>
      </header>
      <ContactCard key={`${worker.id}contact`} of={of} />
      <HouseholdCard of={of} />
      <AccountCard of={of} />
      {!seen.as && <CopyCard company={company.name} />}
    </div>
  )
}

function CopyCard({ company }: { company: string }) {
  const t = useT()
  const file = useFile(OWN_DATA_URL)
  return (
    <SectionCard title={t('portal.copy')} className="rounded-2xl">
      <p className="mb-3 text-ink-soft">{t('portal.copyText', { company })}</p>
      <Button asChild>
        <FileLink file={file} icon={FileDown}>
          {t('portal.copyGet')}
        </FileLink>
      </Button>
      <ProblemNotice error={file.error} className="mt-3" />
    </SectionCard>
  )
}
