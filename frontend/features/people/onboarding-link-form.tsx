import { Controller, useForm } from 'react-hook-form'
import type { OnboardingLimits, useReplaceOnboardingLink } from '@/api/onboarding-link'
import { ApiProblem } from '@/api/problem'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NumberInput } from '@/components/ui/number-input'
import { useT } from '@/lib/use-t'

/** As the API has them. */
const [DAYS, USES] = [
  [1, 90],
  [1, 500],
] as const

interface OnboardingLinkFormProps {
  /** The administrator's own: colleagues have an address of it. */
  domain: string
  replace: ReturnType<typeof useReplaceOnboardingLink>
  onMade: () => void
  onCancel: () => void
}

/** For which addresses a link for colleagues is, until when, and for how many. */
export function OnboardingLinkForm({ domain, replace, onMade, onCancel }: OnboardingLinkFormProps) {
  const t = useT()
  const { register, control, handleSubmit, formState, setError } = useForm({
    defaultValues: { domains: domain, days: 14 as number | null, uses: 25 as number | null },
  })
  const { errors } = formState
  const within =
    ([min, max]: readonly [number, number]) =>
    (value: number | null) =>
      (Number.isInteger(value) && value! >= min && value! <= max) ||
      t('onboarding.between', { min, max })

  const submit = handleSubmit(({ domains, days, uses }) =>
    replace.mutate(
      { domains: wordsOf(domains), days: days!, uses: uses! } satisfies OnboardingLimits,
      {
        onSuccess: onMade,
        onError: (error) => {
          if (!(error instanceof ApiProblem)) return
          for (const { path } of error.errors)
            if (path.startsWith('domains'))
              setError('domains', { message: t('onboarding.domainsBad') })
        },
      }
    )
  )

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field
        label={t('onboarding.domains')}
        hint={t('onboarding.domainsHint')}
        error={errors.domains?.message}
      >
        {(field) => (
          <Input
            {...field}
            autoCapitalize="none"
            spellCheck={false}
            {...register('domains', {
              validate: (value) => wordsOf(value).length > 0 || t('onboarding.domainsRequired'),
            })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {(
          [
            ['days', DAYS],
            ['uses', USES],
          ] as const
        ).map(([name, limits]) => (
          <Controller
            key={name}
            control={control}
            name={name}
            rules={{ validate: within(limits) }}
            render={({ field: { value, onChange } }) => (
              <Field label={t(`onboarding.${name}`)} error={errors[name]?.message}>
                {(field) => <NumberInput {...field} value={value} onValueChange={onChange} />}
              </Field>
            )}
          />
        ))}
      </div>
      {replace.error && Object.keys(errors).length === 0 && <ProblemNotice error={replace.error} />}
      <DialogActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={replace.isPending}>
          {t('onboarding.make')}
        </Button>
      </DialogActions>
    </form>
  )
}

/** However they were separated; the sign before a domain may stay. */
function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^@/, ''))
  return [...new Set(words)].filter((word) => word !== '')
}
