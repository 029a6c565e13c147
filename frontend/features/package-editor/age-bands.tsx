import { Plus, Trash2 } from 'lucide-react'
import {
  AGE_TRANCHE_MAXIMUM,
  AGE_TRANCHE_MINIMUM,
  MAX_TRANCHES,
  type TrancheAge,
} from '#modules/compute/pure'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { useT } from '@/lib/use-t'
import type { DraftFields } from './draft.ts'
import { useEditor } from './editor-context.tsx'

type Band = Partial<TrancheAge>

const LIST = 'assuranceGroupeTranches'
const STEP_OF_AGES = 10

/** The shares of pay of a plan that moves with age, each from its age on. */
export function AgeBands({ fields }: { fields: DraftFields }) {
  const t = useT()
  const { patch, errorAt } = useEditor()
  const bands = (fields[LIST] as readonly Band[] | null | undefined) ?? []
  // A share above a step that is gone is refused, and has to be in sight.
  const hasAbove = hasStep(fields) || bands.some(({ auDela }) => typeof auDela === 'number')
  const columns: readonly (keyof TrancheAge)[] = hasAbove
    ? ['age', 'taux', 'auDela']
    : ['age', 'taux']
  const write = (next: readonly Band[]) => patch({ [LIST]: next } as Partial<DraftFields>)
  const error = errorAt(`package.${LIST}`)
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">{t(`fields.${LIST}`)}</legend>
      {bands.length === 0 && <p className="text-sm text-ink-soft">{t('fields.agesNone')}</p>}
      <ul className="flex flex-col gap-2">
        {bands.map((band, at) => (
          <li key={at} className="flex items-end gap-2">
            {columns.map((key) => (
              <Field
                key={key}
                className="min-w-0 flex-1"
                label={t(`fields.ages_${key}`)}
                error={errorAt(`package.${LIST}[${at}].${key}`)}
              >
                {(control) => (
                  <NumberInput
                    {...control}
                    min={key === 'age' ? AGE_TRANCHE_MINIMUM : 0}
                    max={key === 'age' ? AGE_TRANCHE_MAXIMUM : 100}
                    step={key === 'age' ? 1 : 'any'}
                    value={band[key] ?? null}
                    onValueChange={(value) =>
                      write(bands.with(at, { ...band, [key]: value ?? undefined }))
                    }
                  />
                )}
              </Field>
            ))}
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('fields.agesRemove', { age: band.age ?? '?' })}
              onClick={() => write(bands.filter((_, nth) => nth !== at))}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {bands.length < MAX_TRANCHES && bands.at(-1)?.age !== AGE_TRANCHE_MAXIMUM && (
        <Button size="sm" className="mt-2" onClick={() => write([...bands, next(bands, fields)])}>
          <Plus aria-hidden />
          {t('fields.agesAdd')}
        </Button>
      )}
      {error !== null && (
        <p role="alert" className="mt-1 text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Of a plan with a step of pay each band has a share above it too. */
function hasStep({ assuranceGroupePalier: step }: DraftFields): boolean {
  return typeof step === 'number'
}

/** A band to begin from: ten years after the last one, at its rates. */
function next(bands: readonly Band[], fields: DraftFields): Band {
  const last = bands.at(-1) ?? {
    age: AGE_TRANCHE_MINIMUM + STEP_OF_AGES - 1,
    taux: fields.assuranceGroupe ?? 0,
    auDela: fields.assuranceGroupeAuDela ?? 0,
  }
  const { age = AGE_TRANCHE_MINIMUM, taux, auDela } = last
  return {
    age: Math.min(age + STEP_OF_AGES, AGE_TRANCHE_MAXIMUM),
    taux,
    ...(hasStep(fields) && { auDela }),
  }
}
