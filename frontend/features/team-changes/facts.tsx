import type { ChangeFact } from '@/api/team-changes'
import { useFactWords } from '@/lib/pay/use-fact-words'
import { useT } from '@/lib/use-t'

/** As many as a line of the list shows at once. */
const SHOWN = 4

/** What changed, each from what it was to what it is; many of them fold. */
export function Facts({ facts }: { facts: readonly ChangeFact[] }) {
  const t = useT()
  const rest = facts.slice(SHOWN)
  return (
    <>
      <FactList facts={facts.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer text-xs text-ink-soft">
            {t('team-changes.moreFacts', { count: rest.length })}
          </summary>
          <FactList facts={rest} />
        </details>
      )}
    </>
  )
}

function FactList({ facts }: { facts: readonly ChangeFact[] }) {
  const t = useT()
  const words = useFactWords()
  return (
    <ul className="flex flex-col gap-0.5">
      {facts.map(({ kind, field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          <span className="text-ink-soft">{words.label(field)}</span>{' '}
          {kind === 'DETAILS' ? (
            t('team-changes.changed')
          ) : (
            <>
              {before !== null && (
                <>
                  <s className="text-ink-soft">{words.value(field, before)}</s>
                  <span aria-hidden> → </span>
                </>
              )}
              <span className="font-medium tabular-nums">{words.value(field, after)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
