import { useT } from '@/lib/use-t'

/** How much of what a change would do is computed; a share from 0 to 1. */
export function EffectsProgress({ share }: { share: number }) {
  const t = useT()
  return (
    <div
      role="progressbar"
      aria-label={t('models.computing')}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div className="h-full bg-accent transition-[width]" style={{ width: `${share * 100}%` }} />
    </div>
  )
}
