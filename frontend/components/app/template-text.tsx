import { Fragment, type ReactNode } from 'react'
import { isPlace } from '#modules/templates/domain/template_body'
import type { TemplateBlock, TemplateCondition, TemplateRun, TemplateVariable } from '@/api/types'
import { cn } from '@/lib/cn'

interface TemplateTextProps {
  blocks: readonly TemplateBlock[]
  /** What stands in the place of a variable; a rendered text has none left. */
  variable?: (name: TemplateVariable) => ReactNode
  /** What stands above a block that a document has under a condition only; a rendered text has none left. */
  condition?: (name: TemplateCondition) => ReactNode
  /** What stands in a place that a document fills: pay table, page break, signatures. */
  place?: (kind: TemplateBlock['kind']) => ReactNode
  /** What stands before the words of an article. */
  article?: (number: number) => string
  /** Whether names between double braces that are no variable stand in red. */
  marksUnknown?: boolean
}

/** A text of blocks as it reads: headings, paragraphs with their line breaks, lists, numbered articles. */
export function TemplateText({ blocks, condition, ...words }: TemplateTextProps) {
  let articles = 0
  return (
    <div className="flex flex-col gap-3 leading-relaxed break-words [&>ul+ul]:-mt-3">
      {blocks.map((block, index) => {
        if (block.kind === 'article') articles += 1
        const shown = <Block key={index} block={block} number={articles} {...words} />
        if (!block.when || !condition) return shown
        return (
          <div key={index} className="border-l-2 border-line pl-3">
            <p className="text-xs text-ink-soft">{condition(block.when)}</p>
            {shown}
          </div>
        )
      })}
    </div>
  )
}

interface BlockProps extends Omit<TemplateTextProps, 'blocks' | 'condition'> {
  block: TemplateBlock
  /** Of the article, where it is one. */
  number: number
}

function Block({
  block: { kind, lines },
  number,
  place,
  article,
  ...shown
}: BlockProps): ReactNode {
  if (isPlace(kind)) return place?.(kind)
  const content = lines.map((runs, index) => <Line key={index} runs={runs} {...shown} />)
  if (kind === 'title') return <h3 className="text-lg font-semibold">{content}</h3>
  // Of the same level: many a text has subtitles alone, which may leave no level out.
  if (kind === 'subtitle') return <h3 className="font-semibold">{content}</h3>
  if (kind === 'article')
    return (
      <h3 className="font-semibold">
        {article?.(number) ?? `${number}. `}
        {content}
      </h3>
    )
  if (kind === 'paragraph')
    return (
      <p>
        {content.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    )
  const List = kind === 'bullets' ? 'ul' : 'ol'
  return (
    <List className={cn('pl-6', kind === 'bullets' ? 'list-disc' : 'list-decimal')}>
      {content.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </List>
  )
}

interface LineProps extends Pick<TemplateTextProps, 'variable' | 'marksUnknown'> {
  runs: TemplateRun[]
}

function Line({ runs, variable, marksUnknown = false }: LineProps) {
  return runs.map(({ text, bold, italic, variable: name }, index) => (
    <span key={index} className={cn(bold && 'font-semibold', italic && 'italic')}>
      {name ? variable?.(name) : marksUnknown ? <Words text={text} /> : text}
    </span>
  ))
}

/** Plain words, with what looks like a variable and is none in red. */
function Words({ text }: { text: string }) {
  return text.split(/(\{\{[^{}]*\}\})/).map((words, index) =>
    index % 2 === 0 ? (
      words
    ) : (
      <mark key={index} className="bg-transparent font-semibold text-danger">
        {words}
      </mark>
    )
  )
}
