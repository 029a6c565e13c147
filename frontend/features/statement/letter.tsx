import { useState } from 'react'
import { Lines, WrittenList } from '@/components/app/written-lines'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'
import type { StatementAnswer } from './statement.ts'

/** So much of a long letter stands before the figures. */
const FIRST_BLOCKS = 4

/** The letter as the company wrote it. */
export function Letter({ answer }: { answer: StatementAnswer }) {
  const t = useT()
  const { text, language } = answer.rewardStatement
  const [isWhole, setWhole] = useState(text.length <= FIRST_BLOCKS + 1)
  if (text.length === 0) return null
  return (
    <div className="flex max-w-[70ch] flex-col gap-3 text-base text-pretty wrap-break-word">
      <article lang={language} className="flex flex-col gap-3">
        {(isWhole ? text : text.slice(0, FIRST_BLOCKS)).map((block, at) => (
          <Written key={at} block={block} />
        ))}
      </article>
      {!isWhole && (
        <Button variant="link" size="bare" className="self-start" onClick={() => setWhole(true)}>
          {t('statement.readOn')}
        </Button>
      )}
    </div>
  )
}

type Block = StatementAnswer['rewardStatement']['text'][number]

function Written({ block: { kind, lines } }: { block: Block }) {
  if (kind === 'bullets' || kind === 'numbers')
    return <WrittenList isNumbered={kind === 'numbers'} lines={lines} />
  if (kind === 'title' || kind === 'subtitle')
    return (
      <h2 className={kind === 'title' ? 'text-lg font-semibold text-balance' : 'font-semibold'}>
        <Lines lines={lines} />
      </h2>
    )
  return (
    <p>
      <Lines lines={lines} />
    </p>
  )
}
