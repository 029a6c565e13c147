import { FilePen } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { StandingBadge } from '../standing-badge.tsx'
import { useContractWords } from '../use-contract-words.ts'
import type { HistoryRow as Row } from './history-changes.ts'

/** One step of the line: what it is, what it changed, what it pays and costs, who made it and why. */
export function HistoryRow({ row, onCorrect }: { row: Row; onCorrect?: () => void }) {
  const t = useT()
  const format = useFormat()
  const words = useContractWords()
  const { contract, gross, cost, formerFunction, comesBack } = row
  const { package: pack, standing, enteredBecause } = contract
  const isGone = standing === 'CORRECTED'
  return (
    <li className="group relative flex gap-3 pb-6 last:pb-0">
      <span
        aria-hidden
        className="absolute top-4 bottom-0 left-[5px] w-px bg-line group-last:hidden"
      />
      <span
        aria-hidden
        className={cn(
          'mt-1.5 size-[11px] shrink-0 rounded-full border-2',
          contract.isCurrent ? 'border-accent bg-accent' : 'border-line-strong bg-surface'
        )}
      />
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className={cn('min-w-0', isGone && 'text-ink-soft')}>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={urls.contract(contract.id)}
              className={cn(
                'font-medium text-accent underline-offset-4 hover:underline',
                isGone && 'line-through'
              )}
            >
              {words.kindOf(contract)}
            </Link>
            <StandingBadge standing={standing} />
          </p>
          <p className="text-sm">{words.daysOf(contract)}</p>
          {comesBack && <p className="text-sm">{t('history.comesBack')}</p>}
          {pack && !contract.endKind && (
            <p className="text-sm">
              {formerFunction
                ? t('history.functionChanged', { from: formerFunction, to: pack.nomFonction })
                : pack.nomFonction}
            </p>
          )}
          <p className="text-xs text-ink-soft">
            {[
              t(`contracts.change_${contract.contractChangeType}`),
              contract.createdBy?.displayName,
              format.instant(contract.createdAt),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {enteredBecause && (
            <p className="mt-1 text-xs wrap-anywhere text-ink-soft">
              {t('history.entered', { why: enteredBecause })}
            </p>
          )}
          {onCorrect && !isGone && (
            <Button
              size="sm"
              variant="ghost"
              className="-ml-3"
              aria-label={t('history.correctOf', { days: words.daysOf(contract) })}
              onClick={onCorrect}
            >
              <FilePen aria-hidden />
              {t('contracts.correct')}
            </Button>
          )}
        </div>
        {pack && !contract.endKind && (
          <dl
            className={cn(
              'grid grid-cols-[auto_auto_auto] content-start gap-x-3 gap-y-0.5 text-sm tabular-nums sm:text-right',
              isGone && 'text-ink-soft'
            )}
          >
            <Amount name="gross" amount={format.euros(pack.salaireBrut)} change={gross} />
            <Amount name="cost" amount={format.euros(pack.coutEmployeurAnnuel)} change={cost} />
          </dl>
        )}
      </div>
    </li>
  )
}

interface AmountProps {
  name: 'gross' | 'cost'
  amount: string
  change: number | null
}

function Amount({ name, amount, change }: AmountProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="col-span-3 grid grid-cols-subgrid">
      <dt className="text-ink-soft">{t(`history.${name}`)}</dt>
      <dd className="font-medium">{amount}</dd>
      <dd className="text-ink-soft">
        {change !== null && change !== 0 ? format.difference(change) : ''}
      </dd>
    </div>
  )
}
