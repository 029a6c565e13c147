import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Scale } from 'lucide-react'
import { lawSetOn } from '#modules/compute/pure'
import { EmptyState } from '@/components/app/empty-state'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CollapsibleCard } from '@/components/ui/collapsible-card'
import { Notice } from '@/components/ui/notice'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useMedia } from '@/lib/use-media'
import { useT } from '@/lib/use-t'
import { answers, bySubject, isCompared, PARAMETERS, subjectOf, type Subject } from './law-book.ts'
import { LawToolbar } from './law-toolbar.tsx'
import { ParameterRow } from './parameter-row.tsx'
import { useLawAddress, type LawView } from './use-law-address.ts'
import { useLawText } from '@/components/pay/use-law-text'

/** Every figure of the law that the engine computes with, by subject, on a day or between two. */
export function LawBrowser() {
  const t = useT()
  const [view, change] = useLawAddress()
  const [arrived] = useState(view.opened)
  const subjects = useSubjects(view)
  const count = subjects.reduce((sum, { parameters }) => sum + parameters.length, 0)
  const isWide = useMedia('(min-width: 40rem)')
  // All of the law is thirty screens of a phone: there its subjects come first.
  const folds = !isWide && !view.search && view.subject === null && view.other === null
  const unknown = view.opened !== null && !PARAMETERS.some(({ id }) => id === view.opened)
  const { opened } = view
  const toggle = useCallback(
    (id: string) => change({ opened: id === opened ? null : id }),
    [change, opened]
  )
  return (
    <>
      <LawToolbar view={view} onChange={change} />
      {unknown && (
        <Notice tone="warn" className="mb-4">
          {t('law.unknown', { id: view.opened })}
        </Notice>
      )}
      <p role="status" className="mb-4 text-ink-soft">
        {t(view.other === null ? 'law.count' : 'law.countDifferent', { count })}
      </p>
      <LawSetLine view={view} />
      {count === 0 && (
        <Card>
          <EmptyState
            icon={Scale}
            title={t('common.noResults')}
            action={
              <Button onClick={() => change({ search: '', subject: null, other: null })}>
                {t('law.showAll')}
              </Button>
            }
          >
            {t(view.other === null ? 'law.nothingFound' : 'law.nothingDiffers')}
          </EmptyState>
        </Card>
      )}
      <div className={cn('flex flex-col', folds ? 'gap-3' : 'gap-6')}>
        {subjects.map((subject) => (
          <SubjectCard key={subject.id} subject={subject} folds={folds} opened={opened}>
            {subject.parameters.map((parameter) => (
              <ParameterRow
                key={parameter.id}
                parameter={parameter}
                day={view.day}
                other={view.other}
                open={opened === parameter.id}
                arrived={arrived === parameter.id}
                onToggle={toggle}
              />
            ))}
          </SubjectCard>
        ))}
      </div>
    </>
  )
}

/** What the view leaves of the law; what the address opens is there unless two days are compared that have it alike. */
function useSubjects({ opened, search, subject, day, other }: LawView): Subject[] {
  const { title, explanation } = useLawText()
  return useMemo(
    () =>
      bySubject(
        PARAMETERS.filter(
          (parameter) =>
            isCompared(parameter, day, other) &&
            (parameter.id === opened ||
              ((subject === null || subjectOf(parameter.id) === subject) &&
                answers(
                  `${parameter.id} ${title(parameter.id)} ${explanation(parameter.id)}`,
                  search
                )))
        )
      ),
    [opened, search, subject, day, other, title, explanation]
  )
}

interface SubjectCardProps {
  subject: Subject
  folds: boolean
  /** The figure that is open: its subject is too. */
  opened: string | null
  children: ReactNode
}

function SubjectCard({ subject, folds, opened, children }: SubjectCardProps) {
  const t = useT()
  const text = useLawText()
  const id = `law-${subject.id}`
  if (folds)
    return (
      <CollapsibleCard
        title={text.subject(subject.id)}
        aside={
          <span className="text-xs">{t('law.count', { count: subject.parameters.length })}</span>
        }
        forceOpen={subject.parameters.some((parameter) => parameter.id === opened)}
      >
        <ul className="-mx-4 -mb-4 divide-y divide-line border-t border-line">{children}</ul>
      </CollapsibleCard>
    )
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-base font-semibold">
        {text.subject(subject.id)}
      </h2>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">{children}</ul>
      </Card>
    </section>
  )
}

/** Which law sets the days fall under, with the fingerprint to verify them by. */
function LawSetLine({ view: { day, other } }: { view: LawView }) {
  return (
    <div className="mb-6 flex flex-col gap-1 text-xs text-ink-soft">
      <LawSetOf day={day} />
      {other !== null && <LawSetOf day={other} />}
    </div>
  )
}

function LawSetOf({ day }: { day: string }) {
  const t = useT()
  const format = useFormat()
  const set = lawSetOn(day)
  if (set === undefined)
    return <span className="text-warn">{t('law.outside', { day: format.day(day) })}</span>
  return (
    <span>
      {t('law.setOf', { day: format.day(day) })} · <span className="font-mono">{set.id}</span> ·{' '}
      <span className="font-mono">{set.hash.slice(0, 8)}</span>
      {set.extrapolated && <span className="block text-warn">{t('pay.extrapolated')}</span>}
    </span>
  )
}
