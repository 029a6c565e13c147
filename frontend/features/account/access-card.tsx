import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Company } from '@/api/types'
import { useSignOutEverywhere } from '@/api/user-sessions'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { SessionList } from './session-list.tsx'
import { TokenList } from './token-list.tsx'

/** Every browser and every program that acts for the person, and the one button that ends them all. */
export function AccessCard({ company }: { company: Company }) {
  const t = useT()
  const navigate = useNavigate()
  const everywhere = useSignOutEverywhere()
  const [asked, setAsked] = useState(false)
  const onError = useToastError()

  function signOutEverywhere() {
    setAsked(false)
    everywhere.mutate(undefined, { onSuccess: () => void navigate(urls.login), onError })
  }

  return (
    <SectionCard title={t('account.access')}>
      <p className="-mt-2 mb-6 text-ink-soft">{t('account.accessText')}</p>
      <div className="flex flex-col gap-8">
        <SessionList />
        <TokenList company={company} />
      </div>
      <div className="mt-4 flex justify-end border-t border-line pt-4">
        <Button
          className="max-sm:h-auto max-sm:min-h-10 max-sm:w-full max-sm:py-2 max-sm:whitespace-normal"
          onClick={() => setAsked(true)}
          busy={everywhere.isPending}
        >
          {t('account.signOutEverywhere')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        title={t('account.signOutEverywhereTitle')}
        description={t('account.signOutEverywhereText')}
        confirm={t('account.signOutEverywhere')}
        cancel={t('common.cancel')}
        danger
        onConfirm={signOutEverywhere}
        onCancel={() => setAsked(false)}
      />
    </SectionCard>
  )
}
