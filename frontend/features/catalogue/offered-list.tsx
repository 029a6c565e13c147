import { FLEX_BENEFITS } from '#modules/compute/pure'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { OfferedBenefit } from '@/api/benefit-settings'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

interface OfferedListProps {
  shown: OfferedBenefit[]
  onChange: (shown: OfferedBenefit[]) => void
}

/** The benefits that packages offer, in their order, then those they do not. */
export function OfferedList({ shown, onChange }: OfferedListProps) {
  const t = useT()
  const rest = FLEX_BENEFITS.filter((benefit) => !shown.includes(benefit))
  function move(benefit: OfferedBenefit, by: -1 | 1) {
    const next = [...shown]
    const at = next.indexOf(benefit)
    next.splice(at + by, 0, ...next.splice(at, 1))
    onChange(next)
  }
  return (
    <div>
      <p className="mb-2 text-xs text-ink-soft">{t('benefits.inPackagesText')}</p>
      <ol aria-label={t('benefits.inPackagesTitle')} className="flex flex-col divide-y divide-line">
        {[...shown, ...rest].map((benefit) => {
          const name = t(`compute.lines.${benefit}`)
          const at = shown.indexOf(benefit)
          return (
            <li key={benefit} className="flex min-h-11 items-center gap-3">
              <Switch
                checked={at >= 0}
                onCheckedChange={(on) =>
                  onChange(on ? [...shown, benefit] : shown.filter((other) => other !== benefit))
                }
                aria-label={t('benefits.inPackagesNamed', { name })}
              />
              <span
                className={cn('min-w-0 grow wrap-anywhere hyphens-auto', at < 0 && 'text-ink-soft')}
              >
                {name}
              </span>
              {at >= 0 && (
                <span className="flex shrink-0">
                  <Button
                    variant="ghost"
                    size="icon"
                    disabled={at === 0}
                    onClick={() => move(benefit, -1)}
                    aria-label={t('benefits.up', { name })}
                  >
                    <ArrowUp aria-hidden />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    disabled={at === shown.length - 1}
                    onClick={() => move(benefit, 1)}
                    aria-label={t('benefits.down', { name })}
                  >
                    <ArrowDown aria-hidden />
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
