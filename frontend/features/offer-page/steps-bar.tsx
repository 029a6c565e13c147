import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import type { Step } from './offer-page.tsx'

const STEPS = ['welcome', 'configure', 'finalize'] as const

/** My situation, my choices, I accept: where the candidate is, and the way back. */
export function StepsBar({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const t = useT()
  const at = STEPS.indexOf(step)
  return (
    <nav aria-label={t('candidate.steps')} className="mb-6">
      <ol className="grid grid-cols-3 gap-2">
        {STEPS.map((each, nth) => (
          <li key={each}>
            <button
              type="button"
              disabled={nth >= at}
              aria-current={nth === at ? 'step' : undefined}
              onClick={() => onStep(each)}
              className={cn(
                'flex min-h-9 w-full flex-col gap-1.5 text-left text-xs enabled:hover:underline',
                nth === at ? 'font-semibold' : 'text-ink-soft'
              )}
            >
              <span
                aria-hidden
                className={cn('h-1 w-full rounded-full', nth <= at ? 'bg-accent' : 'bg-line')}
              />
              {nth + 1}. {t(`candidate.step_${each}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
