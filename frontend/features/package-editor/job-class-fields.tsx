import { useWatch } from 'react-hook-form'
import type { ComputeModelConfig } from '#modules/compute/pure'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'
import { useFigures } from './figures-context.tsx'

/** The joint committee whose minimum scales are known. */
const WITH_SCALES = 'BECP200'
const CLASSES = ['A', 'B', 'C', 'D'] as const
const ECHELLES = ['I', 'II'] as const
const NONE = 'NONE'
const PATH = 'package.computeModelConfig'

/** The class of the job and the experience, for the minimum scale of the committee. */
export function JobClassFields() {
  const t = useT()
  const { form, patch, errorAt } = useEditor()
  const config = useWatch({ control: form.control, name: PATH })
  const { classe, anciennete, echelle } = config
  if (config.commissionParitaire !== WITH_SCALES) return null
  const change = (part: Partial<ComputeModelConfig>) =>
    patch({ computeModelConfig: { ...config, ...part } })

  return (
    <>
      <Field
        label={t('editor.classe')}
        hint={classe ? <MinimumScale /> : t('editor.classeHint')}
        error={errorAt(`${PATH}.classe`)}
      >
        {(control) => (
          <Select
            {...control}
            value={classe ?? NONE}
            onValueChange={(next) =>
              next === NONE
                ? change({ classe: undefined, anciennete: undefined, echelle: undefined })
                : change({ classe: next })
            }
            options={[
              { value: NONE, label: t('editor.classe_NONE') },
              ...CLASSES.map((value) => ({ value, label: t('editor.classeOf', { value }) })),
            ]}
          />
        )}
      </Field>
      {classe && (
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('editor.anciennete')} error={errorAt(`${PATH}.anciennete`)}>
            {(control) => (
              <NumberInput
                {...control}
                min={0}
                step={1}
                value={anciennete ?? null}
                onValueChange={(years) => change({ anciennete: years ?? undefined })}
              />
            )}
          </Field>
          <Field label={t('editor.echelle')} error={errorAt(`${PATH}.echelle`)}>
            {(control) => (
              <Select
                {...control}
                value={echelle ?? NONE}
                onValueChange={(next) => change({ echelle: next === NONE ? undefined : next })}
                options={[
                  { value: NONE, label: t('editor.echelle_NONE') },
                  ...ECHELLES.map((value) => ({ value, label: value })),
                ]}
              />
            )}
          </Field>
        </div>
      )}
    </>
  )
}

/** Drawn by itself: the fields need not be drawn again when only the figures move. */
function MinimumScale() {
  const t = useT()
  const format = useFormat()
  const { bareme } = useFigures()
  if (!bareme) return null
  if (bareme.minimum === null) return t('editor.scaleUnknown')
  return (
    <span className={cn(bareme.respecte === false && 'text-danger')}>
      {t(bareme.respecte ? 'editor.scaleMinimum' : 'editor.belowScale', {
        amount: format.euros(bareme.minimum),
      })}
    </span>
  )
}
