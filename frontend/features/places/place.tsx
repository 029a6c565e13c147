import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link, Navigate } from 'react-router'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { cn } from '@/lib/cn'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { CHAPTERS, placeOf, PLACE_NAMES, type Chapter, type PlaceName } from './places.ts'
import { Sketch } from './sketches.tsx'

/** What is not built yet, on one page: at its own address, and at those that its screens will have. */
export function Place({ name: here }: { name?: PlaceName }) {
  const t = useT()
  const { offers } = useGates()
  useScreenTitle([{ label: t('nav.soon') }])
  if (here && !offers({ right: placeOf(here).right })) return <Navigate to={urls.soon} replace />
  const names = PLACE_NAMES.filter((name) => offers({ right: placeOf(name).right }))
  return (
    <>
      <PageHeader title={t('nav.soon')} subtitle={t('places.notYet')} />
      <div className="flex flex-col gap-10">
        {/* What was asked for comes first. */}
        {here && (
          <ul>
            <Coming name={here} current />
          </ul>
        )}
        {CHAPTERS.map((chapter) => (
          <ChapterOf
            key={chapter}
            chapter={chapter}
            names={names.filter((name) => name !== here && placeOf(name).chapter === chapter)}
          />
        ))}
      </div>
    </>
  )
}

function ChapterOf({ chapter, names }: { chapter: Chapter; names: readonly PlaceName[] }) {
  const t = useT()
  const id = useId()
  if (names.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-base font-semibold">
        {t(`places.chapter_${chapter}`)}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t(`places.chapterText_${chapter}`)}</p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {names.map((name) => (
          <Coming key={name} name={name} />
        ))}
      </ul>
    </section>
  )
}

/** One of them, with a sketch of it and what comes nearest today; the one whose address was asked for is marked. */
function Coming({ name, current = false }: { name: PlaceName; current?: boolean }) {
  const t = useT()
  const { offers, locks } = useGates()
  const { icon: Icon, title, today } = placeOf(name)
  const near = today && offers(today) && !locks(today) ? today.to : null
  const Heading = current ? 'h2' : 'h3'
  return (
    <li
      aria-current={current || undefined}
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-xl border bg-surface',
        current ? 'border-accent sm:flex-row' : 'border-line'
      )}
    >
      <Sketch
        name={name}
        className={cn('h-28 w-full bg-sunken p-4', current && 'sm:h-auto sm:w-2/5 sm:p-6')}
      />
      <div className={cn('flex min-w-0 grow flex-col gap-2 p-4', current && 'sm:p-6')}>
        <Heading className="flex items-center gap-3 font-semibold">
          <span className="flex size-8 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent">
            <Icon aria-hidden className="size-4" />
          </span>
          {t(title)}
        </Heading>
        <p className="grow text-ink-soft">{t(`places.${name}`)}</p>
        {near && (
          <Link
            to={near}
            className="group/today inline-flex items-center gap-1 self-start rounded-sm text-accent underline-offset-4 hover:underline"
          >
            {t(`places.today_${name}`)}
            <ArrowRight
              aria-hidden
              className="size-4 shrink-0 transition-transform group-hover/today:translate-x-0.5 motion-reduce:transition-none"
            />
          </Link>
        )}
      </div>
    </li>
  )
}
