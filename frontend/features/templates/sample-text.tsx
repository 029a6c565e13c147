import type { ReactNode } from 'react'
import type { TemplateBlock } from '@/api/types'
import { TemplateText } from '@/components/app/template-text'
import { VariableMark } from '@/components/app/variable-mark'
import { useT } from '@/lib/use-t'

/** The text of a template with an invented person's facts in the places of its variables. */
export function SampleText({ blocks }: { blocks: readonly TemplateBlock[] }) {
  const t = useT()
  return (
    <TemplateText
      blocks={blocks}
      variable={(name) => <VariableMark name={name} value={t(`templates.sample_${name}`)} />}
      condition={(name) => t('templates.onlyIf', { condition: t(`templates.condition_${name}`) })}
      article={(number) => t('templates.articleNumber', { number })}
      place={(kind) => <PlaceMark>{t(`templates.${kind}`)}</PlaceMark>}
    />
  )
}

/** Where the document has more than words. */
function PlaceMark({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-md border border-dashed border-line px-3 py-2 text-center text-xs text-ink-soft">
      {children}
    </p>
  )
}
