import { Fragment, type ReactNode } from 'react'
import type { TemplateBlock, TemplateRun } from '@/api/types'
import { SectionCard } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

/** What becomes of a template, with an invented person's facts in the places of its variables. */
export function TemplatePreview({ blocks }: { blocks: TemplateBlock[] }) {
  const t = useT()
  return (
    <SectionCard title={t('templates.preview')} className="min-w-0 lg:sticky lg:top-20">
      {blocks.length === 0 ? (
        <p className="text-ink-soft">{t('templates.previewEmpty')}</p>
      ) : (
        <div className="flex flex-col gap-3 leading-relaxed break-words">
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </div>
      )}
      <p className="mt-6 text-xs text-ink-soft">{t('templates.previewHint')}</p>
    </SectionCard>
  )
}

function Block({ block: { kind, lines } }: { block: TemplateBlock }): ReactNode {
  const content = lines.map((runs, index) => <Line key={index} runs={runs} />)
  if (kind === 'title') return <h3 className="text-lg font-semibold">{content}</h3>
  if (kind === 'subtitle') return <h4 className="font-semibold">{content}</h4>
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

function Line({ runs }: { runs: TemplateRun[] }) {
  const t = useT()
  return runs.map(({ text, bold, italic, variable }, index) => (
    <span
      key={index}
      title={variable ? t(`templates.variable_${variable}`) : undefined}
      className={cn(
        bold && 'font-semibold',
        italic && 'italic',
        variable && 'rounded-sm bg-accent-soft px-1 text-accent'
      )}
    >
      {variable ? t(`templates.sample_${variable}`) : text}
    </span>
  ))
}
