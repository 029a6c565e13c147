import type { DeclaredCheck, DeclaredPerson } from '@/api/reconciliation'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

type Line = DeclaredPerson['lines'][number] | DeclaredCheck['lines'][number]
type Side =
  | NonNullable<DeclaredPerson['lines'][number]['payslips']>
  | DeclaredCheck['lines'][number]['payslips']

/** One declared amount beside the sum of payslips and of computed months, of a person or of all. */
export function DeclaredLine({ line }: { line: Line }) {
  const t = useT()
  const format = useFormat()
  // A sum over nobody is no zero, and nothing was compared with it.
  const isUntold = 'untold' in line && line.untold > 0 && line.people === 0
  return (
    <div className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{line.name}</span>
        <span className="font-medium whitespace-nowrap tabular-nums">
          {isUntold ? '–' : format.amount(line.declared)}
        </span>
      </div>
      {'untold' in line && line.untold > 0 && (
        <p className="text-xs text-ink-soft">
          {t('reconciliation.untold', { count: line.untold })}
        </p>
      )}
      {!isUntold && (
        <dl className="mt-2 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
          <DeclaredSide
            name={t('reconciliation.sumOfPayslips')}
            side={line.payslips}
            none={t('reconciliation.noPayslips')}
          />
          <DeclaredSide
            name={t('reconciliation.sumOfComputed')}
            side={line.ours}
            none={t('reconciliation.noComputed')}
          />
        </dl>
      )}
    </div>
  )
}

/** A sum of months, what the declaration has more, and why. */
function DeclaredSide({ name, side, none }: { name: string; side: Side | null; none: string }) {
  const t = useT()
  const format = useFormat()
  const people = side && 'people' in side ? side.people : null
  return (
    <div>
      <dt className="text-xs text-ink-soft">
        {name}
        {people !== null &&
          people > 0 &&
          ` (${t('reconciliation.declaredPeople', { total: people })})`}
      </dt>
      <dd>
        {!side || people === 0 ? (
          <span className="text-ink-soft">{none}</span>
        ) : (
          <>
            <span className="flex justify-between gap-4 tabular-nums">
              <span>{format.amount(side.amount)}</span>
              <span className={cn(side.difference !== 0 && 'font-medium')}>
                {side.difference === 0 ? '–' : format.difference(side.difference, 2)}
              </span>
            </span>
            <ul className="text-xs empty:hidden">
              {side.causes.map(({ cause, amount, text }, at) => (
                <li
                  key={`${cause} ${at}`}
                  className={cn(
                    'flex justify-between gap-4',
                    cause === 'UNEXPLAINED' ? 'text-danger' : 'text-ink-soft'
                  )}
                >
                  <span>{text}</span>
                  {(side.causes.length > 1 || people !== null) && (
                    <span className="whitespace-nowrap tabular-nums">
                      {format.difference(amount, 2)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </dd>
    </div>
  )
}
