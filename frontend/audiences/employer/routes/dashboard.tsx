import { Suspense, useState } from 'react'
import { useCompany } from '@/api/get-company'
import { useUser } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { AssistantDialog, loadAssistantDialog } from '@/features/assistant/lazy-dialog'
import { Dashboard } from '@/features/dashboard/dashboard'
import { NewPackageDialog } from '@/features/new-package/new-package-dialog'
import { NewOfferDialog } from '@/features/offers/new-offer-dialog'
import { ContractsToConfigure, RecentOffers } from '@/features/offers/recent-offers'

/** / */
export function Component() {
  const user = useUser().data
  const company = useCompany().data
  const [opened, setOpened] = useState<'package' | 'offer' | null>(null)
  const [prompt, setPrompt] = useState<string | null>(null)
  useScreenTitle([])
  if (!user || !company) return null
  const close = () => setOpened(null)
  const ask = async (words: string) => {
    await loadAssistantDialog()
    setPrompt(words)
  }
  return (
    <>
      <Dashboard
        user={user}
        company={company}
        onCreate={() => setOpened('package')}
        onPrepareOffer={() => setOpened('offer')}
        onAsk={ask}
        recentOffers={<RecentOffers />}
        contractsToConfigure={<ContractsToConfigure />}
      />
      <NewPackageDialog open={opened === 'package'} onOpenChange={close} />
      {prompt !== null && (
        <Suspense fallback={null}>
          <AssistantDialog open onOpenChange={() => setPrompt(null)} prompt={prompt} />
        </Suspense>
      )}
      <NewOfferDialog open={opened === 'offer'} onOpenChange={close} />
    </>
  )
}
