import { Controller, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { useSaveOfferSettings, type OfferSettings } from '@/api/offer-settings'
import { useSigners } from '@/api/signers'
import { useTemplates } from '@/api/templates'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { LOCALES } from '@/lib/locale'
import { useEmailRules } from '@/lib/use-email-rules'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const NONE = 'NONE'
const MOST_DAYS = 365

/** The settings as the form holds them: an absent address as an empty field. */
type Fields = Omit<OfferSettings, 'validityDays' | 'reminderDays' | 'replyTo'> & {
  validityDays: number | null
  reminderDays: string
  replyTo: string
}

const fieldsOf = (settings: OfferSettings): Fields => ({
  ...settings,
  reminderDays: settings.reminderDays.join(', '),
  replyTo: settings.replyTo ?? '',
})

/** What every offer starts from, when candidates are reminded, and what they see. */
export function OfferSettingsForm({ settings }: { settings: OfferSettings }) {
  const t = useT()
  const emailRules = useEmailRules()
  const save = useSaveOfferSettings()
  const { control, register, handleSubmit, formState, reset, watch } = useForm<Fields>({
    defaultValues: fieldsOf(settings),
  })
  const { errors, isDirty } = formState
  const validityDays = watch('validityDays')

  const submit = handleSubmit((fields) =>
    save.mutate(
      {
        ...fields,
        validityDays: fields.validityDays!,
        reminderDays: daysOf(fields.reminderDays) ?? [],
        replyTo: fields.replyTo.trim() || null,
      },
      {
        onSuccess: (saved) => {
          reset(fieldsOf(saved))
          toast(t('offers.settingsSaved'))
        },
      }
    )
  )

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <SectionCard title={t('offers.settingsTimes')}>
        <div className="flex flex-col gap-4">
          <Controller
            control={control}
            name="validityDays"
            rules={{
              validate: (days) =>
                (days !== null && Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) ||
                t('offers.validityDaysRange', { most: MOST_DAYS }),
            }}
            render={({ field: { value, onChange }, fieldState }) => (
              <Field
                label={t('offers.validityDays')}
                hint={t('offers.validityDaysHint')}
                error={fieldState.error?.message}
              >
                {(field) => (
                  <NumberInput
                    {...field}
                    className="w-28"
                    min={1}
                    max={MOST_DAYS}
                    value={value}
                    onValueChange={onChange}
                  />
                )}
              </Field>
            )}
          />
          <Field
            label={t('offers.reminderDays')}
            hint={t('offers.reminderDaysHint')}
            error={errors.reminderDays?.message}
          >
            {(field) => (
              <Input
                {...field}
                className="max-w-60"
                inputMode="numeric"
                autoComplete="off"
                {...register('reminderDays', {
                  validate: (text) => {
                    const days = daysOf(text)
                    if (!days) return t('offers.reminderDaysUnreadable')
                    return (
                      days.every((day) => day < (validityDays ?? MOST_DAYS)) ||
                      t('offers.reminderDaysTooEarly')
                    )
                  },
                })}
              />
            )}
          </Field>
        </div>
      </SectionCard>
      <SectionCard title={t('offers.settingsTexts')}>
        <div className="flex flex-col gap-4">
          {LOCALES.map((language) => (
            <Controller
              key={language}
              control={control}
              name={`templates.${language}`}
              render={({ field: { value, onChange } }) => (
                <TemplateField language={language} value={value} onChange={onChange} />
              )}
            />
          ))}
          <p>
            <Link
              to={urls.documentsSettings}
              className="text-accent underline-offset-4 hover:underline"
            >
              {t('offers.writeTemplates')}
            </Link>
          </p>
          <Controller
            control={control}
            name="signerId"
            render={({ field: { value, onChange } }) => (
              <SignerField value={value} onChange={onChange} />
            )}
          />
          <Field
            label={t('offers.replyTo')}
            hint={t('offers.replyToHint')}
            error={errors.replyTo?.message}
          >
            {(field) => (
              <Input
                {...field}
                type="email"
                autoComplete="off"
                {...register('replyTo', {
                  pattern: emailRules.pattern,
                  setValueAs: emailRules.setValueAs,
                })}
              />
            )}
          </Field>
        </div>
      </SectionCard>
      <SectionCard title={t('offers.settingsSees')}>
        <div className="flex flex-col gap-3">
          {(['showEmployerCost', 'showLegalSources'] as const).map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field: { value, onChange } }) => (
                <SwitchRow
                  label={t(`offers.${name}`)}
                  hint={t(`offers.${name}Hint`)}
                  checked={value}
                  onCheckedChange={onChange}
                />
              )}
            />
          ))}
        </div>
      </SectionCard>
      <ProblemNotice error={save.error} />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!isDirty}>
          {t('offers.save')}
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  value: string | null
  onChange: (id: string | null) => void
}

function TemplateField({
  language,
  value,
  onChange,
}: ChoiceProps & { language: keyof OfferSettings['templates'] }) {
  const t = useT()
  const templates = (useTemplates().data ?? []).filter(
    (each) => each.kind === 'OFFER_TEXT' && each.language === language
  )
  return (
    <Field label={t('offers.defaultText', { language: LANGUAGE_NAMES[language] })}>
      {(field) => (
        <Select
          {...field}
          value={value ?? NONE}
          onValueChange={(id) => onChange(id === NONE ? null : id)}
          options={[
            { value: NONE, label: t('offers.firstText') },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Field>
  )
}

function SignerField({ value, onChange }: ChoiceProps) {
  const t = useT()
  const signers = useSigners().data ?? []
  return (
    <Field label={t('offers.defaultSigner')}>
      {(field) => (
        <Select
          {...field}
          value={value ?? NONE}
          onValueChange={(id) => onChange(id === NONE ? null : id)}
          options={[
            { value: NONE, label: t('offers.onlySigner') },
            ...signers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Field>
  )
}

/** `3, 1` as days, the earliest reminder first; null where it is no list of days. */
function daysOf(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  if (!parts.every((part) => /^\d{1,2}$/.test(part))) return null
  return [...new Set(parts.map(Number))].sort((a, b) => b - a)
}
