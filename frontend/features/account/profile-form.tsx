import { toast } from 'sonner'
import { putUsers } from '#client/bounds'
import type { Language, User } from '@/api/types'
import { useUpdateUser } from '@/api/update-user'
import { LanguageChoice } from '@/components/form/choice-field'
import { FormButtons } from '@/components/form/form-buttons'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { switchLocale } from '@/lib/locale'
import { useLocale, useT } from '@/lib/use-t'

/** The person's name and language. A new language loads the page again in it. */
export function ProfileForm({ user }: { user: User }) {
  const t = useT()
  const locale = useLocale()
  const update = useUpdateUser()
  const form = useBoundForm({
    bounds: putUsers,
    defaultValues: profileOf(user),
    send: update.mutateAsync,
    onSaved: (saved, { reset }) => {
      reset(profileOf(saved))
      if (saved.language !== locale) return switchLocale(saved.language as Language)
      toast(t('account.saved'))
    },
  })
  return (
    <SectionCard title={t('account.profile')}>
      <Form form={form}>
        <TextField
          form={form}
          name="displayName"
          label={t('account.displayName')}
          autoComplete="name"
          says={{ required: t('account.displayNameRequired') }}
        />
        <Field label={t('account.email')} hint={t('account.emailHint')}>
          {(field) => <Input {...field} type="email" value={user.email} readOnly disabled />}
        </Field>
        <LanguageChoice form={form} name="language" label={t('account.language')} />
        <FormButtons form={form} disabled={!form.formState.isDirty}>
          {t('account.save')}
        </FormButtons>
      </Form>
    </SectionCard>
  )
}

function profileOf({ displayName, language }: Pick<User, 'displayName' | 'language'>) {
  return { displayName, language: language as Language }
}
