import { Check } from 'lucide-react'
import type { Signing } from '@/api/signing'
import { SectionCard } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Who signs, in which order, and who has: by first name and function. */
export function WhoSigns({ signing: { signers, status, you } }: { signing: Signing }) {
  const t = useT()
  const format = useFormat()
  const signed = signers.filter(({ hasSigned }) => hasSigned).length
  const isWaiting = status === 'YOUR_TURN' || status === 'NOT_YOUR_TURN'
  return (
    <SectionCard
      title={t('signing.whoSigns')}
      aside={
        <span className="text-xs text-ink-soft">
          {t('signing.howMany', { signed, all: signers.length })}
        </span>
      }
    >
      <ol className="flex flex-col divide-y divide-line">
        {signers.map(({ id, firstName, role, order, hasSigned, signedAt }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <span
              aria-hidden
              className={cn(
                'flex size-7 shrink-0 items-center justify-center rounded-full border text-xs font-semibold',
                hasSigned
                  ? 'border-transparent bg-accept text-surface'
                  : id === you.id
                    ? 'border-accent text-accent'
                    : 'border-dashed border-line-strong text-ink-soft'
              )}
            >
              {hasSigned ? <Check className="size-4" /> : order}
            </span>
            <span className="min-w-0 grow">
              <span className="block font-medium wrap-anywhere">
                {id === you.id ? t('signing.you', { name: firstName }) : firstName}
              </span>
              <span className="block text-xs text-ink-soft">{t(`signing.role_${role}`)}</span>
            </span>
            <span className="shrink-0 text-right text-xs text-ink-soft">
              {signedAt
                ? format.instant(signedAt)
                : id === you.id && status === 'YOUR_TURN'
                  ? t('signing.yourTurn')
                  : isWaiting && t('signing.notYet')}
            </span>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
