import { useId, useState, type ReactNode } from 'react'
import { MessageCircleQuestion } from 'lucide-react'
import type { ExplanationLine } from '#modules/compute/pure'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { usePart } from '@/lib/use-part'
import { useT } from '@/lib/use-t'
import { withWords } from '@/lib/with-words'

interface ExplainedLineProps {
  title: string
  detail?: ReactNode
  /** EUR a year. */
  amount: number
  rule: string
  explanation: readonly ExplanationLine[]
  /** Asks the employer about this line; absent on paper and in previews. */
  onAsk?: (line: string) => void
}

/** One line with its amount to the cent; its question mark opens below it what it is made of. */
export function ExplainedLine({
  title,
  detail,
  amount,
  rule,
  explanation,
  onAsk,
}: ExplainedLineProps) {
  const t = useT()
  const format = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto_2.25rem] items-center gap-x-2 py-1.5">
        <span className="min-w-0 hyphens-auto wrap-anywhere">
          {title}
          {detail && <span className="block text-xs text-ink-soft">{detail}</span>}
        </span>
        <span className="amount">{format.euros(amount)}</span>
        <button
          type="button"
          aria-label={t('pay.whyOf', { line: title })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex size-9 items-center justify-center justify-self-end rounded-full text-xs font-semibold text-ink-soft hover:text-ink print:hidden"
        >
          <span
            className={`flex size-5 items-center justify-center rounded-full border ${isOpen ? 'border-accent bg-accent text-on-accent' : 'border-line-strong'}`}
          >
            ?
          </span>
        </button>
      </div>
      {isOpen && (
        <div id={id} className="mb-3 flex flex-col gap-3 rounded-xl bg-sunken p-3 print:hidden">
          <Why
            rule={rule}
            amount={amount}
            line={explanation.find((each) => each.rule === rule) ?? null}
          />
          {onAsk && (
            <Button variant="link" size="bare" className="self-start" onClick={() => onAsk(title)}>
              <MessageCircleQuestion aria-hidden />
              {t('statement.askLine')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** The law behind a line, and its words, come once they are asked for. */
function Why(props: { rule: string; amount: number; line: ExplanationLine | null }) {
  const { Part, error } = usePart('line-why', () => withWords('why', import('./line-why.tsx')))
  if (Part) return <Part {...props} />
  return error ? <ProblemNotice error={error} /> : <Skeleton className="h-16 w-full" />
}
