import { Link } from 'react-router'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { LawBrowser } from '@/features/law/law-browser'
import { useGates } from '@/lib/gate'
import { useLocale, useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /law and /law/{parameter} */
export function Component() {
  const t = useT()
  const locale = useLocale()
  const { offers } = useGates()
  useScreenTitle([{ label: t('law.title') }])
  return (
    <>
      <PageHeader
        title={t('law.title')}
        subtitle={t('law.subtitle')}
        actions={
          <>
            <Button
              asChild
              className="h-auto min-h-10 max-w-full shrink py-2 text-left whitespace-normal sm:min-h-9"
            >
              <a href={`/${locale}${urls.proof}`} target="_blank" rel="noreferrer">
                {t('law.proof')}
              </a>
            </Button>
            <Button asChild>
              <Link to={urls.lawCommittees}>{t('law.committees')}</Link>
            </Button>
            {offers({ feature: 'scenarios', right: 'scenarios.read' }) && (
              <Button asChild>
                <Link to={urls.newYear}>{t('new-year.title')}</Link>
              </Button>
            )}
          </>
        }
      />
      <LawBrowser />
    </>
  )
}
