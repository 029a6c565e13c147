import { Controller, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { ApiProblem } from '@/api/problem'
import type { Language, User } from '@/api/types'
import { useUpdateUser } from '@/api/update-user'
import { LanguageField } from '@/components/app/language-field'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { switchLocale } from '@/lib/locale'
import { useLocale, useT } from '@/lib/use-t'

interface Profile {
  displayName: string
  language: Language
}

/** The person's name and language. A new language loads the page again in it. */
export function ProfileForm({ user }: { user: User }) {
  const t = useT()
  const locale = useLocale()
  const update = useUpdateUser()
  const { register, control, handleSubmit, formState, setError, reset } = useForm<Profile>({
    defaultValues: { displayName: user.displayName, language: user.language as Language },
  })
  const { errors, isDirty } = formState

  const submit = handleSubmit((profile) =>
    update.mutate(profile, {
      onSuccess: (saved) => {
        reset({ displayName: saved.displayName, language: saved.language as Language })
        if (saved.language !== locale) return switchLocale(saved.language as Language)
        toast(t('account.saved'))
      },
      onError: (error) => {
        if (error instanceof ApiProblem)
          for (const { path, message } of error.errors)
            if (path === 'displayName' || path === 'language') setError(path, { message })
      },
    })
  )

  return (
    <SectionCard title={t('account.profile')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={t('account.displayName')} error={errors.displayName?.message}>
          {(field) => (
            <Input
              {...field}
              autoComplete="name"
              maxLength={255}
              {...register('displayName', {
                validate: (value) => value.trim() !== '' || t('account.displayNameRequired'),
              })}
            />
          )}
        </Field>
        <Field label={t('account.email')} hint={t('account.emailHint')}>
          {(field) => <Input {...field} type="email" value={user.email} readOnly disabled />}
        </Field>
        <Controller
          control={control}
          name="language"
          render={({ field }) => (
            <LanguageField
              label={t('account.language')}
              value={field.value}
              onChange={field.onChange}
              error={errors.language?.message}
            />
          )}
        />
        {update.error && Object.keys(errors).length === 0 && <ProblemNotice error={update.error} />}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={update.isPending} disabled={!isDirty}>
            {t('account.save')}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
