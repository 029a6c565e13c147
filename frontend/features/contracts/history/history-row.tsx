import { FilePen } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useContractWords } from '../use-contract-words.ts'
import { VersionStep } from '../version-step.tsx'
import type { HistoryRow as Row } from './history-changes.ts'

/** One step of the line: what it is, what it changed, what it pays and costs, who made it and why. */
export function HistoryRow({ row, onCorrect }: { row: Row; onCorrect?: () => void }) {
  const t = useT()
  const format = useFormat()
  const words = useContractWords()
  const { contract, gross, cost, formerFunction, comesBack } = row
  const { standing, enteredBecause } = contract
  const isGone = standing === 'CORRECTED'
  const pack = contract.endKind ? null : contract.package
  return (
    <VersionStep
      version={contract}
      after={
        <>
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
        </>
      }
      aside={
        pack && (
          <dl
            className={cn(
              'grid grid-cols-[auto_auto_auto] content-start gap-x-3 gap-y-0.5 text-sm tabular-nums sm:text-right',
              isGone && 'text-ink-soft'
            )}
          >
            <Amount name="gross" amount={format.euros(pack.salaireBrut)} change={gross} />
            <Amount name="cost" amount={format.euros(pack.coutEmployeurAnnuel)} change={cost} />
          </dl>
        )
      }
    >
      {comesBack && <p className="text-sm">{t('history.comesBack')}</p>}
      {pack && (
        <p className="text-sm">
          {formerFunction
            ? t('history.functionChanged', { from: formerFunction, to: pack.nomFonction })
            : pack.nomFonction}
        </p>
      )}
    </VersionStep>
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
