import { Check, Clock, LoaderCircle } from 'lucide-react'
import type { Signing } from '@/api/signing'
import { SectionCard } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

type State = 'done' | 'now' | 'later'

/** What happens between a signature and the copy of it: done, under way, to come. */
export function WhatsNext({ signing: { signers, status } }: { signing: Signing }) {
  const t = useT()
  const names = signers.flatMap(({ hasSigned, firstName }) => (hasSigned ? [] : [firstName]))
  const isSealing = status === 'SEALING'
  const steps: { name: 'others' | 'seal' | 'copy'; state: State; text: string | false }[] = [
    {
      name: 'others',
      state: isSealing ? 'done' : 'now',
      text: names.length > 0 && t('signing.next_others_text', { names: names.join(', ') }),
    },
    {
      name: 'seal',
      state: isSealing ? 'now' : 'later',
      text: t(isSealing ? 'signing.sealing' : 'signing.next_seal_text'),
    },
    { name: 'copy', state: 'later', text: t('signing.next_copy_text') },
  ]
  return (
    <SectionCard title={t('signing.next')}>
      <ol aria-live="polite" className="flex flex-col">
        {steps.map(({ name, state, text }) => (
          <li key={name} className="group relative flex gap-3 pb-4 last:pb-0">
            <span
              aria-hidden
              className={cn(
                'absolute top-8 bottom-1 left-3.5 w-px group-last:hidden',
                state === 'done' ? 'bg-accept' : 'bg-line'
              )}
            />
            <Mark state={state} isWork={isSealing} />
            <div className="min-w-0">
              <p className={cn('text-base', state === 'now' && 'font-medium')}>
                {t(`signing.next_${name}`)}
              </p>
              {text && <p className="text-ink-soft">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}

/** @param isWork whether what is under way takes seconds; people take days, in which a page that turns would empty a phone */
function Mark({ state, isWork }: { state: State; isWork: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'flex size-7 shrink-0 items-center justify-center rounded-full border',
        state === 'done' && 'border-transparent bg-accept text-surface',
        state === 'now' && 'border-accent text-accent',
        state === 'later' && 'border-dashed border-line-strong'
      )}
    >
      {state === 'done' && <Check className="size-4" />}
      {state === 'now' &&
        (isWork ? (
          <LoaderCircle className="size-4 animate-spin motion-reduce:animate-none" />
        ) : (
          <Clock className="size-4" />
        ))}
    </span>
  )
}
