import type { ReactNode } from 'react'
import type { TemplateBlock } from '@/api/types'
import { TemplateText } from '@/components/app/template-text'
import { VariableMark } from '@/components/app/variable-mark'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

/** What becomes of a template, with an invented person's facts in the places of its variables. */
export function TemplatePreview({ blocks }: { blocks: TemplateBlock[] }) {
  const t = useT()
  return (
    <SectionCard title={t('templates.preview')} className="min-w-0 lg:sticky lg:top-20">
      {blocks.length === 0 ? (
        <p className="text-ink-soft">{t('templates.previewEmpty')}</p>
      ) : (
        <TemplateText
          blocks={blocks}
          variable={(name) => <VariableMark name={name} value={t(`templates.sample_${name}`)} />}
          condition={(name) => t('templates.onlyIf', { condition: t(`templates.condition_${name}`) })}
          article={(number) => t('templates.articleNumber', { number })}
          place={(kind) => <PlaceMark>{t(`templates.${kind}`)}</PlaceMark>}
        />
      )}
      <p className="mt-6 text-xs text-ink-soft">{t('templates.previewHint')}</p>
    </SectionCard>
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
