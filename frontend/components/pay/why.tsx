import { memo } from 'react'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { Popover } from '@/components/ui/popover'
import { useExplain } from './why-context.tsx'
import { WhyContent } from './why-content.tsx'

interface WhyProps {
  rule: string
  title: string
}

/** The question mark of a line. Nothing is computed before it is asked. */
export const Why = memo(function Why({ rule, title }: WhyProps) {
  const t = useT()
  const message = useOptionalMessage()
  const explain = useExplain()
  if (!explain || message(`compute.rules.${rule}.title`) === null) return null
  return (
    <Popover
      label={t('pay.whyOf', { line: title })}
      trigger={
        <button
          type="button"
          aria-label={t('pay.whyOf', { line: title })}
          className="inline-flex size-6 items-center justify-center rounded-full text-xs font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-accent data-[state=open]:bg-accent-soft data-[state=open]:text-accent print:hidden"
        >
          ?
        </button>
      }
    >
      <WhyContent rule={rule} title={title} explain={explain} />
    </Popover>
  )
})
