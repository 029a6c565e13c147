import { ChevronRight } from 'lucide-react'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useLineText } from './use-line-text.ts'
import { WhySection } from './why-section.tsx'

/** One term of a sum: a line of the engine, or what is left of two. */
export interface Term {
  key: string
  amount: number
  /** Explains it, where the line of its name does not. */
  rule?: string
}

interface WhySumProps {
  terms: readonly Term[]
  onFollow: (rule: string) => void
}

/** What a total adds up; each term leads to its own explanation. */
export function WhySum({ terms, onFollow }: WhySumProps) {
  const t = useT()
  const format = useFormat()
  const { title } = useLineText()
  return (
    <WhySection title={t('pay.inputs')}>
      <dl className="flex flex-col gap-1">
        {terms.map(({ key, amount, rule = key }) => (
          <div key={key} className="flex justify-between gap-4">
            <dt>
              <button
                type="button"
                onClick={() => onFollow(rule)}
                className="flex items-center gap-0.5 rounded-sm text-left text-accent underline-offset-4 hover:underline"
              >
                {title(key)}
                <ChevronRight className="size-3.5 shrink-0" aria-hidden />
              </button>
            </dt>
            <dd className="amount">{format.euros(amount)}</dd>
          </div>
        ))}
      </dl>
    </WhySection>
  )
}
