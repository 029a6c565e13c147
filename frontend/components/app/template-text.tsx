import { Fragment, type ReactNode } from 'react'
import type { TemplateBlock, TemplateRun, TemplateVariable } from '@/api/types'
import { cn } from '@/lib/cn'

interface TemplateTextProps {
  blocks: readonly TemplateBlock[]
  /** What stands in the place of a variable; a rendered text has none left. */
  variable?: (name: TemplateVariable) => ReactNode
}

/** A text of blocks as it reads: headings, paragraphs with their line breaks, lists. */
export function TemplateText({ blocks, variable = () => null }: TemplateTextProps) {
  // A subtitle before any title leaves no level of headings out.
  const first = blocks.findIndex(({ kind }) => kind === 'title')
  return (
    <div className="flex flex-col gap-3 leading-relaxed break-words">
      {blocks.map((block, index) => (
        <Block key={index} block={block} variable={variable} titled={first >= 0 && index > first} />
      ))}
    </div>
  )
}

interface BlockProps {
  block: TemplateBlock
  variable: (name: TemplateVariable) => ReactNode
  /** It stands under a title. */
  titled: boolean
}

function Block({ block: { kind, lines }, variable, titled }: BlockProps): ReactNode {
  const content = lines.map((runs, index) => <Line key={index} runs={runs} variable={variable} />)
  if (kind === 'title') return <h3 className="text-lg font-semibold">{content}</h3>
  if (kind === 'subtitle') {
    const Subtitle = titled ? 'h4' : 'h3'
    return <Subtitle className="font-semibold">{content}</Subtitle>
  }
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

interface LineProps extends Pick<BlockProps, 'variable'> {
  runs: TemplateRun[]
}

function Line({ runs, variable }: LineProps) {
  return runs.map(({ text, bold, italic, variable: name }, index) => (
    <span key={index} className={cn(bold && 'font-semibold', italic && 'italic')}>
      {name ? variable(name) : text}
    </span>
  ))
}
