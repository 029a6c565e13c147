import { postOnboardingLink } from '#client/bounds'
import type { OnboardingLimits, useReplaceOnboardingLink } from '@/api/onboarding-link'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { NumberField } from '@/components/form/number-field'
import { TextField } from '@/components/form/text-field'
import type { Unjudged } from '@/components/form/use-bound-fields'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useT } from '@/lib/use-t'

interface Fields {
  domains: string
  days: number | null
  uses: number | null
}

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
  const form = useBoundForm({
    bounds: postOnboardingLink,
    defaultValues: { domains: domain, days: 14, uses: 25 } as Fields,
    body: ({ domains, ...limits }): Unjudged<OnboardingLimits> => ({
      domains: wordsOf(domains),
      ...limits,
    }),
    send: replace.mutateAsync,
    onSaved: onMade,
  })
  return (
    <Form form={form}>
      <TextField
        form={form}
        name="domains"
        label={t('onboarding.domains')}
        hint={t('onboarding.domainsHint')}
        autoCapitalize="none"
        spellCheck={false}
        says={{
          'array.minLength': t('onboarding.domainsRequired'),
          'regex': t('onboarding.domainsBad'),
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField form={form} name="days" label={t('onboarding.days')} />
        <NumberField form={form} name="uses" label={t('onboarding.uses')} />
      </div>
      <FormButtons form={form} onCancel={onCancel}>
        {t('onboarding.make')}
      </FormButtons>
    </Form>
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
