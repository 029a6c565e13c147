import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

export const SIGNING_STEPS = ['read', 'identify', 'sign'] as const
export type SigningStep = (typeof SIGNING_STEPS)[number]

interface StepsBarProps {
  steps: readonly SigningStep[]
  now: SigningStep
}

/** Where one is between reading and signing. */
export function StepsBar({ steps, now }: StepsBarProps) {
  const t = useT()
  const at = steps.indexOf(now)
  return (
    <nav aria-label={t('signing.steps')}>
      <ol className="flex gap-2">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === now ? 'step' : undefined}
            className={cn(
              'flex-1 border-t-4 pt-1 text-xs',
              index < at && 'border-accent/50 text-ink-soft',
              index === at && 'border-accent font-semibold',
              index > at && 'border-line text-ink-soft'
            )}
          >
            {t(`signing.step_${step}`, { number: index + 1 })}
          </li>
        ))}
      </ol>
    </nav>
  )
}
