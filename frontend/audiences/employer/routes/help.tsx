import { useParams } from 'react-router'
import { useScreenTitle } from '@/components/app/crumbs'
import { Guide } from '@/features/help/guide'
import { GUIDE_PAGES } from '@/lib/guide'
import { useGuide } from '@/lib/use-guide'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /help, /help/:page */
export function Component() {
  const t = useT()
  const params = useParams()
  const page = GUIDE_PAGES.find((each) => each === params.page) ?? 'start'
  const title = useGuide().data?.[page].title
  useScreenTitle([
    { label: t('nav.help'), to: urls.help() },
    ...(title ? [{ label: title }] : []),
  ])
  return <Guide page={page} />
}
