import { memo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isCouple } from '@/lib/pay/civil-situation'
import { useT } from '@/lib/use-t'
import { CountField } from './count-field.tsx'
import type { Draft } from './draft.ts'
import { useEditor } from './editor-context.tsx'
import { EditorSection } from './editor-section.tsx'
import { FlagField } from './flag-field.tsx'
import { MaritalFields } from './marital-fields.tsx'
import { useSections } from './sections-context.ts'

/** What is refused here opens it. */
const OWN_FIELDS = [
  'worker.etatCivil',
  'worker.conjointTravaille',
  'worker.revenusConjoint',
  'worker.enfantsACharge',
  'worker.enfantsHandicapes',
  'worker.autresPersonnesACharge',
  'worker.ascendantsACharge',
] as const

/** Single, and nothing that the tax would count. */
function isPlain({
  etatCivil,
  // Of a spouse that there is not.
  revenusConjoint: _incomes,
  conjointTravaille: _works,
  ...worker
}: Draft['worker']): boolean {
  return etatCivil === 'celibataire' && Object.values(worker).every((value) => !value)
}

/** The household of the worker, folded while it is that of most simulations, as the withholding tax reads it. */
export const SituationSection = memo(function SituationSection() {
  const t = useT()
  const { form, errorAt } = useEditor()
  const { wide } = useSections()
  const [first] = useState(() => form.getValues('worker'))
  const etatCivil = useWatch({ control: form.control, name: 'worker.etatCivil' })
  const enfants = useWatch({ control: form.control, name: 'worker.enfantsACharge' }) ?? 0
  const couple = isCouple(etatCivil)
  return (
    <EditorSection
      id="situation"
      title={t(wide ? 'editor.situation' : 'editor.situationShort')}
      aside={
        <span className="text-xs">
          {t('editor.situationLine', { etat: t(`pay.situation_${etatCivil}`), children: enfants })}
        </span>
      }
      openWhenWide={!isPlain(first)}
      forceOpen={OWN_FIELDS.some((path) => errorAt(path) !== null)}
    >
      <div className="flex flex-col gap-4">
        <MaritalFields />
        <div className="grid gap-4 sm:grid-cols-2">
          <CountField name="worker.enfantsACharge" label={t('editor.enfantsACharge')} />
          {enfants > 0 && (
            <CountField
              name="worker.enfantsHandicapes"
              label={t('editor.enfantsHandicapes')}
              hint={t('editor.enfantsHandicapesHint')}
            />
          )}
        </div>
        {!couple && enfants > 0 && (
          <FlagField name="worker.parentIsole" label={t('editor.parentIsole')} />
        )}
        <FlagField name="worker.handicape" label={t('editor.handicape')} />
        {couple && (
          <FlagField name="worker.conjointHandicape" label={t('editor.conjointHandicape')} />
        )}
        <FlagField
          name="worker.dirigeant"
          label={t('editor.dirigeant')}
          hint={t('editor.dirigeantHint')}
        />
        <FlagField
          name="worker.nonResident"
          label={t('editor.nonResident')}
          hint={t('editor.nonResidentHint')}
        />
        <details className="group">
          <summary className="inline-flex h-9 items-center rounded-md text-sm text-accent underline-offset-4 hover:underline">
            {t('editor.otherDependants')}
          </summary>
          <div className="grid gap-4 pt-2 sm:grid-cols-2">
            <CountField name="worker.ascendantsACharge" label={t('editor.ascendantsACharge')} />
            <CountField
              name="worker.autresPersonnesACharge"
              label={t('editor.autresPersonnesACharge')}
            />
          </div>
        </details>
      </div>
    </EditorSection>
  )
})
