import { useCommitImport, type ImportDraft, type ImportPlan } from '@/api/imports'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useLocale, useT } from '@/lib/use-t'
import { colon } from '#modules/shared/values/colon'
import { Counts } from './counts.tsx'

interface PlanCardProps {
  draft: ImportDraft
  plan: ImportPlan
  busy: boolean
}

/** What the file would do: who is new, and who changes from what to what. */
export function PlanCard({ draft, plan, busy }: PlanCardProps) {
  const t = useT()
  const commit = useCommitImport(draft.import.id)
  const good = plan.created + plan.changed
  return (
    <SectionCard title={t('imports.planTitle')}>
      <Counts counts={plan} />
      {plan.newNames.map(({ label, names }) => (
        <Notice key={label} className="mt-3">
          {t('imports.newNames', { list: label, names: names.join(', ') })}
        </Notice>
      ))}
      {plan.unread.length > 0 && (
        <Notice tone="warn" className="mt-3">
          {t('imports.unread', { columns: plan.unread.join(', ') })}
        </Notice>
      )}
      <Rows plan={plan} />
      {good === 0 && (
        <Notice className="mt-4" role="status">
          {t(plan.refused === 0 ? 'imports.allSame' : 'imports.nothingGood')}
        </Notice>
      )}
      <ProblemNotice error={commit.error} className="mt-4" />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          busy={commit.isPending || busy}
          disabled={good === 0}
          onClick={() => commit.mutate({ digest: plan.digest, onlyGood: plan.refused > 0 })}
        >
          {t(plan.refused > 0 ? 'imports.commitGood' : 'imports.commitAll', { count: good })}
        </Button>
        {plan.refused > 0 && good > 0 && (
          <p className="text-sm text-ink-soft">{t('imports.leftOut', { count: plan.refused })}</p>
        )}
      </div>
    </SectionCard>
  )
}

type Change = ImportPlan['rows'][number]['changes'][number]

/** Said where nothing was: there is no former value to tell. */
const isFilled = ({ before }: Change) => before === null

function Rows({ plan: { rows, rowsTotal } }: { plan: ImportPlan }) {
  const t = useT()
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <>
      <ul
        aria-label={t('imports.planTitle')}
        className="mt-4 max-h-[28rem] divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm"
        tabIndex={0}
      >
        {rows.map(({ line, outcome, label, changes, notes }) => (
          <li key={line} className="flex flex-wrap gap-x-3 gap-y-1 px-3 py-2">
            <span className="w-16 shrink-0 text-xs text-ink-soft">
              {t('imports.line', { line })}
            </span>
            <div className="min-w-0 grow basis-40 break-words">
              <span className="font-medium">{label}</span>{' '}
              {outcome === 'created' && <Badge>{t('imports.new')}</Badge>}
              <span className="block text-xs text-ink-soft empty:hidden">
                {changes
                  .filter((each) => !each.derived && isFilled(each))
                  .map((each) => `${each.label}${colon(locale)} ${each.after ?? '–'}`)
                  .join(' · ')}
              </span>
              {changes
                .filter((each) => !each.derived && !isFilled(each))
                .map((each) => (
                  <span key={each.label} className="block text-xs text-ink-soft">
                    {t('imports.fromTo', {
                      field: each.label,
                      before: each.before ?? '–',
                      after: each.after ?? '–',
                    })}
                  </span>
                ))}
              {changes.map((each) => (
                <DerivedChange key={each.label} change={each} />
              ))}
              {notes.length > 0 && (
                <span className="block text-xs text-ink-soft">{notes.join(' ')}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      {rowsTotal > rows.length && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('imports.moreRows', { count: rowsTotal - rows.length })}
        </p>
      )}
    </>
  )
}

/** What the file does not say itself: with how likely it is, and from what it follows. */
function DerivedChange({ change: { label, before, after, derived } }: { change: Change }) {
  const t = useT()
  const locale = useLocale()
  if (!derived) return null
  return (
    <span className="mt-1 block text-xs text-ink-soft">
      <Badge tone={derived.confidence === 'DOUBTFUL' ? 'warn' : undefined}>
        {t(`imports.confidence_${derived.confidence}`)}
      </Badge>{' '}
      {before === null
        ? `${label}${colon(locale)} ${after ?? '–'}`
        : t('imports.fromTo', { field: label, before, after: after ?? '–' })}
      {` · ${derived.message}`}
    </span>
  )
}
