import { useState } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { SearchField } from '@/components/app/search-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { pageConfig } from '@/lib/config'
import { GUIDE_PAGES, searchGuide, type Guide as Texts, type GuidePage } from '@/lib/guide'
import { useGuide } from '@/lib/use-guide'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { GuidePicture } from './guide-picture.tsx'

/** The guide: its pages on one side, the page one reads on the other; on a phone one under the other. */
export function Guide({ page }: { page: GuidePage }) {
  const t = useT()
  const guide = useGuide()
  if (guide.error) return <ErrorView error={guide.error} onRetry={() => void guide.refetch()} />
  if (!guide.data) return <Skeleton className="h-96" />
  const { title, lead } = guide.data[page]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <Contents guide={guide.data} page={page} />
      <article className="max-w-3xl min-w-0">
        <p className="mb-1 text-sm text-ink-soft">{t('help.title')}</p>
        <PageHeader title={title} subtitle={lead} />
        <Page guide={guide.data} page={page} />
        <Around guide={guide.data} page={page} />
        <Ask />
      </article>
    </div>
  )
}

function Contents({ guide, page }: { guide: Texts; page: GuidePage }) {
  const t = useT()
  const [words, setWords] = useState('')
  const found = words.trim() === '' ? GUIDE_PAGES : searchGuide(guide, words)
  return (
    <nav aria-label={t('help.pages')} className="lg:sticky lg:top-24">
      <SearchField label={t('help.search')} value={words} onSearch={setWords} />
      <ul className="mt-3 grid gap-0.5 sm:grid-cols-2 lg:grid-cols-1">
        {found.map((each) => (
          <li key={each}>
            <Link
              to={urls.help(each)}
              aria-current={each === page ? 'page' : undefined}
              className={cn(
                'block rounded-md px-3 py-2 hover:bg-sunken',
                each === page && 'bg-accent-soft font-medium text-accent'
              )}
            >
              {guide[each].title}
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className="px-3 py-2 text-ink-soft">
          {t('help.nothing')}
        </p>
      )}
    </nav>
  )
}

function Page({ guide, page }: { guide: Texts; page: GuidePage }) {
  const { alt, sections } = guide[page]
  return (
    <>
      <GuidePicture key={page} page={page} alt={alt} />
      {sections.map(({ title, text = [], steps = [] }) => (
        <section key={title} className="mt-6">
          <h2 className="mb-2 text-base font-semibold">{title}</h2>
          {steps.length > 0 && (
            <ol className="flex list-decimal flex-col gap-1.5 pl-5 marker:text-ink-soft">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-2 first-of-type:mt-0">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </>
  )
}

/** The page before and the page after. */
function Around({ guide, page }: { guide: Texts; page: GuidePage }) {
  const t = useT()
  const at = GUIDE_PAGES.indexOf(page)
  const [before, after] = [GUIDE_PAGES[at - 1], GUIDE_PAGES[at + 1]]
  return (
    <nav
      aria-label={t('help.around')}
      className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-6"
    >
      {before && (
        <Button asChild variant="ghost">
          <Link to={urls.help(before)}>
            <ArrowLeft aria-hidden />
            {guide[before].title}
          </Link>
        </Button>
      )}
      {after && (
        <Button asChild className="ml-auto">
          <Link to={urls.help(after)}>
            {guide[after].title}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      )}
    </nav>
  )
}

/** What the guide does not answer. */
function Ask() {
  const t = useT()
  const { salesEmail } = pageConfig()
  if (!salesEmail) return null
  return (
    <Card className="mt-8 p-4 sm:p-6">
      <p>
        {t('help.ask')}{' '}
        <a
          href={`mailto:${salesEmail}`}
          className="text-accent underline decoration-accent/40 underline-offset-4 wrap-anywhere"
        >
          {salesEmail}
        </a>
      </p>
    </Card>
  )
}
