import { Fragment, type ReactNode } from 'react'
import type { TemplateBlock, TemplateRun, TemplateVariable } from '@/api/types'
import { cn } from '@/lib/cn'

interface TemplateTextProps {
  blocks: readonly TemplateBlock[]
  /** What stands in the place of a variable; a rendered text has none left. */
  variable?: (name: TemplateVariable) => ReactNode
  /** Whether names between double braces that are no variable stand in red. */
  marksUnknown?: boolean
}

/** A text of blocks as it reads: headings, paragraphs with their line breaks, lists. */
export function TemplateText({
  blocks,
  variable = () => null,
  marksUnknown = false,
}: TemplateTextProps) {
  return (
    <div className="flex flex-col gap-3 leading-relaxed break-words">
      {blocks.map((block, index) => (
        <Block key={index} block={block} variable={variable} marksUnknown={marksUnknown} />
      ))}
    </div>
  )
}

interface BlockProps {
  block: TemplateBlock
  variable: (name: TemplateVariable) => ReactNode
  marksUnknown: boolean
}

function Block({ block: { kind, lines }, ...shown }: BlockProps): ReactNode {
  const content = lines.map((runs, index) => <Line key={index} runs={runs} {...shown} />)
  if (kind === 'title') return <h3 className="text-lg font-semibold">{content}</h3>
  // Of the same level: many a text has subtitles alone, which may leave no level out.
  if (kind === 'subtitle') return <h3 className="font-semibold">{content}</h3>
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

interface LineProps extends Pick<BlockProps, 'variable' | 'marksUnknown'> {
  runs: TemplateRun[]
}

function Line({ runs, variable, marksUnknown }: LineProps) {
  return runs.map(({ text, bold, italic, variable: name }, index) => (
    <span key={index} className={cn(bold && 'font-semibold', italic && 'italic')}>
      {name ? variable(name) : marksUnknown ? <Words text={text} /> : text}
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
