import { Calculator, ListChecks, MessageSquareText, MousePointerClick } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

const STEPS = [
  ['words', MessageSquareText],
  ['read', ListChecks],
  ['check', MousePointerClick],
  ['compute', Calculator],
] as const

/** From words to amounts in four steps, as a picture that reads from left to right, on a phone from above. */
export function AboutSteps() {
  const t = useT()
  return (
    <Card className="overflow-hidden">
      <ol
        aria-label={t('assistant-page.aboutSteps')}
        className="grid divide-line max-sm:divide-y sm:grid-cols-4 sm:divide-x"
      >
        {STEPS.map(([step, Icon], at) => (
          <li key={step} className="flex gap-3 p-4 sm:flex-col sm:p-5">
            <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent">
              <Icon className="size-5" aria-hidden />
            </span>
            <div className="min-w-0">
              <p className="font-semibold">
                <span className="mr-1 text-ink-soft tabular-nums" aria-hidden>
                  {at + 1}
                </span>
                {t(`assistant-page.step_${step}`)}
              </p>
              <p className="mt-0.5 text-sm text-ink-soft text-pretty">
                {t(`assistant-page.stepText_${step}`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
