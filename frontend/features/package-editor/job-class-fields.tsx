import { useWatch } from 'react-hook-form'
import {
  listedCommittee,
  type ComputeModelConfig,
  type ListedCommittee,
} from '#modules/compute/pure'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { cn } from '@/lib/cn'
import { useClassText } from '@/lib/pay/use-class-text'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'
import { useFigures } from './figures-context.tsx'

/** Its scale depends on experience in a way of its own: a scale need not be told. */
const CP200 = 'BECP200'
const NONE = 'NONE'
const PATH = 'package.computeModelConfig'
const HOURLY_DECIMALS = 4

/** The class of the job and the experience, for the minimum scale of the committee; of a committee without one nothing. */
export function JobClassFields() {
  const { form } = useEditor()
  const config = useWatch({ control: form.control, name: PATH })
  const committee = listedCommittee(config.commissionParitaire ?? '')
  const statut = config.employmentType
  const isOf = committee?.code === CP200 || committee?.statuts.some((each) => each === statut)
  if (!committee?.bareme || !isOf) return null
  return <ScaleFields config={config} committee={committee} bareme={committee.bareme} />
}

interface ScaleFieldsProps {
  config: ComputeModelConfig
  committee: ListedCommittee
  bareme: NonNullable<ListedCommittee['bareme']>
}

function ScaleFields({ config, committee, bareme }: ScaleFieldsProps) {
  const t = useT()
  const { patch, errorAt } = useEditor()
  const { classe, anciennete } = config
  const text = useClassText(committee.code)
  const change = (part: Partial<ComputeModelConfig>) =>
    patch({ computeModelConfig: { ...config, ...part } })
  return (
    <>
      <Field
        label={t('editor.classe')}
        hint={classe ? <MinimumScale /> : t('editor.classeHint', { committee: committee.number })}
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
              ...bareme.classes.map((value) => ({ value, label: text.classe(value) })),
            ]}
          />
        )}
      </Field>
      {classe && (
        <div className="grid grid-cols-2 gap-4">
          {goesByYears(bareme) && (
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
          )}
          {bareme.echelles.length > 1 && (
            <EchelleField config={config} committee={committee} bareme={bareme} change={change} />
          )}
        </div>
      )}
    </>
  )
}

function EchelleField({
  config: { echelle },
  committee,
  bareme,
  change,
}: ScaleFieldsProps & { change: (part: Partial<ComputeModelConfig>) => void }) {
  const t = useT()
  const { errorAt } = useEditor()
  const text = useClassText(committee.code)
  const free = committee.code === CP200
  return (
    <Field
      label={t('editor.echelle')}
      error={errorAt(`${PATH}.echelle`)}
      className={cn(!goesByYears(bareme) && 'col-span-2')}
    >
      {(control) => (
        <Select
          {...control}
          value={echelle ?? (free ? NONE : bareme.echelles[0]!)}
          onValueChange={(next) => change({ echelle: next === NONE ? undefined : next })}
          options={[
            ...(free ? [{ value: NONE, label: t('editor.echelle_NONE') }] : []),
            ...bareme.echelles.map((value) => ({
              value,
              label: free ? value : text.echelle(value),
            })),
          ]}
        />
      )}
    </Field>
  )
}

/** Whether some class is paid more with experience. */
function goesByYears({ values }: ScaleFieldsProps['bareme']): boolean {
  return values.some(({ echelles }) =>
    Object.values(echelles).some((classes) =>
      Object.values(classes).some((line) => line !== null && line.length > 1)
    )
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
      {bareme.horaire !== undefined &&
        ` ${t('editor.scaleHour', { amount: format.euros(bareme.horaire, HOURLY_DECIMALS) })}`}
    </span>
  )
}
