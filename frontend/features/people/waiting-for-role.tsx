import { Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '@/api/types'
import { useUserAgain } from '@/api/get-user'
import { PublicLayout } from '@/components/app/public-layout'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** All that a newcomer sees of the company, until an administrator gives a role: then the application opens by itself. */
export default function WaitingForRole({ user }: { user: User }) {
  const t = useT()
  useUserAgain()
  return (
    <PublicLayout title={t('people.waitingTitle')}>
      <div className="flex w-full max-w-md flex-col items-center gap-4 text-center">
        <Hourglass aria-hidden className="size-8 text-ink-soft" />
        <h1 className="text-xl font-semibold">
          {t('people.waitingHello', { name: user.displayName })}
        </h1>
        <p>{t('people.waitingText')}</p>
        <p className="text-ink-soft">{t('people.waitingAlone')}</p>
        <Button asChild>
          <Link to={urls.login}>{t('nav.signOut')}</Link>
        </Button>
      </div>
    </PublicLayout>
  )
}
