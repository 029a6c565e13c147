import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { useBenefitSettings } from '@/api/benefit-settings'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { BenefitRow } from './benefit-row.tsx'
import { useEditor } from './editor-context.tsx'
import { EditorSection } from './editor-section.tsx'
import { benefitsToShow, costLines, isOffered, isOn, type BenefitSectionId } from './fields.ts'
import { costOf, useFigures } from './figures-context.tsx'

/** One family of benefits: what is on, what it costs, and below, folded away, everything it may hold. */
export const BenefitSection = memo(function BenefitSection({ id }: { id: BenefitSectionId }) {
  const t = useT()
  const { form, countErrors } = useEditor()
  const fields = useWatch({ control: form.control, name: 'package' })
  const dirigeant = useWatch({ control: form.control, name: 'worker.dirigeant' }) === true
  const offered = useBenefitSettings().data?.shown
  const benefits = benefitsToShow(id, fields, dirigeant, offered)
  const had = benefits.filter(({ name }) => isOn(fields, name) || isOffered(fields, name))
  const errors = countErrors(benefits)
  if (benefits.length === 0) return null
  return (
    <EditorSection
      id={id}
      title={t(`editor.section_${id}`)}
      openWhenWide={had.length > 0}
      gist={had.map(({ name }) => t(`fields.${name}`)).join(' · ')}
      mark={
        <>
          {had.length > 0 && (
            // On a phone their names stand below.
            <Badge className="max-sm:hidden">{t('editor.countOn', { count: had.length })}</Badge>
          )}
          {errors > 0 && <Badge tone="danger">{t('editor.countErrors', { count: errors })}</Badge>}
        </>
      }
      aside={
        // What is only offered costs nothing yet.
        had.some(({ name }) => isOn(fields, name)) && (
          <SectionTotal keys={benefits.flatMap((benefit) => costLines(benefit, fields))} />
        )
      }
    >
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {benefits.map((benefit) => (
          <BenefitRow key={benefit.name} benefit={benefit} fields={fields} />
        ))}
      </ul>
    </EditorSection>
  )
})

/** Drawn by itself: the section need not be drawn again when only the figures move. */
function SectionTotal({ keys }: { keys: readonly string[] }) {
  const t = useT()
  const format = useFormat()
  const { costs } = useFigures()
  const total = costOf(costs, keys)
  return (
    <>
      {format.euros(total, 0)} <span className="text-xs">{t('pay.perYearUnit')}</span>
    </>
  )
}
