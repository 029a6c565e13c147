import type { TemplateBlock } from '@/api/types'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { SampleText } from './sample-text.tsx'

/** What becomes of a template, with an invented person's facts in the places of its variables. */
export function TemplatePreview({ blocks }: { blocks: TemplateBlock[] }) {
  const t = useT()
  return (
    <SectionCard title={t('templates.preview')} className="min-w-0 lg:sticky lg:top-20">
      {blocks.length === 0 ? (
        <p className="text-ink-soft">{t('templates.previewEmpty')}</p>
      ) : (
        <SampleText blocks={blocks} />
      )}
      <p className="mt-6 text-xs text-ink-soft">{t('templates.previewHint')}</p>
    </SectionCard>
  )
}
