import { useState } from 'react'
import { useCompany } from '@/api/get-company'
import { useUser } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { Dashboard } from '@/features/dashboard/dashboard'
import { NewPackageDialog } from '@/features/new-package/new-package-dialog'
import { NewOfferDialog } from '@/features/offers/new-offer-dialog'
import { ContractsToConfigure, RecentOffers } from '@/features/offers/recent-offers'
import { PlaceDialog } from '@/features/places/place-dialog'
import { useT } from '@/lib/use-t'

type Opened = { dialog: 'package' } | { dialog: 'offer' } | { dialog: 'assistant'; prompt: string }

/** / */
export function Component() {
  const t = useT()
  const user = useUser().data
  const company = useCompany().data
  const [opened, setOpened] = useState<Opened | null>(null)
  useScreenTitle(company?.name, [])
  if (!user || !company) return null
  const close = () => setOpened(null)
  const simulate = {
    label: t('new-package.title'),
    onClick: () => setOpened({ dialog: 'package' }),
  }
  return (
    <>
      <Dashboard
        user={user}
        company={company}
        onCreate={() => setOpened({ dialog: 'package' })}
        onPrepareOffer={() => setOpened({ dialog: 'offer' })}
        recentOffers={<RecentOffers />}
        contractsToConfigure={<ContractsToConfigure />}
        onAsk={(prompt) => setOpened({ dialog: 'assistant', prompt })}
      />
      <NewPackageDialog open={opened?.dialog === 'package'} onOpenChange={close} />
      <NewOfferDialog open={opened?.dialog === 'offer'} onOpenChange={close} />
      <PlaceDialog
        name="assistant"
        open={opened?.dialog === 'assistant'}
        onOpenChange={close}
        action={simulate}
      >
        {opened?.dialog === 'assistant' && (
          <blockquote className="mb-4 border-l-2 border-accent pl-3 text-sm">
            {opened.prompt}
          </blockquote>
        )}
      </PlaceDialog>
    </>
  )
}
