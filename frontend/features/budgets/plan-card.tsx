import { useState } from 'react'
import { Plus, X } from 'lucide-react'
import type { Budget, ChangedBudget } from '@/api/budgets'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { PLAN_KINDS, type PlanKind } from './plan-kinds.ts'
import { sentPlan } from './sent-plan.ts'
import { StepDialog } from './step-dialog.tsx'
import { TurnoverExpected } from './turnover-expected.tsx'
import { useStepWords } from './use-step-words.ts'

interface PlanCardProps {
  budget: Budget
  busy: boolean
  readOnly: boolean
  onChange: (body: ChangedBudget, onDone?: () => void) => void
}

/** What a budget supposes beside what is agreed: each line can be taken out, and a new one put in. */
export function PlanCard({ budget, busy, readOnly, onChange }: PlanCardProps) {
  const t = useT()
  const words = useStepWords()
  const [adding, setAdding] = useState<PlanKind | null>(null)
  const { plan } = budget
  const remove = (kind: PlanKind, at: number) =>
    onChange({ plan: { [kind]: sentPlan(plan)[kind]!.filter((_, nth) => nth !== at) } })
  return (
    <SectionCard title={t('budgets.plan')} className="min-w-0">
      <ul className="grid gap-4">
        {PLAN_KINDS.map((kind) => (
          <li key={kind}>
            <div className="flex items-center justify-between gap-2">
              <h3 className="text-sm font-medium">{t(`budgets.plan_${kind}`)}</h3>
              <Button
                variant="ghost"
                size="sm"
                disabled={readOnly || busy}
                aria-label={t(`budgets.add_${kind}`)}
                onClick={() => setAdding(kind)}
              >
                <Plus aria-hidden />
                {t('budgets.add')}
              </Button>
            </div>
            {plan[kind].length === 0 ? (
              <p className="text-xs text-ink-soft">{t(`budgets.none_${kind}`)}</p>
            ) : (
              <ul className="text-sm">
                {words(budget, kind).map((said, at) => (
                  <li key={`${said} ${at}`} className="flex items-center justify-between gap-2">
                    <span className="min-w-0">{said}</span>
                    <Button
                      variant="ghost"
                      size="icon"
                      className="size-8 shrink-0"
                      disabled={readOnly || busy}
                      aria-label={t('budgets.removeNamed', { step: said })}
                      onClick={() => remove(kind, at)}
                    >
                      <X aria-hidden />
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {kind === 'turnover' && plan.turnover.length > 0 && budget.figures && (
              <TurnoverExpected figures={budget.figures} />
            )}
          </li>
        ))}
      </ul>
      <StepDialog
        budget={budget}
        kind={adding}
        busy={busy}
        onClose={() => setAdding(null)}
        onAdd={(kind, step) =>
          onChange({ plan: { [kind]: [...sentPlan(plan)[kind]!, step] } }, () => setAdding(null))
        }
      />
    </SectionCard>
  )
}
