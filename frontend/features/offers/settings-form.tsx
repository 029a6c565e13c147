import { Link } from 'react-router'
import { toast } from 'sonner'
import { putOfferSettings } from '#client/bounds'
import { useSaveOfferSettings, type OfferSettings } from '@/api/offer-settings'
import { useSigners } from '@/api/signers'
import { useTemplates } from '@/api/templates'
import { ChoiceField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { NumberField } from '@/components/form/number-field'
import { SwitchField } from '@/components/form/switch-field'
import { TextField } from '@/components/form/text-field'
import type { Unjudged } from '@/components/form/use-bound-fields'
import { useBoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { LOCALES } from '@/lib/locale'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** The settings as the form holds them: an absent address as an empty field. */
type Fields = Omit<OfferSettings, 'validityDays' | 'reminderDays' | 'replyTo'> & {
  validityDays: number | null
  reminderDays: string
  replyTo: string
}

/** What every offer starts from, when candidates are reminded, and what they see. */
export function OfferSettingsForm({ settings }: { settings: OfferSettings }) {
  const t = useT()
  const save = useSaveOfferSettings()
  const templates = useTemplates().data ?? []
  const signers = useSigners().data ?? []
  const form = useBoundForm({
    bounds: putOfferSettings,
    defaultValues: fieldsOf(settings),
    body: bodyOf,
    check: (fields) => ({ reminderDays: remindersProblem(fields, t) }),
    send: save.mutateAsync,
    onSaved: (saved, { reset }) => {
      reset(fieldsOf(saved))
      toast(t('offers.settingsSaved'))
    },
  })
  return (
    <Form form={form} className="gap-6">
      <SectionCard title={t('offers.settingsTimes')}>
        <div className="flex flex-col gap-4">
          <NumberField
            form={form}
            name="validityDays"
            label={t('offers.validityDays')}
            hint={t('offers.validityDaysHint')}
            inputClassName="w-28"
          />
          <TextField
            form={form}
            name="reminderDays"
            label={t('offers.reminderDays')}
            hint={t('offers.reminderDaysHint')}
            inputClassName="max-w-60"
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </SectionCard>
      <SectionCard title={t('offers.settingsTexts')}>
        <div className="flex flex-col gap-4">
          {LOCALES.map((language) => (
            <ChoiceField
              key={language}
              form={form}
              name={`templates.${language}`}
              label={t('offers.defaultText', { language: LANGUAGE_NAMES[language] })}
              options={[
                { value: null, label: t('offers.firstText') },
                ...templates
                  .filter((each) => each.kind === 'OFFER_TEXT' && each.language === language)
                  .map(({ id, name }) => ({ value: id, label: name })),
              ]}
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
          <ChoiceField
            form={form}
            name="signerId"
            label={t('offers.defaultSigner')}
            options={[
              { value: null, label: t('offers.onlySigner') },
              ...signers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <TextField
            form={form}
            name="replyTo"
            type="email"
            label={t('offers.replyTo')}
            hint={t('offers.replyToHint')}
            autoComplete="off"
          />
        </div>
      </SectionCard>
      <SectionCard title={t('offers.settingsSees')}>
        <div className="flex flex-col gap-3">
          {(['showEmployerCost', 'showLegalSources'] as const).map((name) => (
            <SwitchField
              key={name}
              form={form}
              name={name}
              label={t(`offers.${name}`)}
              hint={t(`offers.${name}Hint`)}
            />
          ))}
        </div>
      </SectionCard>
      <FormButtons form={form} disabled={!form.formState.isDirty}>
        {t('offers.save')}
      </FormButtons>
    </Form>
  )
}

function fieldsOf(settings: OfferSettings): Fields {
  return {
    ...settings,
    reminderDays: settings.reminderDays.join(', '),
    replyTo: settings.replyTo ?? '',
  }
}

function bodyOf(fields: Fields): Unjudged<OfferSettings> {
  return {
    ...fields,
    reminderDays: daysOf(fields.reminderDays) ?? [],
    replyTo: fields.replyTo.trim() || null,
  }
}

/** Why reminders cannot be sent on those days before the last one, as a sentence. */
function remindersProblem({ reminderDays, validityDays }: Fields, t: ReturnType<typeof useT>) {
  const days = daysOf(reminderDays)
  if (!days) return t('offers.reminderDaysUnreadable')
  return days.some((day) => validityDays !== null && day >= validityDays)
    ? t('offers.reminderDaysTooEarly')
    : null
}

/** `3, 1` as days, the earliest reminder first; null where it is no list of days. */
function daysOf(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  if (!parts.every((part) => /^\d{1,2}$/.test(part))) return null
  return [...new Set(parts.map(Number))].sort((a, b) => b - a)
}
